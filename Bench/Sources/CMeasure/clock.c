#if defined(__linux__)
#define _GNU_SOURCE
#include <sched.h>
#endif
#include "CMeasure.h"

#include <time.h>

int measure_pin(void) {
#if defined(__linux__)
    int cpu = sched_getcpu();
    if (cpu < 0) return -1;
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(cpu, &set);
    return sched_setaffinity(0, sizeof set, &set) == 0 ? cpu : -1;
#else
    return -1;
#endif
}

uint64_t measure_clock(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

__attribute__((noinline)) void measure_bracket(void (*body)(void)) {
    body();
    // Keeps the call from becoming a jump, which would end the bracket before the body.
    __asm__ volatile("");
}
