// libtiff, which asks for a file by functions of C, and complains to a function with arguments of any number, which Swift has not.
#ifndef SCANBENCH_CTIFF_SHIM_H
#define SCANBENCH_CTIFF_SHIM_H

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <tiffio.h>

/// A file in memory, and the first complaint about it.
struct scanbench_tiff_source {
  const unsigned char *bytes;
  uint64_t count, place;
  char message[256];
};

/// What the head of a page says.
struct scanbench_tiff_head {
  uint32_t width, height;
  /// As EXIF counts them, 1 to 8.
  int orientation;
  int bits_per_sample;
  /// Whether it is in CMYK.
  int is_for_printing;
};

static tmsize_t scanbench_tiff_read_bytes(thandle_t handle, void *target, tmsize_t count) {
  struct scanbench_tiff_source *source = (struct scanbench_tiff_source *)handle;
  uint64_t left = source->place < source->count ? source->count - source->place : 0;
  uint64_t taken = (uint64_t)count < left ? (uint64_t)count : left;
  if (taken) memcpy(target, source->bytes + source->place, taken);
  source->place += taken;
  return (tmsize_t)taken;
}

static tmsize_t scanbench_tiff_write_bytes(thandle_t handle, void *bytes, tmsize_t count) {
  (void)handle, (void)bytes, (void)count;
  return 0;
}

static toff_t scanbench_tiff_seek(thandle_t handle, toff_t offset, int whence) {
  struct scanbench_tiff_source *source = (struct scanbench_tiff_source *)handle;
  source->place = offset + (whence == SEEK_CUR ? source->place : whence == SEEK_END ? source->count : 0);
  return source->place;
}

static int scanbench_tiff_close(thandle_t handle) {
  (void)handle;
  return 0;
}

static toff_t scanbench_tiff_size(thandle_t handle) { return ((struct scanbench_tiff_source *)handle)->count; }

static int scanbench_tiff_complain(TIFF *tiff, void *user, const char *module, const char *format, va_list arguments) {
  (void)tiff, (void)module;
  struct scanbench_tiff_source *source = (struct scanbench_tiff_source *)user;
  if (!source->message[0]) vsnprintf(source->message, sizeof source->message, format, arguments);
  return 1;
}

static int scanbench_tiff_ignore(TIFF *tiff, void *user, const char *module, const char *format, va_list arguments) {
  (void)tiff, (void)user, (void)module, (void)format, (void)arguments;
  return 1;
}

/// Opens a file in memory, of which no part may take more than a gibibyte. NULL, with the reason in `source`, where it cannot.
static inline TIFF *scanbench_tiff_open(struct scanbench_tiff_source *source) {
  TIFFOpenOptions *options = TIFFOpenOptionsAlloc();
  if (!options) return NULL;
  TIFFOpenOptionsSetMaxSingleMemAlloc(options, (tmsize_t)1 << 30);
  TIFFOpenOptionsSetErrorHandlerExtR(options, scanbench_tiff_complain, source);
  TIFFOpenOptionsSetWarningHandlerExtR(options, scanbench_tiff_ignore, source);
  TIFF *tiff = TIFFClientOpenExt("", "rm", source, scanbench_tiff_read_bytes, scanbench_tiff_write_bytes,
                                 scanbench_tiff_seek, scanbench_tiff_close, scanbench_tiff_size, NULL, NULL, options);
  TIFFOpenOptionsFree(options);
  return tiff;
}

/// Where the pages of a file begin, at most `most` of them: not those that are small copies of others. Returns their number.
static inline int scanbench_tiff_pages(TIFF *tiff, uint64_t *offsets, int most) {
  int count = 0;
  do {
    uint32_t kind = 0;
    if (TIFFGetField(tiff, TIFFTAG_SUBFILETYPE, &kind) && kind & FILETYPE_REDUCEDIMAGE) continue;
    offsets[count++] = TIFFCurrentDirOffset(tiff);
  } while (count < most && TIFFReadDirectory(tiff));
  return count;
}

/// The head of the page that is open.
static inline struct scanbench_tiff_head scanbench_tiff_head(TIFF *tiff) {
  struct scanbench_tiff_head head;
  memset(&head, 0, sizeof head);
  uint16_t bits = 1, orientation = 1, colours = 0;
  TIFFGetField(tiff, TIFFTAG_IMAGEWIDTH, &head.width);
  TIFFGetField(tiff, TIFFTAG_IMAGELENGTH, &head.height);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_BITSPERSAMPLE, &bits);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_ORIENTATION, &orientation);
  TIFFGetField(tiff, TIFFTAG_PHOTOMETRIC, &colours);
  head.bits_per_sample = bits;
  head.orientation = orientation;
  head.is_for_printing = colours == PHOTOMETRIC_SEPARATED;
  return head;
}

/// Writes the page that is open as it is stored, red, green, blue (each times the opacity) and opacity, into `target`, which has room
/// for `width` x `height` pixels. Returns 1, or 0 with the reason in `source`.
static inline int scanbench_tiff_read(TIFF *tiff, struct scanbench_tiff_source *source, uint32_t *target, uint32_t width,
                                      uint32_t height) {
  TIFFRGBAImage image;
  char message[1024] = "";
  if (!TIFFRGBAImageOK(tiff, message) || !TIFFRGBAImageBegin(&image, tiff, 1, message)) {
    if (!source->message[0]) snprintf(source->message, sizeof source->message, "%s", message);
    return 0;
  }
  // No turn: that is for whoever asked.
  image.req_orientation = image.orientation;
  int is_read = image.width == width && image.height == height && TIFFRGBAImageGet(&image, target, width, height);
  TIFFRGBAImageEnd(&image);
  return is_read;
}

#endif
