// libpng reports errors with longjmp, which Swift frames do not survive; so each way in catches them here and
// returns them as values.
#ifndef SCANBENCH_CPNG_SHIM_H
#define SCANBENCH_CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <zlib.h>

/// Starts a png_image for reading with libpng's simplified API; `channels` is 1 (grey) or 3 (RGB).
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

/// Where an error goes: a message, and the way back.
struct scanbench_png_failure {
  char message[128];
};

static void scanbench_png_fail(png_structp png, png_const_charp message) {
  struct scanbench_png_failure *failure = (struct scanbench_png_failure *)png_get_error_ptr(png);
  snprintf(failure->message, sizeof failure->message, "%s", message);
  longjmp(png_jmpbuf(png), 1);
}

static void scanbench_png_ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

/// Writes `width` x `height` 8-bit samples, `channels` each, to an open file. Returns 1, or 0 with the
/// message in `failure`.
///
/// Camera frames are noise, which deflate can shorten by its frequencies only; so zlib looks for runs of one
/// value (Z_RLE) and no further, which is several times faster and no larger. Each sample stands as the
/// difference from its left neighbour, where `difference` says so. `software`, unless NULL, stands in the file as
/// that which wrote it.
static inline int scanbench_png_write(FILE *file, const uint8_t *samples, uint32_t width, uint32_t height,
                                      int channels, int difference, const char *software,
                                      struct scanbench_png_failure *failure) {
  failure->message[0] = 0;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, failure, scanbench_png_fail,
                                            scanbench_png_ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    snprintf(failure->message, sizeof failure->message, "out of memory");
    if (png) png_destroy_write_struct(&png, NULL);
    return 0;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_init_io(png, file);
  png_set_IHDR(png, info, width, height, 8, channels == 1 ? PNG_COLOR_TYPE_GRAY : PNG_COLOR_TYPE_RGB,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, difference ? PNG_FILTER_SUB : PNG_FILTER_NONE);
  png_set_compression_strategy(png, Z_RLE);
  png_set_compression_level(png, 1);
  png_set_compression_buffer_size(png, 1 << 18);
  if (software) {
    png_text text = {.compression = PNG_TEXT_COMPRESSION_NONE, .key = (char *)"Software", .text = (char *)software};
    png_set_text(png, info, &text, 1);
  }
  png_write_info(png, info);
  for (uint32_t row = 0; row < height; row++) {
    png_write_row(png, samples + (size_t)row * width * (size_t)channels);
  }
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return 1;
}

/// As above, into memory that free(3) takes back.
static inline int scanbench_png_encode(const uint8_t *samples, uint32_t width, uint32_t height, int channels,
                                       const char *software, char **bytes, size_t *count, struct scanbench_png_failure *failure) {
  *bytes = NULL;
  FILE *file = open_memstream(bytes, count);
  if (!file) {
    snprintf(failure->message, sizeof failure->message, "out of memory");
    return 0;
  }
  int is_written = scanbench_png_write(file, samples, width, height, channels, 1, software, failure);
  return fclose(file) == 0 && is_written;
}

#endif
