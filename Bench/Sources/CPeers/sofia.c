#include "CPeers.h"

#include <sofia-sip/msg.h>
#include <sofia-sip/sip.h>
#include <sofia-sip/sip_header.h>
#include <sofia-sip/sip_parser.h>

static const msg_mclass_t *grammar;

bool sofia_prepare(void) {
    grammar = sip_default_mclass();
    return grammar != NULL;
}

bool sofia_parse(const char *octets, size_t count) {
    msg_t *message = msg_make(grammar, 0, octets, (ssize_t)count);
    if (!message) return false;
    const sip_t *sip = sip_object(message);
    bool is_read = sip && !sip->sip_error && sip->sip_via && sip->sip_from && sip->sip_to && sip->sip_call_id && sip->sip_cseq;
    msg_destroy(message);
    return is_read;
}
