#include "counting.h"

#include <errno.h>
#include <stdlib.h>

// glibc takes an executable's allocator in place of its own, for every library of the process, and keeps its own within reach.
// Elsewhere nothing is counted, and the benchmark says so. While nothing is counted a call costs one test more.
#if defined(__GLIBC__)

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
    if (counting) counts.allocations++;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    if (counting) counts.allocations++;
    return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
    if (counting) counts.allocations++;
    return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    if (counting) counts.allocations++;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (counting) counts.allocations++;
    void *memory = __libc_memalign(alignment, size);
    if (!memory) return ENOMEM;
    *result = memory;
    return 0;
}

#endif
