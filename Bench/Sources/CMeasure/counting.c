#include "counting.h"

bool counting;
struct measure_counts counts;

void measure_start_counting(void) {
    counts = (struct measure_counts){0};
    count_references(true);
    counting = true;
}

struct measure_counts measure_stop_counting(void) {
    counting = false;
    count_references(false);
    return counts;
}
