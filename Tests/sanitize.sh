#!/usr/bin/env bash
# Tests/sanitize.sh [address|thread] [swift test options]: the whole test suite under the address sanitizer, then under the thread sanitizer.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
sanitizers=(address thread)
case "${1:-}" in
    address | thread)
        sanitizers=("$1")
        shift
        ;;
esac
# The backtracer outlives a crash by minutes.
export SWIFT_BACKTRACE=enable=no TSAN_OPTIONS=halt_on_error=1:${TSAN_OPTIONS:-}
for sanitizer in "${sanitizers[@]}"; do
    echo "== $sanitizer sanitizer"
    # Each has its own build: the two cannot be joined.
    build=.build-$sanitizer
    mkdir -p "$build"
    # XCTest, through which SwiftPM starts every test run, keeps two objects of its own.
    echo 'leak:libXCTest.so' > "$build/leaks-of-others"
    LSAN_OPTIONS=suppressions=$build/leaks-of-others:print_suppressions=0 \
        swift test --sanitize="$sanitizer" --scratch-path "$build" "$@"
done
