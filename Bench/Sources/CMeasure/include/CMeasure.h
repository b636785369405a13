#ifndef CMEASURE_H
#define CMEASURE_H

#include <stdbool.h>
#include <stdint.h>

/// Keeps this thread on the CPU that it runs on. -1 where the system has no such call, else the CPU.
int measure_pin(void);

/// Nanoseconds of CPU that this thread has had: what others take from a shared machine is not in it.
uint64_t measure_clock(void);

/// What a stretch of code asked of the allocator and of Swift's runtime.
struct measure_counts {
    uint64_t allocations, retains, releases;
};
void measure_start_counting(void);
struct measure_counts measure_stop_counting(void);

/// Calls `body`. A profiler that is told this function's name collects for the length of the call.
void measure_bracket(void (*body)(void));

#endif
