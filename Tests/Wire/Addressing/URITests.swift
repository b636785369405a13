import Addressing
import Octets
import Testing

@Suite struct URITests {
    struct Fixture: Sendable, CustomTestStringConvertible {
        let name: String
        let input: String
        var kind = Scheme.Kind.sip
        /// Only what is expected to be there: `user`, `password`, `host`, `port`, `path`, `qualifier`, `parameters`, `headers`.
        var parts: [String: String] = [:]
        var findings: [String] = []
        var testDescription: String { "\(name): \(input)" }
    }

    static let sip: [Fixture] = [
        Fixture(name: "user and host", input: "sip:alice@atlanta.example", parts: ["user": "alice", "host": "atlanta.example"]),
        Fixture(name: "host alone", input: "sip:atlanta.example", parts: ["host": "atlanta.example"]),
        Fixture(
            name: "scheme in any case", input: "SiPs:alice@atlanta.example", kind: .sips,
            parts: ["user": "alice", "host": "atlanta.example"]),
        Fixture(
            name: "every part", input: "sip:alice:s3c&r=et@192.0.2.4:5070;transport=tcp;lr?Subject=a%20b&To=x",
            parts: [
                "user": "alice", "password": "s3c&r=et", "host": "192.0.2.4", "port": "5070", "parameters": ";transport=tcp;lr",
                "headers": "Subject=a%20b&To=x",
            ]),
        Fixture(
            name: "telephone number as user", input: "sip:+1-555-010-0200:77@gw.example;user=phone",
            parts: ["user": "+1-555-010-0200", "password": "77", "host": "gw.example", "parameters": ";user=phone"]),
        Fixture(name: "empty password", input: "sip:alice:@h.example", parts: ["user": "alice", "password": "", "host": "h.example"]),
        Fixture(
            name: "semicolon and escape in the user", input: "sip:alice;par=u%40b.example@atlanta.example",
            parts: ["user": "alice;par=u%40b.example", "host": "atlanta.example"]),
        Fixture(
            name: "odd octets that a user may hold", input: "sip:1_odd.~(to-be!)&isn't+it$/so?,;;*:&it=1,$x.(y)@h.example",
            parts: ["user": "1_odd.~(to-be!)&isn't+it$/so?,;;*", "password": "&it=1,$x.(y)", "host": "h.example"]),
        Fixture(
            name: "escaped names and values", input: "sip:cal%6Cer@h.example;%6C%72;n%61me=v%61lue%25%34%31",
            parts: ["user": "cal%6Cer", "host": "h.example", "parameters": ";%6C%72;n%61me=v%61lue%25%34%31"]),
        Fixture(name: "escaped NUL", input: "sip:null-%00-null@h.example", parts: ["user": "null-%00-null", "host": "h.example"]),
        Fixture(
            name: "octets that a parameter may hold", input: "sip:h.example;x=[a/b]:c&d+e$f-_.!~*'();y",
            parts: ["host": "h.example", "parameters": ";x=[a/b]:c&d+e$f-_.!~*'();y"]),
        Fixture(
            name: "octets that a header may hold", input: "sip:h.example?a=[b/c]?d:e+f$g&h=",
            parts: ["host": "h.example", "headers": "a=[b/c]?d:e+f$g&h="]),
        Fixture(
            name: "headers behind the host", input: "sips:1212@h.example?Subject=x", kind: .sips,
            parts: ["user": "1212", "host": "h.example", "headers": "Subject=x"]),
        Fixture(
            name: "IPv6, port and maddr", input: "sip:[2001:db8::10]:5070;maddr=[2001:db8::1];ttl=255",
            parts: ["host": "2001:db8::10", "port": "5070", "parameters": ";maddr=[2001:db8::1];ttl=255"]),
        Fixture(name: "lr with a value", input: "sip:h.example;lr=on", parts: ["host": "h.example", "parameters": ";lr=on"]),
        Fixture(
            name: "third colon before IPv4", input: "sip:alice@[2001:db8:::192.0.2.1]",
            parts: ["user": "alice", "host": "2001:db8:::192.0.2.1"],
            findings: ["host.ipv6.extraColon@21"]),

        Fixture(name: "nothing behind the scheme", input: "sip:", findings: ["uri.host.empty@4"]),
        Fixture(name: "no host", input: "sip:alice@", parts: ["user": "alice"], findings: ["uri.host.empty@10"]),
        Fixture(
            name: "no host, a port", input: "sip:alice@:5060;x", parts: ["user": "alice", "parameters": ";x"],
            findings: ["uri.host.empty@10"]),
        Fixture(name: "parameters of nothing", input: "sip:;1017@192.0.2.27", parts: ["user": ";1017", "host": "192.0.2.27"]),
        Fixture(
            name: "no user before the at sign", input: "sip:@h.example", parts: ["user": "", "host": "h.example"],
            findings: ["uri.user.empty@4"]),
        Fixture(
            name: "no user before the password", input: "sip::p@h.example", parts: ["user": "", "password": "p", "host": "h.example"],
            findings: ["uri.user.empty@4"]),
        Fixture(
            name: "blank in the user", input: "sip:al ice:p@h.example", parts: ["user": "al ice", "password": "p", "host": "h.example"],
            findings: ["uri.user.illegalOctet@6"]),
        Fixture(
            name: "semicolon in the password", input: "sip:alice:p;q@h.example",
            parts: ["user": "alice", "password": "p;q", "host": "h.example"],
            findings: ["uri.user.illegalOctet@11"]),
        Fixture(
            name: "two colons in the userinfo", input: "sip:a:b:c@h.example", parts: ["user": "a", "password": "b:c", "host": "h.example"],
            findings: ["uri.user.illegalOctet@7"]),
        Fixture(
            name: "two at signs", input: "sip:a@b@c;lr", parts: ["user": "a", "host": "b", "parameters": ";lr"],
            findings: ["uri.illegalOctet@7"]),
        Fixture(
            name: "escapes cut short", input: "sip:al%4@h.example;line=%",
            parts: ["user": "al%4", "host": "h.example", "parameters": ";line=%"],
            findings: ["uri.escape.truncated@6", "uri.escape.truncated@24"]),
        Fixture(
            name: "escape that is not hexadecimal", input: "sip:%4g@h.example", parts: ["user": "%4g", "host": "h.example"],
            findings: ["uri.escape.truncated@4"]),
        Fixture(
            name: "escape does not reach behind the end", input: "sip:h.example;x=%0", parts: ["host": "h.example", "parameters": ";x=%0"],
            findings: ["uri.escape.truncated@16"]),
        Fixture(
            name: "blank in the host", input: "sip:a@h .example;lr", parts: ["user": "a", "host": "h", "parameters": ";lr"],
            findings: ["uri.illegalOctet@7"]),
        Fixture(name: "blank at the end", input: "sip:h.example ", parts: ["host": "h.example"], findings: ["uri.illegalOctet@13"]),
        Fixture(
            name: "IPv6 without brackets", input: "sip:2001:db8::10", parts: ["host": "2001:db8::10"],
            findings: ["host.ipv6.brackets.missing@4"]),
        Fixture(
            name: "port too large", input: "sip:h.example:65536", parts: ["host": "h.example", "port": "65536"],
            findings: ["port.outOfRange@14"]),
        Fixture(
            name: "semicolon at the end", input: "sip:h.example;", parts: ["host": "h.example", "parameters": ";"],
            findings: ["uri.parameter.name.empty@14"]),
        Fixture(
            name: "two semicolons", input: "sip:h.example;;lr", parts: ["host": "h.example", "parameters": ";;lr"],
            findings: ["uri.parameter.name.empty@14"]),
        Fixture(
            name: "no name", input: "sip:h.example;=x;lr", parts: ["host": "h.example", "parameters": ";=x;lr"],
            findings: ["uri.parameter.name.empty@14"]),
        Fixture(
            name: "no value", input: "sip:h.example;x=;lr", parts: ["host": "h.example", "parameters": ";x=;lr"],
            findings: ["uri.parameter.value.empty@16"]),
        Fixture(
            name: "no value before headers", input: "sip:h.example;x=?a=b",
            parts: ["host": "h.example", "parameters": ";x=", "headers": "a=b"], findings: ["uri.parameter.value.empty@16"]),
        Fixture(
            name: "quotes around a value", input: "sip:h.example;x=\"a\";lr", parts: ["host": "h.example", "parameters": ";x=\"a\";lr"],
            findings: ["uri.parameter.illegalOctet@16"]),
        Fixture(
            name: "blank before a parameter", input: "sip:h.example; lr", parts: ["host": "h.example", "parameters": "; lr"],
            findings: ["uri.parameter.illegalOctet@14"]),
        Fixture(
            name: "equals sign twice", input: "sip:h.example;x=a=b", parts: ["host": "h.example", "parameters": ";x=a=b"],
            findings: ["uri.parameter.illegalOctet@17"]),
        Fixture(
            name: "a name twice", input: "sip:h.example;lr;x=1;LR", parts: ["host": "h.example", "parameters": ";lr;x=1;LR"],
            findings: ["uri.parameter.duplicate@21"]),
        Fixture(
            name: "a name twice, once escaped", input: "sip:h.example;lr;%6C%52", parts: ["host": "h.example", "parameters": ";lr;%6C%52"],
            findings: ["uri.parameter.duplicate@17"]),
        Fixture(
            name: "ttl too large", input: "sip:h.example;ttl=256", parts: ["host": "h.example", "parameters": ";ttl=256"],
            findings: ["uri.parameter.outOfRange@18"]),
        Fixture(
            name: "ttl of four digits", input: "sip:h.example;TTL=0001", parts: ["host": "h.example", "parameters": ";TTL=0001"],
            findings: ["uri.parameter.outOfRange@18"]),
        Fixture(
            name: "ttl is a word", input: "sip:h.example;ttl=few", parts: ["host": "h.example", "parameters": ";ttl=few"],
            findings: ["uri.parameter.outOfRange@18"]),
        Fixture(
            name: "maddr is no host", input: "sip:h.example;maddr=[::", parts: ["host": "h.example", "parameters": ";maddr=[::"],
            findings: ["uri.parameter.outOfRange@20"]),
        Fixture(
            name: "no header", input: "sip:h.example?", parts: ["host": "h.example", "headers": ""], findings: ["uri.header.malformed@14"]),
        Fixture(
            name: "header without a name", input: "sip:h.example?=a", parts: ["host": "h.example", "headers": "=a"],
            findings: ["uri.header.malformed@14"]),
        Fixture(
            name: "header without an equals sign", input: "sip:h.example?a&b=c", parts: ["host": "h.example", "headers": "a&b=c"],
            findings: ["uri.header.malformed@15"]),
        Fixture(
            name: "blank in a header", input: "sip:h.example?a=b c&d=e;f", parts: ["host": "h.example", "headers": "a=b c&d=e;f"],
            findings: ["uri.header.illegalOctet@17", "uri.header.illegalOctet@23"]),
        Fixture(
            name: "angle brackets around it", input: "<sip:a@h.example>", parts: ["user": "a", "host": "h.example"],
            findings: ["uri.brackets@0"]),
        Fixture(
            name: "control octet", input: "sip:h.example;x=\u{1}", parts: ["host": "h.example", "parameters": ";x=\u{1}"],
            findings: ["uri.parameter.illegalOctet@16"]),
    ]

