#include "CPeers.h"

#include <osipparser2/osip_parser.h>
#include <osipparser2/osip_port.h>

// Left alone it writes what it refuses to standard output, into the table.
static void say_nothing(const char *file, int line, osip_trace_level_t level, const char *format, va_list arguments) {}

bool osip2_prepare(void) {
    if (parser_init() != OSIP_SUCCESS) return false;
    osip_trace_initialize_func(TRACE_LEVEL0, say_nothing);
    return true;
}

bool osip2_parse(const char *octets, size_t count) {
    osip_message_t *message;
    if (osip_message_init(&message) != OSIP_SUCCESS) return false;
    bool is_read = osip_message_parse(message, octets, count) == OSIP_SUCCESS && message->from && message->to && message->call_id
        && message->cseq && osip_list_size(&message->vias) > 0;
    osip_message_free(message);
    return is_read;
}
