#include "CPeers.h"

// Unconfigured, its headers define these types in a way of their own.
#define HAVE_INTTYPES_H
#define HAVE_STDBOOL_H
#include <re/re.h>

static struct mbuf *window;

bool re_prepare(void) {
    if (libre_init() != 0) return false;
    window = mbuf_alloc(0);
    return window != NULL;
}

// The decoder copies nothing: its ranges point into the octets lent to `window`.
bool re_decode(const char *octets, size_t count) {
    struct sip_msg *message = NULL;
    window->buf = (uint8_t *)octets;
    window->size = window->end = count;
    window->pos = 0;
    bool is_read = sip_msg_decode(&message, window) == 0 && pl_isset(&message->via.sentby) && pl_isset(&message->from.auri)
        && pl_isset(&message->to.auri) && pl_isset(&message->callid) && pl_isset(&message->cseq.met);
    mem_deref(message);
    window->buf = NULL;
    return is_read;
}