    static let others: [Fixture] = [
        Fixture(name: "global number", input: "tel:+15550100200", kind: .tel, parts: ["path": "+15550100200"]),
        Fixture(
            name: "visual separators", input: "TEL:+1-(555)-010.0200;ext=1-2", kind: .tel,
            parts: ["path": "+1-(555)-010.0200", "parameters": ";ext=1-2"]),
        Fixture(
            name: "local number", input: "tel:7042;phone-context=atlanta.example", kind: .tel,
            parts: ["path": "7042", "parameters": ";phone-context=atlanta.example"]),
        Fixture(
            name: "local number of any digits", input: "tel:*#A-f9;foo=bar;phone-context=+1-555", kind: .tel,
            parts: ["path": "*#A-f9", "parameters": ";foo=bar;phone-context=+1-555"]),
        Fixture(
            name: "context in any case", input: "tel:112;Phone-Context=+44", kind: .tel,
            parts: ["path": "112", "parameters": ";Phone-Context=+44"]),
        Fixture(
            name: "subaddress with escapes", input: "tel:+15550100200;isub=12%2F34", kind: .tel,
            parts: ["path": "+15550100200", "parameters": ";isub=12%2F34"]),
        Fixture(
            name: "local number without context", input: "tel:7042", kind: .tel, parts: ["path": "7042"],
            findings: ["uri.phoneContext.missing@8"]),
        Fixture(
            name: "no number", input: "tel:", kind: .tel, parts: ["path": ""],
            findings: ["uri.number.empty@4", "uri.phoneContext.missing@4"]),
        Fixture(name: "plus alone", input: "tel:+", kind: .tel, parts: ["path": "+"], findings: ["uri.number.empty@5"]),
        Fixture(name: "separators alone", input: "tel:+-.()", kind: .tel, parts: ["path": "+-.()"], findings: ["uri.number.empty@9"]),
        Fixture(
            name: "letter in a global number", input: "tel:+1555a100200", kind: .tel, parts: ["path": "+1555a100200"],
            findings: ["uri.number.illegalOctet@9"]),
        Fixture(
            name: "star in a global number", input: "tel:+1555*1", kind: .tel, parts: ["path": "+1555*1"],
            findings: ["uri.number.illegalOctet@9"]),
        Fixture(
            name: "blank in a number", input: "tel:+1 555;ext=7", kind: .tel, parts: ["path": "+1 555", "parameters": ";ext=7"],
            findings: ["uri.number.illegalOctet@6"]),
        Fixture(
            name: "letters in a local number", input: "tel:1-800-HELP;phone-context=+1", kind: .tel,
            parts: ["path": "1-800-HELP", "parameters": ";phone-context=+1"], findings: ["uri.number.illegalOctet@10"]),
        Fixture(
            name: "context is neither", input: "tel:7;phone-context=-x", kind: .tel,
            parts: ["path": "7", "parameters": ";phone-context=-x"], findings: ["uri.phoneContext.malformed@20"]),
        Fixture(
            name: "context is a letter number", input: "tel:7;phone-context=+1a", kind: .tel,
            parts: ["path": "7", "parameters": ";phone-context=+1a"], findings: ["uri.phoneContext.malformed@20"]),
        Fixture(
            name: "context is a flag", input: "tel:7;phone-context", kind: .tel, parts: ["path": "7", "parameters": ";phone-context"],
            findings: ["uri.phoneContext.malformed@6"]),
        Fixture(
            name: "extension and subaddress", input: "tel:+1555;ext=1;isub=2", kind: .tel,
            parts: ["path": "+1555", "parameters": ";ext=1;isub=2"], findings: ["uri.extension.conflict@16"]),
        Fixture(
            name: "question mark", input: "tel:+1555;ext=1?x", kind: .tel, parts: ["path": "+1555", "parameters": ";ext=1"],
            findings: ["uri.illegalOctet@15"]),
        Fixture(
            name: "several recipients", input: "sms:+15550100200,+441632960029?body=hi%20there", kind: .sms,
            parts: ["path": "+15550100200,+441632960029", "headers": "body=hi%20there"]),
        Fixture(
            name: "recipient missing", input: "sms:+15550100200,?body=hi", kind: .sms,
            parts: ["path": "+15550100200,", "headers": "body=hi"], findings: ["uri.number.empty@17", "uri.phoneContext.missing@17"]),

        Fixture(name: "instant inbox", input: "im:alice@atlanta.example", kind: .im, parts: ["user": "alice", "host": "atlanta.example"]),
        Fixture(
            name: "presentity with headers", input: "pres:alice@atlanta.example?a=b", kind: .pres,
            parts: ["user": "alice", "host": "atlanta.example", "headers": "a=b"]),
        Fixture(name: "no address", input: "im:", kind: .im),
        Fixture(name: "no domain", input: "im:alice", kind: .im, parts: ["user": "alice"], findings: ["uri.mailbox.malformed@8"]),
        Fixture(
            name: "no local part", input: "im:@atlanta.example", kind: .im, parts: ["user": "", "host": "atlanta.example"],
            findings: ["uri.mailbox.malformed@3"]),
        Fixture(
            name: "no domain behind the at sign", input: "pres:alice@", kind: .pres, parts: ["user": "alice"],
            findings: ["uri.mailbox.malformed@11"]),
        Fixture(
            name: "port of a mailbox", input: "im:alice@atlanta.example:5060", kind: .im,
            parts: ["user": "alice", "host": "atlanta.example"], findings: ["uri.illegalOctet@24"]),
        Fixture(
            name: "blank in a mailbox", input: "im:al ice@atlanta.example", kind: .im, parts: ["user": "al ice@atlanta.example"],
            findings: ["uri.user.illegalOctet@5"]),
        Fixture(
            name: "blank in mailbox headers", input: "im:a@b?c=d e", kind: .im, parts: ["user": "a", "host": "b", "headers": "c=d e"],
            findings: ["uri.header.illegalOctet@10"]),
        Fixture(
            name: "parameters of a mailbox", input: "im:a@b;c=d", kind: .im, parts: ["user": "a", "host": "b"],
            findings: ["uri.illegalOctet@6"]),

        Fixture(
            name: "session", input: "msrp://atlanta.example:2855/as.d-f_3~4+=/5;tcp", kind: .msrp,
            parts: ["host": "atlanta.example", "port": "2855", "path": "as.d-f_3~4+=/5", "qualifier": "tcp"]),
        Fixture(
            name: "relay with user and parameter", input: "MSRPS://alice@relay.example;tcp;x=y", kind: .msrps,
            parts: ["user": "alice", "host": "relay.example", "qualifier": "tcp", "parameters": ";x=y"]),
        Fixture(
            name: "registered name", input: "msrp://f_1%7e!.invalid:9/s;ws", kind: .msrp,
            parts: ["host": "f_1%7e!.invalid", "port": "9", "path": "s", "qualifier": "ws"]),
        Fixture(
            name: "session at an IPv6 address", input: "msrp://[2001:db8::1]:2855/s;tcp", kind: .msrp,
            parts: ["host": "2001:db8::1", "port": "2855", "path": "s", "qualifier": "tcp"]),
        Fixture(name: "no authority", input: "msrp:atlanta.example;tcp", kind: .msrp, findings: ["uri.authority.missing@5"]),
        Fixture(
            name: "no host", input: "msrp:///s;tcp", kind: .msrp, parts: ["path": "s", "qualifier": "tcp"], findings: ["uri.host.empty@7"]),
        Fixture(
            name: "no transport", input: "msrp://h.example:1/s", kind: .msrp, parts: ["host": "h.example", "port": "1", "path": "s"],
            findings: ["uri.transport.missing@20"]),
        Fixture(
            name: "empty transport", input: "msrp://h.example:1/s;;x", kind: .msrp,
            parts: ["host": "h.example", "port": "1", "path": "s", "qualifier": "", "parameters": ";x"],
            findings: ["uri.transport.missing@21"]),
        Fixture(
            name: "transport with a hyphen", input: "msrp://h.example:1/s;t-p;x", kind: .msrp,
            parts: ["host": "h.example", "port": "1", "path": "s", "qualifier": "t", "parameters": ";x"], findings: ["uri.illegalOctet@22"]),
        Fixture(
            name: "empty session", input: "msrp://h.example:1/;tcp", kind: .msrp,
            parts: ["host": "h.example", "port": "1", "path": "", "qualifier": "tcp"], findings: ["uri.sessionId.malformed@19"]),
        Fixture(
            name: "octet that no session has", input: "msrp://h.example:1/a!b;tcp", kind: .msrp,
            parts: ["host": "h.example", "port": "1", "path": "a!b", "qualifier": "tcp"], findings: ["uri.sessionId.malformed@20"]),
        Fixture(
            name: "address without a port", input: "msrp://192.0.2.1/s;tcp", kind: .msrp,
            parts: ["host": "192.0.2.1", "path": "s", "qualifier": "tcp"], findings: ["uri.port.missing@16"]),
        Fixture(
            name: "password of an MSRP user", input: "msrp://a:b@h.example:1/s;tcp", kind: .msrp,
            parts: ["user": "a", "password": "b", "host": "h.example", "port": "1", "path": "s", "qualifier": "tcp"],
            findings: ["uri.password.forbidden@8"]),
        Fixture(
            name: "blank in an MSRP user", input: "msrp://a b@h.example:1/s;tcp", kind: .msrp,
            parts: ["user": "a b", "host": "h.example", "port": "1", "path": "s", "qualifier": "tcp"], findings: ["uri.user.illegalOctet@8"]
        ),
        Fixture(
            name: "blank behind an MSRP host", input: "msrp://h.example /s;tcp", kind: .msrp,
            parts: ["host": "h.example", "qualifier": "tcp"], findings: ["uri.illegalOctet@16"]),
        Fixture(
            name: "headers of an MSRP URI", input: "msrp://h.example:1/s;tcp;x?y", kind: .msrp,
            parts: ["host": "h.example", "port": "1", "path": "s", "qualifier": "tcp", "parameters": ";x"],
            findings: ["uri.illegalOctet@26"]),
        Fixture(
            name: "port of an MSRP URI", input: "msrp://h.example:x1/s;tcp", kind: .msrp,
            parts: ["host": "h.example", "port": "x1", "path": "s", "qualifier": "tcp"], findings: ["port.illegalOctet@17"]),

        Fixture(name: "service", input: "urn:service:sos.police", kind: .urn, parts: ["qualifier": "service", "path": "sos.police"]),
        Fixture(
            name: "namespace with a hyphen", input: "URN:urn-7:3gpp-service.ims.icsi.mmtel", kind: .urn,
            parts: ["qualifier": "urn-7", "path": "3gpp-service.ims.icsi.mmtel"]),
        Fixture(
            name: "name with slashes, escapes, query", input: "urn:ab:c/d%2C;e=1?+r?=q", kind: .urn,
            parts: ["qualifier": "ab", "path": "c/d%2C;e=1", "headers": "+r?=q"]),
        Fixture(
            name: "namespace too short", input: "urn:a:b", kind: .urn, parts: ["qualifier": "a", "path": "b"],
            findings: ["uri.namespace.malformed@5"]),
        Fixture(
            name: "namespace ends with a hyphen", input: "urn:ab-:c", kind: .urn, parts: ["qualifier": "ab-", "path": "c"],
            findings: ["uri.namespace.malformed@7"]),
        Fixture(
            name: "namespace too long", input: "urn:a12345678901234567890123456789012:b", kind: .urn,
            parts: ["qualifier": "a12345678901234567890123456789012", "path": "b"], findings: ["uri.namespace.malformed@36"]),
        Fixture(
            name: "namespace with an underscore", input: "urn:a_b:c", kind: .urn, parts: ["qualifier": "a_b", "path": "c"],
            findings: ["uri.namespace.malformed@5"]),
        Fixture(
            name: "namespace alone", input: "urn:service", kind: .urn, parts: ["qualifier": "service"],
            findings: ["uri.namespace.malformed@11"]),
        Fixture(
            name: "nothing in the namespace", input: "urn:service:", kind: .urn, parts: ["qualifier": "service", "path": ""],
            findings: ["uri.namespaceString.malformed@12"]),
        Fixture(
            name: "slash first", input: "urn:service:/a", kind: .urn, parts: ["qualifier": "service", "path": "/a"],
            findings: ["uri.namespaceString.malformed@12"]),
        Fixture(
            name: "plain question mark", input: "urn:service:a?b", kind: .urn,
            parts: ["qualifier": "service", "path": "a", "headers": "b"], findings: ["uri.namespaceString.malformed@13"]),
        Fixture(
            name: "fragment", input: "urn:service:a#b", kind: .urn, parts: ["qualifier": "service", "path": "a#b"],
            findings: ["uri.illegalOctet@13"]),

        Fixture(name: "body part", input: "cid:p1%25.7@atlanta.example", kind: .cid, parts: ["path": "p1%25.7@atlanta.example"]),
        Fixture(
            name: "part of a message", input: "mid:m7@a.example/p1@a.example", kind: .mid, parts: ["path": "m7@a.example/p1@a.example"]),
        Fixture(name: "no identifier", input: "cid:", kind: .cid, parts: ["path": ""], findings: ["uri.empty@4"]),
        Fixture(name: "no at sign", input: "cid:part1", kind: .cid, parts: ["path": "part1"], findings: ["uri.contentId.malformed@9"]),
        Fixture(name: "at sign last", input: "cid:part1@", kind: .cid, parts: ["path": "part1@"], findings: ["uri.contentId.malformed@9"]),
        Fixture(
            name: "angle bracket in an identifier", input: "cid:p@<h>", kind: .cid, parts: ["path": "p@<h>"],
            findings: ["uri.illegalOctet@6"]),

        Fixture(
            name: "web", input: "https://alice:x@content.example:8443/a/b;c?d=e&f", kind: .https,
            parts: ["user": "alice:x", "host": "content.example", "port": "8443", "path": "/a/b;c", "headers": "d=e&f"]),
        Fixture(
            name: "web at an IPv6 address", input: "http://[2001:db8::1]/x", kind: .http, parts: ["host": "2001:db8::1", "path": "/x"]),
        Fixture(name: "web without an authority", input: "http:/x", kind: .http, parts: ["path": "/x"], findings: ["uri.host.empty@5"]),
        Fixture(name: "web without a host", input: "http:///x", kind: .http, parts: ["path": "/x"], findings: ["uri.host.empty@7"]),
        Fixture(
            name: "opaque scheme that no one knows", input: "nobodyKnows:total(ly)opaque?x", kind: .other,
            parts: ["path": "total(ly)opaque", "headers": "x"]),
        Fixture(
            name: "scheme with all its octets", input: "a1+b-c.d://192.0.2.1:3002", kind: .other,
            parts: ["host": "192.0.2.1", "port": "3002", "path": ""]),
        Fixture(name: "authority may be empty elsewhere", input: "file:///x", kind: .other, parts: ["path": "/x"]),
        Fixture(name: "scheme that begins like sip", input: "sipx:a@b", kind: .other, parts: ["path": "a@b"]),
        Fixture(name: "nothing behind an unknown scheme", input: "x:", kind: .other, findings: ["uri.empty@2"]),
        Fixture(name: "blank in an opaque part", input: "x:a b", kind: .other, parts: ["path": "a b"], findings: ["uri.illegalOctet@3"]),
        Fixture(
            name: "no scheme", input: "alice@atlanta.example", kind: .other, parts: ["path": "alice@atlanta.example"],
            findings: ["uri.scheme.missing@5"]),
        Fixture(name: "colon first", input: ":alice", kind: .other, parts: ["path": ":alice"], findings: ["uri.scheme.missing@0"]),
        Fixture(
            name: "scheme begins with a digit", input: "1sip:alice", kind: .other, parts: ["path": "1sip:alice"],
            findings: ["uri.scheme.missing@0"]),
        Fixture(name: "word alone", input: "alice", kind: .other, parts: ["path": "alice"], findings: ["uri.scheme.missing@5"]),
    ]

