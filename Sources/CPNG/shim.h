// libpng's simplified API, which reports errors as values; its full API reports them with longjmp, which
// Swift frames do not survive.
#ifndef SCANBENCH_CPNG_SHIM_H
#define SCANBENCH_CPNG_SHIM_H

#include <png.h>
#include <stdint.h>
#include <string.h>

/// Starts a png_image for writing `width` x `height` 8-bit samples; `channels` is 1 (grey) or 3 (RGB).
static inline png_image scanbench_png_describe(uint32_t width, uint32_t height, int channels) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = width;
  image.height = height;
  image.format = channels == 1 ? PNG_FORMAT_GRAY : PNG_FORMAT_RGB;
  return image;
}

/// libpng's message about its last call on `image`.
static inline const char *scanbench_png_message(const png_image *image) { return image->message; }

#endif
