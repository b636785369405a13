#pragma once
#include <stdint.h>

/* 64-octet blocks compared by value: no pointer crosses into Swift, so every call is a safe one. Clang lowers the
   generic vectors to SSE2 or NEON; Swift's own SIMD comparisons compile to scalar loops. Bit i of a mask is octet i. */

#if defined(__clang__)
#pragma clang diagnostic ignored "-Wpsabi"
#endif

typedef uint8_t cvector_u8x64 __attribute__((ext_vector_type(64)));
typedef uint8_t cvector_u8x32 __attribute__((ext_vector_type(32)));
typedef _Bool cvector_b64 __attribute__((ext_vector_type(64)));
typedef _Bool cvector_b32 __attribute__((ext_vector_type(32)));

#define CVECTOR static inline __attribute__((always_inline))

CVECTOR uint64_t cvector_bits64(cvector_b64 lanes) {
    uint64_t bits;
    __builtin_memcpy(&bits, &lanes, sizeof bits);
    return bits;
}

CVECTOR uint32_t cvector_bits32(cvector_b32 lanes) {
    uint32_t bits;
    __builtin_memcpy(&bits, &lanes, sizeof bits);
    return bits;
}

/* Octets equal to a. */
CVECTOR uint64_t cvector_equal64(cvector_u8x64 v, uint8_t a) {
    return cvector_bits64(__builtin_convertvector(v == (cvector_u8x64)(a), cvector_b64));
}

CVECTOR uint32_t cvector_equal32(cvector_u8x32 v, uint8_t a) {
    return cvector_bits32(__builtin_convertvector(v == (cvector_u8x32)(a), cvector_b32));
}

/* Adds one to the lanes of `counts` where v holds a. */
CVECTOR cvector_u8x64 cvector_count64(cvector_u8x64 counts, cvector_u8x64 v, uint8_t a) {
    return counts - (cvector_u8x64)(v == (cvector_u8x64)(a));
}

/* The sum of all lanes. */
CVECTOR uint32_t cvector_sum64(cvector_u8x64 v) {
    typedef uint64_t words __attribute__((ext_vector_type(8)));
    const words low = (words)(0x00ff00ff00ff00ff);
    words pairs = ((words)v & low) + (((words)v >> 8) & low);
    uint64_t sum = 0;
    for (int word = 0; word < 8; word++) sum += pairs[word];
    return (uint32_t)((sum * 0x0001000100010001) >> 48);
}

/* Octets equal to any of three or four. */
CVECTOR uint64_t cvector_any3_64(cvector_u8x64 v, uint8_t a, uint8_t b, uint8_t c) {
    return cvector_bits64(__builtin_convertvector(
        (v == (cvector_u8x64)(a)) | (v == (cvector_u8x64)(b)) | (v == (cvector_u8x64)(c)), cvector_b64));
}

CVECTOR uint64_t cvector_any4_64(cvector_u8x64 v, uint8_t a, uint8_t b, uint8_t c, uint8_t d) {
    return cvector_bits64(__builtin_convertvector(
        (v == (cvector_u8x64)(a)) | (v == (cvector_u8x64)(b)) | (v == (cvector_u8x64)(c)) | (v == (cvector_u8x64)(d)),
        cvector_b64));
}

CVECTOR uint32_t cvector_any3_32(cvector_u8x32 v, uint8_t a, uint8_t b, uint8_t c) {
    return cvector_bits32(__builtin_convertvector(
        (v == (cvector_u8x32)(a)) | (v == (cvector_u8x32)(b)) | (v == (cvector_u8x32)(c)), cvector_b32));
}

/* Octets below 0x20 except HTAB, LF and CR, and DEL. */
CVECTOR uint64_t cvector_controls64(cvector_u8x64 v) {
    return cvector_bits64(__builtin_convertvector(
        ((v < (cvector_u8x64)(0x20)) & (v != (cvector_u8x64)(9)) & (v != (cvector_u8x64)(10)) & (v != (cvector_u8x64)(13)))
            | (v == (cvector_u8x64)(0x7f)),
        cvector_b64));
}

/* Octets of 0x80 and above. */
CVECTOR uint64_t cvector_high64(cvector_u8x64 v) {
    return cvector_bits64(__builtin_convertvector(v > (cvector_u8x64)(0x7f), cvector_b64));
}

/* A lane is nonzero where the octet is a control other than CR and LF, DEL, or above 0x7f: one signed compare after adding one. HTAB counts. */
CVECTOR cvector_u8x64 cvector_suspectLanes64(cvector_u8x64 v) {
    typedef char lanes __attribute__((ext_vector_type(64)));
    typedef signed char signed_lanes __attribute__((ext_vector_type(64)));
    lanes low = (signed_lanes)(v + (cvector_u8x64)(1)) < (signed_lanes)(0x21);
    lanes breaks = (v == (cvector_u8x64)(10)) | (v == (cvector_u8x64)(13));
    return (cvector_u8x64)(low & ~breaks);
}

CVECTOR uint64_t cvector_suspects64(cvector_u8x64 v) { return cvector_high64(cvector_suspectLanes64(v)); }

/* Keeps in `gathered` which lanes have been suspect so far. */
CVECTOR cvector_u8x64 cvector_gather64(cvector_u8x64 gathered, cvector_u8x64 v) { return gathered | cvector_suspectLanes64(v); }