    @Test(arguments: sip + others) func scan(_ fixture: Fixture) throws {
        let reading = Reading<URI>(fixture.input)
        let slices = try #require(reading.slices)
        #expect(reading.findings == fixture.findings)
        #expect(reading.rest == "")
        #expect(slices.kind == fixture.kind)
        var parts: [String: String] = [:]
        parts["user"] = reading.text(slices.user)
        parts["password"] = reading.text(slices.password)
        parts["host"] = reading.text(slices.host.range)
        parts["port"] = reading.text(slices.port.digits)
        parts["path"] = reading.text(slices.path)
        parts["qualifier"] = reading.text(slices.isMSRP ? slices.transport : slices.namespace)
        parts["parameters"] = reading.text(slices.parameters.range)
        parts["headers"] = reading.text(slices.headers.range)
        #expect(parts == fixture.parts)
    }

    @Test(arguments: (sip + others).filter { $0.findings.isEmpty }) func roundTrip(_ fixture: Fixture) throws {
        let value = try #require(URI(fixture.input))
        #expect(URI(value.encoded) == value)
        #expect(value.isEquivalent(to: value))
        // But for the case of the scheme nothing changes on the way.
        let colon = try #require(fixture.input.firstIndex(of: ":"))
        #expect(value.encoded == fixture.input[..<colon].lowercased() + fixture.input[colon...])
    }

