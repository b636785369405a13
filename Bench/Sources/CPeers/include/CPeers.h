#ifndef CPEERS_H
#define CPEERS_H

#include <stdbool.h>
#include <stddef.h>

// Each parser reads one whole message and frees what it made of it.
// `octets[count]` is NUL, as some of them want it. True: read, with Via, From, To, Call-ID and CSeq found.

bool sofia_prepare(void);
bool sofia_parse(const char *octets, size_t count);

bool osip2_prepare(void);
bool osip2_parse(const char *octets, size_t count);

bool re_prepare(void);
bool re_decode(const char *octets, size_t count);

// What the memory itself costs: a copy, and a memchr for each line of the head.

bool copy_prepare(size_t largest);
bool copy_whole(const char *octets, size_t count);
bool find_lines(const char *octets, size_t count);

#endif
