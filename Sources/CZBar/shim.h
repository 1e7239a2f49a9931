#ifndef SCANBENCH_CZBAR_SHIM_H
#define SCANBENCH_CZBAR_SHIM_H

#include <zbar.h>

#endif
