// giflib, which takes a file by a function of C, and a picture a row at a time.
#ifndef SCANBENCH_CGIF_SHIM_H
#define SCANBENCH_CGIF_SHIM_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <gif_lib.h>

/// A file in memory, and where reading it stands.
struct scanbench_gif_source {
  const unsigned char *bytes;
  size_t count, place;
};

/// A file up to its first picture.
struct scanbench_gif {
  GifFileType *file;
  /// Of the screen that the picture lies on, and of the picture itself.
  int width, height;
  /// The index of the colour that is clear; -1 without.
  int clear;
  /// The number of giflib's error; 0 without.
  int error;
};

static int scanbench_gif_read_bytes(GifFileType *file, GifByteType *target, int count) {
  struct scanbench_gif_source *source = (struct scanbench_gif_source *)file->UserData;
  size_t left = source->count - source->place;
  size_t taken = (size_t)count < left ? (size_t)count : left;
  memcpy(target, source->bytes + source->place, taken);
  source->place += taken;
  return (int)taken;
}

/// Goes to the next picture. Returns 1 at one, 0 at the end of the file, -1 at an error.
static inline int scanbench_gif_next(struct scanbench_gif *gif) {
  GifRecordType record;
  while (DGifGetRecordType(gif->file, &record) == GIF_OK) {
    if (record == TERMINATE_RECORD_TYPE) return 0;
    if (record == IMAGE_DESC_RECORD_TYPE) return 1;
    if (record != EXTENSION_RECORD_TYPE) continue;
    int code;
    GifByteType *block;
    if (DGifGetExtension(gif->file, &code, &block) != GIF_OK) break;
    GraphicsControlBlock control;
    if (code == GRAPHICS_EXT_FUNC_CODE && block && DGifExtensionToGCB(block[0], block + 1, &control) == GIF_OK)
      gif->clear = control.TransparentColor;
    while (block)
      if (DGifGetExtensionNext(gif->file, &block) != GIF_OK) break;
  }
  gif->error = gif->file->Error;
  return -1;
}

/// Opens a file in memory and goes to its first picture. Returns 1, or 0 with an error, or none where it has no picture. Either way
/// `scanbench_gif_close` has to follow.
static inline int scanbench_gif_open(struct scanbench_gif *gif, struct scanbench_gif_source *source) {
  memset(gif, 0, sizeof *gif);
  gif->clear = NO_TRANSPARENT_COLOR;
  gif->file = DGifOpen(source, scanbench_gif_read_bytes, &gif->error);
  if (!gif->file || scanbench_gif_next(gif) != 1) return 0;
  if (DGifGetImageDesc(gif->file) != GIF_OK) {
    gif->error = gif->file->Error;
    return 0;
  }
  const GifImageDesc *image = &gif->file->Image;
  gif->width = image->Left + image->Width > gif->file->SWidth ? image->Left + image->Width : gif->file->SWidth;
  gif->height = image->Top + image->Height > gif->file->SHeight ? image->Top + image->Height : gif->file->SHeight;
  return 1;
}

/// Writes the first picture on its screen, red, green, blue and opacity, into `target`, which has room for `width` x `height` pixels of
/// value 0. Returns 1, or 0 with an error.
static inline int scanbench_gif_read(struct scanbench_gif *gif, unsigned char *target) {
  const GifImageDesc *image = &gif->file->Image;
  const ColorMapObject *colours = image->ColorMap ? image->ColorMap : gif->file->SColorMap;
  GifPixelType *row = (GifPixelType *)malloc((size_t)image->Width + 1);
  // GIF89a, appendix E: the rows of an interlaced picture.
  static const int first[] = {0, 4, 2, 1}, step[] = {8, 8, 4, 2};
  int is_read = row && colours;
  for (int pass = 0; is_read && pass < (image->Interlace ? 4 : 1); pass++) {
    int stride = image->Interlace ? step[pass] : 1;
    for (int y = image->Interlace ? first[pass] : 0; is_read && y < image->Height; y += stride) {
      is_read = DGifGetLine(gif->file, row, image->Width) == GIF_OK;
      for (int x = 0; is_read && x < image->Width; x++) {
        if (row[x] == gif->clear || row[x] >= colours->ColorCount) continue;
        unsigned char *pixel = target + 4 * ((size_t)(image->Top + y) * gif->width + image->Left + x);
        const GifColorType *colour = colours->Colors + row[x];
        pixel[0] = colour->Red, pixel[1] = colour->Green, pixel[2] = colour->Blue, pixel[3] = 255;
      }
    }
  }
  gif->error = is_read ? 0 : gif->file->Error;
  free(row);
  return is_read;
}

static inline void scanbench_gif_close(struct scanbench_gif *gif) {
  if (gif->file) DGifCloseFile(gif->file, NULL);
}

#endif
