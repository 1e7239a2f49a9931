// libexif, which reads what a camera wrote beside its picture.
#ifndef SCANBENCH_CEXIF_SHIM_H
#define SCANBENCH_CEXIF_SHIM_H

#include <libexif/exif-data.h>

/// The orientation that the EXIF data of a JPEG file says, 1 to 8; 0 where it says none.
static inline int scanbench_exif_orientation(const unsigned char *jpeg, unsigned int size) {
  ExifData *data = exif_data_new_from_data(jpeg, size);
  if (!data) return 0;
  ExifEntry *entry = exif_content_get_entry(data->ifd[EXIF_IFD_0], EXIF_TAG_ORIENTATION);
  int orientation = 0;
  if (entry && entry->format == EXIF_FORMAT_SHORT && entry->size >= 2)
    orientation = exif_get_short(entry->data, exif_data_get_byte_order(data));
  exif_data_unref(data);
  return orientation;
}

#endif
