#include "CPeers.h"

#include <stdlib.h>
#include <string.h>

static char *copy;

bool copy_prepare(size_t largest) {
    copy = malloc(largest);
    return copy != NULL;
}

bool copy_whole(const char *octets, size_t count) {
    memcpy(copy, octets, count);
    // Without a reader the copy would be optimised away.
    __asm__ volatile("" : : "r"(copy) : "memory");
    return true;
}

bool find_lines(const char *octets, size_t count) {
    const char *line = octets, *end = octets + count;
    while (line < end) {
        const char *feed = memchr(line, '\n', (size_t)(end - line));
        if (!feed) return false;
        if (feed == line || (feed == line + 1 && *line == '\r')) return true;
        line = feed + 1;
    }
    return false;
}
