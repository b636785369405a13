#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "counting.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stddef.h>
#include <sys/mman.h>
#include <unistd.h>

// Swift's runtime calls these exported function pointers, once its switch for instruments is on, in place of its own functions.
// They are looked up by name: a runtime without them has nothing to count, and the benchmark says so.
typedef void *retain_function(void *);
typedef void *retain_number_function(void *, uint32_t);
typedef void release_function(void *);
typedef void release_number_function(void *, uint32_t);

static retain_function **retain_hook, *retain_original;
static retain_number_function **retain_number_hook, *retain_number_original;
static release_function **release_hook, *release_original;
static release_number_function **release_number_hook, *release_number_original;
static bool *hook_switch;

// The 6.3 runtime strips a reference of its flags before it calls the hook, also of the flag that there is no object but a short text.
// What is left then is no address of ours; the function that the hook replaces would follow it.
static bool is_mapped(void *object) {
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    unsigned char residency;
    return mincore((void *)((uintptr_t)object & ~(page - 1)), 1, &residency) == 0;
}

static void *retain(void *object) {
    if (!is_mapped(object)) return object;
    counts.retains++;
    return retain_original(object);
}

static void *retain_number(void *object, uint32_t number) {
    counts.retains++;
    return retain_number_original(object, number);
}

static void release(void *object) {
    counts.releases++;
    release_original(object);
}

static void release_number(void *object, uint32_t number) {
    counts.releases++;
    release_number_original(object, number);
}

static bool find_hooks(void) {
    if (retain_hook) return true;
    retain_function **found = dlsym(RTLD_DEFAULT, "_swift_retain");
    retain_number_hook = dlsym(RTLD_DEFAULT, "_swift_retain_n");
    release_hook = dlsym(RTLD_DEFAULT, "_swift_release");
    release_number_hook = dlsym(RTLD_DEFAULT, "_swift_release_n");
    // Runtimes before the switch always call the pointers.
    hook_switch = dlsym(RTLD_DEFAULT, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly");
    if (!found || !retain_number_hook || !release_hook || !release_number_hook) return false;
    retain_original = *found;
    retain_number_original = *retain_number_hook;
    release_original = *release_hook;
    release_number_original = *release_number_hook;
    retain_hook = found;
    return true;
}

void count_references(bool on) {
    if (!find_hooks()) return;
    *retain_hook = on ? retain : retain_original;
    *retain_number_hook = on ? retain_number : retain_number_original;
    *release_hook = on ? release : release_original;
    *release_number_hook = on ? release_number : release_number_original;
    if (hook_switch) *hook_switch = on;
}

#else

// Not tried elsewhere.
void count_references(bool on) { (void)on; }

#endif
