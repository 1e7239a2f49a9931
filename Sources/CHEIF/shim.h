// libheif: HEIC and AVIF in, and out for tests.
#ifndef SCANBENCH_CHEIF_SHIM_H
#define SCANBENCH_CHEIF_SHIM_H

#include <libheif/heif.h>

#endif
