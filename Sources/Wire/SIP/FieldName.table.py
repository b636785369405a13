#!/usr/bin/env python3
"""Writes FieldName+Table.swift: the names of all SIP header fields, their compact forms, occurrence and value family,
and a perfect hash over both spellings. Run it in this folder after changing the table below.

Columns: name, compact form or -, occurrence, value family; `needed` where a receiver cannot do without a usable value
(RFC 3261 8.2.2 lets it go on without any other field); `empty` where the value may be empty."""
import random

TABLE = """
Accept                          -  list     mediaRanges          empty
Accept-Contact                  a  list     features
Accept-Encoding                 -  list     codings              empty
Accept-Language                 -  list     languages            empty
Accept-Resource-Priority        -  list     resourcePriorities   empty
Additional-Identity             -  list     nameAddresses
Alert-Info                      -  list     uriReferences
AlertMsg-Error                  -  single   errorCode
Allow                           -  list     methods              empty
Allow-Events                    u  list     eventTypes
Answer-Mode                     -  single   tokenWithParameters
Attestation-Info                -  single   token
Authentication-Info             -  list     authenticationInfo
Authorization                   -  rows     credentials
Call-ID                         i  single   callID               needed
Call-Info                       -  list     uriReferences
Cellular-Network-Info           -  single   tokenWithParameters
Contact                         m  list     contacts             needed
Content-Disposition             -  single   disposition
Content-Encoding                e  list     tokens               needed
Content-ID                      -  single   contentID
Content-Language                -  list     languageTags
Content-Length                  l  single   number               needed
Content-Transfer-Encoding       -  single   token
Content-Type                    c  single   mediaType            needed
Contribution-ID                 -  single   opaque
Conversation-ID                 -  single   opaque
CSeq                            -  single   cseq                 needed
Date                            -  single   date
DC-Info                         -  rows     opaque               empty
Diversion                       -  list     nameAddresses
Encryption                      -  rows     opaque               empty
Error-Info                      -  list     uriReferences
Event                           o  single   event                needed
Expires                         -  single   seconds
Feature-Caps                    -  list     features
Flow-Timer                      -  single   seconds
From                            f  single   nameAddress          needed
Geolocation                     -  list     uriReferences
Geolocation-Error               -  single   errorCode
Geolocation-Routing             -  single   parameter
Hide                            -  rows     opaque               empty
History-Info                    -  list     historyEntries
Identity                        y  rows     identity             needed
Identity-Info                   -  single   uriReference
In-Reply-To                     -  list     callIDs
Info-Package                    -  single   tokenWithParameters
InReplyTo-Contribution-ID       -  single   opaque
Join                            -  single   dialogID
Max-Breadth                     -  single   breadth
Max-Forwards                    -  single   hops
MIME-Version                    -  single   mimeVersion
Min-Expires                     -  single   seconds
Min-SE                          -  single   interval
Organization                    -  single   text                 empty
Origination-Id                  -  single   opaque
P-Access-Network-Info           -  list     tokensWithParameters
P-Answer-State                  -  single   tokenWithParameters
P-Asserted-Identity             -  list     nameAddresses
P-Asserted-Service              -  list     services
P-Associated-URI                -  list     routes               empty
P-Called-Party-ID               -  single   route
P-Charge-Info                   -  single   nameAddress
P-Charging-Function-Addresses   -  list     parameterSets
P-Charging-Vector               -  single   chargingVector
P-DCS-Billing-Info              -  single   billing
P-DCS-LAES                      -  single   hostWithParameters
P-DCS-OSPS                      -  single   token
P-DCS-Redirect                  -  single   quotedReference
P-DCS-Trace-Party-ID            -  single   route
P-Early-Media                   -  list     tokens               empty
P-Last-Access-Network-Info      -  list     tokensWithParameters
P-Media-Authorization           -  list     hexadecimals
P-Preferred-Identity            -  list     nameAddresses
P-Preferred-Service             -  list     services
P-Private-Network-Indication    -  single   hostWithParameters
P-Profile-Key                   -  single   nameAddress
P-Refused-URI-List              -  list     nameAddresses
P-Served-User                   -  single   nameAddress
P-User-Database                 -  single   uriReference
P-Visited-Network-ID            -  list     textsWithParameters
Path                            -  list     routes
Permission-Missing              -  list     nameAddresses
Policy-Contact                  -  list     uriReferences
Policy-ID                       -  list     bareReferences
Priority                        -  single   token
Priority-Share                  -  single   tokenWithParameters
Priority-Verstat                -  rows     opaque               empty
Priv-Answer-Mode                -  single   tokenWithParameters
Privacy                         -  single   privacy
Proxy-Authenticate              -  rows     challenge            needed
Proxy-Authorization             -  rows     credentials
Proxy-Require                   -  list     optionTags
RAck                            -  single   rack                 needed
Reason                          -  list     reasons
Record-Route                    -  list     routes               needed
Recv-Info                       -  list     tokensWithParameters empty
Refer-Events-At                 -  single   sipReference
Refer-Sub                       -  single   referSub
Refer-To                        r  single   nameAddress          needed
Referred-By                     b  single   nameAddress
Reject-Contact                  j  list     features
Relayed-Charge                  -  single   parameterSet
Replaces                        -  single   dialogID             needed
Reply-To                        -  single   nameAddress
Request-Disposition             d  list     tokens
Require                         -  list     optionTags           needed
Resource-Priority               -  list     resourcePriorities
Resource-Share                  -  single   tokenWithParameters
Response-Key                    -  rows     opaque               empty
Response-Source                 -  single   parameterSet
Restoration-Info                -  single   textWithParameters
Retry-After                     -  single   retryAfter
Route                           -  list     routes               needed
Reason-Phrase                   -  rows     opaque               empty
RSeq                            -  single   responseNumber
Security-Client                 -  list     securityMechanisms
Security-Server                 -  list     securityMechanisms
Security-Verify                 -  list     securityMechanisms
Server                          -  single   products
Service-Interact-Info           -  list     parameterSets
Service-Route                   -  list     routes
Session-Expires                 x  single   interval
Session-ID                      -  single   sessionID
Session-Replaces                -  single   opaque
SIP-ETag                        -  single   token
SIP-If-Match                    -  single   token
Subject                         s  single   text                 empty
Subscription-State              -  single   subscriptionState
Supported                       k  list     optionTags           empty
Suppress-If-Match               -  single   token
Target-Dialog                   -  single   targetDialog
Timestamp                       -  single   timestamp
To                              t  single   nameAddress          needed
Trigger-Consent                 -  list     bareReferences
Unsupported                     -  list     optionTags
User-Agent                      -  single   products
User-to-User                    -  list     textsWithParameters
Via                             v  list     via                  needed
Warning                         -  list     warnings
WWW-Authenticate                -  rows     challenge            needed
"""

