// libwebp: its decoder, and its encoder for tests.
#ifndef SCANBENCH_CWEBP_SHIM_H
#define SCANBENCH_CWEBP_SHIM_H

#include <webp/decode.h>
#include <webp/encode.h>

#endif
