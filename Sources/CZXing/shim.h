#ifndef SCANBENCH_CZXING_SHIM_H
#define SCANBENCH_CZXING_SHIM_H

#include <ZXing/ZXingC.h>

#endif
