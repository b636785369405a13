#ifndef COUNTING_H
#define COUNTING_H

#include "CMeasure.h"

// The benchmark has one thread; plain variables serve.
extern bool counting;
extern struct measure_counts counts;

void count_references(bool on);

#endif