/* Letters, digits, '-' and '.': what most tokens and hosts are made of. Ranges by unsigned minimum, which SSE2 has and compare has not. */
CVECTOR uint32_t cvector_plain32(cvector_u8x32 v) {
    typedef char lanes __attribute__((ext_vector_type(32)));
    cvector_u8x32 letter = (v | (cvector_u8x32)(0x20)) - (cvector_u8x32)('a');
    cvector_u8x32 digit = v - (cvector_u8x32)('-');
    lanes letters = letter == __builtin_elementwise_min(letter, (cvector_u8x32)(25));
    lanes digits = (digit == __builtin_elementwise_min(digit, (cvector_u8x32)('9' - '-'))) & (v != (cvector_u8x32)('/'));
    return cvector_bits32(__builtin_convertvector(letters | digits, cvector_b32));
}

/* Letters, digits, '*', '+', '-', '.' and '_': all octets of tokens but the rare ones ! % ' ` ~. A lane is in a range where subtracting the
   range's width with saturation leaves nothing, so that one compare serves both ranges. */
CVECTOR uint64_t cvector_tokens64(cvector_u8x64 v) {
    typedef char lanes __attribute__((ext_vector_type(64)));
    cvector_u8x64 letter = __builtin_elementwise_sub_sat((v | (cvector_u8x64)(0x20)) - (cvector_u8x64)('a'), (cvector_u8x64)(25));
    cvector_u8x64 figure = __builtin_elementwise_sub_sat(v - (cvector_u8x64)('*'), (cvector_u8x64)('9' - '*'));
    lanes others = (v == (cvector_u8x64)(',')) | (v == (cvector_u8x64)('/'));
    cvector_u8x64 beyond = __builtin_elementwise_min(letter, figure) | (cvector_u8x64)others;
    return cvector_bits64(__builtin_convertvector((beyond == (cvector_u8x64)(0)) | (v == (cvector_u8x64)('_')), cvector_b64));
}

CVECTOR uint32_t cvector_tokens32(cvector_u8x32 v) {
    typedef char lanes __attribute__((ext_vector_type(32)));
    cvector_u8x32 letter = __builtin_elementwise_sub_sat((v | (cvector_u8x32)(0x20)) - (cvector_u8x32)('a'), (cvector_u8x32)(25));
    cvector_u8x32 figure = __builtin_elementwise_sub_sat(v - (cvector_u8x32)('*'), (cvector_u8x32)('9' - '*'));
    lanes others = (v == (cvector_u8x32)(',')) | (v == (cvector_u8x32)('/'));
    cvector_u8x32 beyond = __builtin_elementwise_min(letter, figure) | (cvector_u8x32)others;
    return cvector_bits32(__builtin_convertvector((beyond == (cvector_u8x32)(0)) | (v == (cvector_u8x32)('_')), cvector_b32));
}

/* Hexadecimal digits. */
CVECTOR uint64_t cvector_hexadecimals64(cvector_u8x64 v) {
    cvector_u8x64 letter = __builtin_elementwise_sub_sat((v | (cvector_u8x64)(0x20)) - (cvector_u8x64)('a'), (cvector_u8x64)(5));
    cvector_u8x64 digit = __builtin_elementwise_sub_sat(v - (cvector_u8x64)('0'), (cvector_u8x64)(9));
    return cvector_bits64(__builtin_convertvector(__builtin_elementwise_min(letter, digit) == (cvector_u8x64)(0), cvector_b64));
}

/* Where the plain run of a quoted string stops: '"', '\\', controls, DEL and what is not ASCII. */
CVECTOR uint64_t cvector_quoted64(cvector_u8x64 v) {
    typedef char lanes __attribute__((ext_vector_type(64)));
    typedef signed char signed_lanes __attribute__((ext_vector_type(64)));
    lanes odd = (signed_lanes)(v + (cvector_u8x64)(1)) < (signed_lanes)(0x21);
    return cvector_bits64(
        __builtin_convertvector(odd | (v == (cvector_u8x64)('"')) | (v == (cvector_u8x64)('\\')), cvector_b64));
}

/* The character classes of each octet, as CharacterClass.swift numbers them. A table of Swift's is reached through a call from other
   modules, one of C's is not. */
static const uint16_t cvector_class_table[256] = {
    4096, 4096, 4096, 4096, 4096, 4096, 4096, 4096, 4096, 1024, 1024, 4096, 4096, 1024, 4096, 4096,
    4096, 4096, 4096, 4096, 4096, 4096, 4096, 4096, 4096, 4096, 4096, 4096, 4096, 4096, 4096, 4096,
    1024, 2531, 2, 16384, 2496, 3, 2240, 2531, 18914, 18914, 18915, 10691, 2112, 27619, 60387, 2498,
    60399, 60399, 60399, 60399, 60399, 60399, 60399, 60399, 60399, 60399, 35202, 2112, 2, 2112, 2, 2370,
    2048, 60411, 60411, 60411, 60411, 60411, 60411, 11251, 11251, 11251, 11251, 11251, 11251, 11251, 11251, 11251,
    11251, 11251, 11251, 11251, 11251, 11251, 11251, 11251, 11251, 11251, 11251, 386, 2, 386, 0, 2531,
    3, 60411, 60411, 60411, 60411, 60411, 60411, 11251, 11251, 11251, 11251, 11251, 11251, 11251, 11251, 11251,
    11251, 11251, 11251, 11251, 11251, 11251, 11251, 11251, 11251, 11251, 11251, 2, 0, 2, 2531, 4096,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};

CVECTOR uint16_t cvector_classes(uint8_t octet) { return cvector_class_table[octet]; }