rows = [line.split() for line in TABLE.strip().splitlines()]
MASK = (1 << 64) - 1
SLOTS = 1024
SHIFT = 64 - 10


def member(name):
    words = name.split("-")
    acronyms = {"CSeq": "cseq", "RAck": "rack", "RSeq": "rseq"}
    head = acronyms.get(words[0], words[0].lower())
    if words[0] == "InReplyTo":
        head = "inReplyTo"
    if words[0] == "AlertMsg":
        head = "alertMessage"
    tail = [w if w.isupper() or w == "ETag" else w[0].upper() + w[1:] for w in words[1:]]
    joined = head + "".join(tail)
    return joined.replace("Id", "ID") if joined.endswith("Id") else joined


def key(spelling):
    """Four octets as they stand in a line of the common form, `name: value`, but three of a one-letter name; the last but one; the length."""
    octets = spelling.lower().encode()
    line = bytes(b | 0x20 for b in (octets + b": ")[:4]) + b"\0"
    before = (b"\n" + octets)[-2] | 0x20
    return int.from_bytes(line[:4] + bytes([before, len(octets)]), "little")


def slot(k, multiplier):
    return (k * multiplier & MASK) >> SHIFT


entries = []
for number, row in enumerate(rows, 1):
    entries.append((row[0], number))
    if row[1] != "-":
        entries.append((row[1], number))
