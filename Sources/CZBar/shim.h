#ifndef SCANBENCH_CZBAR_SHIM_H
#define SCANBENCH_CZBAR_SHIM_H

#include <zbar.h>

/// The format of 8-bit grey pixels. Swift does not see the macro that spells it.
static inline unsigned long scanbench_zbar_y800(void) { return zbar_fourcc('Y', '8', '0', '0'); }

#endif
