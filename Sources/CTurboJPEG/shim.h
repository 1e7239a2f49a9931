// libjpeg-turbo's TurboJPEG API, which reports errors as values.
#ifndef SCANBENCH_CTURBOJPEG_SHIM_H
#define SCANBENCH_CTURBOJPEG_SHIM_H

#include <stddef.h>
#include <turbojpeg.h>

/// Compresses `source`, `width` x `height` grey levels, as JPEG of `quality`, and decompresses it into
/// `target`. Returns null, or the library's message, which stays until the thread's next call.
static inline const char *scanbench_jpeg_round_trip(
    const unsigned char *source, unsigned char *target, int width, int height, int quality) {
  unsigned char *jpeg = NULL;
  unsigned long size = 0;
  const char *message = NULL;
  tjhandle compressor = tjInitCompress();
  tjhandle decompressor = tjInitDecompress();
  if (!compressor || !decompressor) {
    message = tjGetErrorStr2(NULL);
  } else if (tjCompress2(compressor, source, width, width, height, TJPF_GRAY, &jpeg, &size, TJSAMP_GRAY,
                         quality, TJFLAG_ACCURATEDCT) != 0) {
    message = tjGetErrorStr2(compressor);
  } else if (tjDecompress2(decompressor, jpeg, size, target, width, width, height, TJPF_GRAY,
                           TJFLAG_ACCURATEDCT) != 0) {
    message = tjGetErrorStr2(decompressor);
  }
  tjFree(jpeg);
  // A handle keeps its own message; tjGetErrorStr2(NULL) keeps the thread's last one.
  if (message) message = tjGetErrorStr2(NULL);
  if (decompressor) tjDestroy(decompressor);
  if (compressor) tjDestroy(compressor);
  return message;
}

#endif
