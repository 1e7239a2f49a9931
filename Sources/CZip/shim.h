// libzip: reads archives.
#ifndef SCANBENCH_CZIP_SHIM_H
#define SCANBENCH_CZIP_SHIM_H

#include <zip.h>

#endif