    /// What was faulty is written so that it cannot leave its place, and reads back as itself.
    @Test(arguments: (sip + others).filter { !$0.findings.isEmpty }) func faultyValueIsWrittenSafely(_ fixture: Fixture) throws {
        let value = try #require(Reading<URI>(fixture.input).value)
        let encoded = value.encoded
        #expect(!encoded.utf8.contains { $0 <= 0x20 || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\"") })
    }

    @Test func emptyInput() {
        let reading = Reading<URI>("")
        #expect(reading.slices == nil)
        #expect(reading.findings == ["uri.empty@0"])
        #expect(Reading<URI>("<>").findings == ["uri.brackets@0", "uri.empty@1"])
    }

    @Test(arguments: [
        ("sip:a@h.example;tag=1", ";tag=1"), ("sip:a@h.example, x", ", x"), ("sip:a@h.example?x", "?x"), ("sip:a@h.example x", " x"),
        ("sip:a;b@h.example", ";b@h.example"), ("tel:+15550100;phone-context=x", ";phone-context=x"), ("x:y", ""),
    ]) func bareEnd(_ input: String, _ rest: String) {
        let reading = Reading<URI>(input) { URI.scanBare(&$0, &$1) }
        #expect(reading.rest == rest)
        #expect(reading.findings == [])
        #expect(reading.text(reading.slices?.range) == String(input.dropLast(rest.count)))
    }