keys = [key(spelling) for spelling, _ in entries]
assert len(set(keys)) == len(keys)

random.seed(3261)
while True:
    multiplier = random.getrandbits(64) | 1
    seen = set()
    for k in keys:
        s = slot(k, multiplier)
        if s in seen:
            break
        seen.add(s)
    else:
        break

slots = [0] * SLOTS
for index, k in enumerate(keys, 1):
    slots[slot(k, multiplier)] = index


def table(name, kind, values, width, docs, filler=0):
    # Padded so that an index of one octet needs no bounds check.
    size = 2048 if len(values) > 1024 else SLOTS if len(values) == SLOTS else 256
    values = list(values) + [filler] * (size - len(values))
    lines = [f"/// {docs}", f"let {name}: InlineArray<{len(values)}, {kind}> = ["]
    for start in range(0, len(values), width):
        lines.append("    " + ", ".join(str(v) for v in values[start:start + width]) + ",")
    return "\n".join(lines + ["]"])


words = ["0"] * 8
for spelling, _ in entries:
    octets = spelling.lower().encode()
    fold = bytes(0x20 if chr(b).isalpha() else 0 for b in octets) + b"\xff" * (32 - len(octets))
    want = octets + b"\xff" * (32 - len(octets))
    words += [f"0x{int.from_bytes(part[i:i + 8], 'little'):x}" for part in (fold, want) for i in (0, 8, 16, 24)]

out = ["// Written by FieldName.table.py: change the table there, not here.", "", "extension FieldName {"]
for number, row in enumerate(rows, 1):
    out.append(f"    /// `{row[0]}`" + (f", compact form `{row[1]}`" if row[1] != "-" else ""))
    out.append(f"    @inlinable public static var {member(row[0])}: FieldName {{ FieldName(code: {number}) }}")
out += ["", f"    /// How many names are known; their codes run from 1 to this.", f"    public static let knownCount = {len(rows)}", "",
        "    /// What is known of each name, by code.", "    static let known: [Known] = ["]
out.append('        Known("", nil, .rows, .opaque, isNeeded: false),')
for row in rows:
    compact = f'"{row[1]}"' if row[1] != "-" else "nil"
    needed = "true" if "needed" in row[4:] else "false"
    out.append(f'        Known("{row[0]}", {compact}, .{row[2]}, .{row[3]}, isNeeded: {needed}),')
out += ["    ]", "}", ""]
families = []
for row in rows:
    if row[3] not in families:
        families.append(row[3])
out += ["/// The grammar that a field's value follows; several fields share one.", "public enum ValueFamily: UInt8, Sendable, CaseIterable {"]
out += [f"    case {family}" for family in families] + ["}", ""]
out += [f"let fieldNameMultiplier: UInt64 = 0x{multiplier:016x}",
        f"let fieldNameShift: UInt64 = {SHIFT}", "",
        table("fieldNameSlots", "UInt8", slots, 32, "Hash to spelling; 0 where no spelling hashes."), "",
        table("fieldNameResults", "UInt16", [0] + [len(e[0]) << 8 | e[1] for e in entries], 20, "Per spelling, its octets and its name's code."), "",
        table("fieldNameWords", "UInt64", words, 4, "Per spelling, four words that fold case and four that must then be equal."), "",
        table("fieldNameFamilies", "ValueFamily", [".opaque"] + [f".{r[3]}" for r in rows], 6, "Name code to value family.", ".opaque"), "",
        table("fieldNameTraits", "UInt8", [4] + [(1 if r[2] == "single" else 0) | (2 if "needed" in r[4:] else 0) | (4 if "empty" in r[4:] else 0) for r in rows],
              24, "Name code to traits: 1 one row at most, 2 needed by a receiver, 4 the value may be empty."), ""]
open("FieldName+Table.swift", "w").write("\n".join(out))
print(len(rows), "names,", len(entries), "spellings")
