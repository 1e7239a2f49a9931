#ifndef SCANBENCH_CDMTX_SHIM_H
#define SCANBENCH_CDMTX_SHIM_H

#include <dmtx.h>

/// Where a point of the symbol, which is the unit square with its origin at the corner of the finder's "L",
/// lies in the image: in the library's coordinates, whose y runs up.
static inline DmtxVector2 scanbench_dmtx_image_point(DmtxRegion *region, double x, double y) {
  DmtxVector2 point = {x, y};
  dmtxMatrix3VMultiplyBy(&point, region->fit2raw);
  return point;
}

#endif
