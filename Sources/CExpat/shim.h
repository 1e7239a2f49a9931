// Expat: XML from elsewhere.
#ifndef SCANBENCH_CEXPAT_SHIM_H
#define SCANBENCH_CEXPAT_SHIM_H

#include <expat.h>

#endif
