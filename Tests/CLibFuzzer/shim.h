// libFuzzer as a library (https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library); the compiler links it where
// it is called with -sanitize=fuzzer.
#ifndef SCANBENCH_CLIBFUZZER_SHIM_H
#define SCANBENCH_CLIBFUZZER_SHIM_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*test)(const uint8_t *bytes, size_t count));

#endif