    @Test func parametersAreFoundInPlace() throws {
        let reading = Reading<URI>("sip:h.example;lr;Transport=TCP;n%61me=v%61lue;x=1")
        let parameters = try #require(reading.slices).parameters
        let octets = reading.octets.span
        #expect(parameters.count == 4)
        #expect(parameters.first("LR", in: octets)?.isFlag == true)
        #expect(parameters.value(of: "lr", in: octets).isAbsent)
        #expect(parameters.first("none", in: octets) == nil)
        #expect(reading.text(parameters.value(of: "transport", in: octets)) == "TCP")
        #expect(reading.text(parameters.value(of: "name", in: octets)) == "v%61lue")
    }

    @Test func parameterLimitIsNamed() throws {
        let many = "sip:h.example" + (0..<10_000).map { ";p\($0)=\($0)" }.joined() + "?a=b"
        let reading = Reading<URI>(many)
        let slices = try #require(reading.slices)
        #expect(reading.findings.map { $0.prefix { $0 != "@" } } == ["uri.parameter.limit"])
        #expect(Int(slices.parameters.count) == Limits.maximumParameters)
        #expect(try #require(reading.value).parameters.count == Limits.maximumParameters)
        #expect(reading.text(slices.headers.range) == "a=b")
    }

    @Test func theLastOfManyIsKnownAsRepeated() {
        let many = "sip:h.example" + (1..<Limits.maximumParameters).map { ";p\($0)" }.joined() + ";%501"
        #expect(Reading<URI>(many).findings == ["uri.parameter.duplicate@\(many.utf8.count - 4)"])
    }
}
