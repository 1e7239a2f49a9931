#ifndef SCANBENCH_CZXING_SHIM_H
#define SCANBENCH_CZXING_SHIM_H

#include <ZXing/Version.h>
#include <ZXing/ZXingC.h>

// Before 3.0, formats were bits of one number, and fewer. These stand in for what Swift asks of newer versions, so that
// there is one engine for all: each narrower format is the one that covered it.
#if ZXING_VERSION_MAJOR < 3

static const ZXing_BarcodeFormat ZXing_BarcodeFormat_AztecCode = ZXing_BarcodeFormat_Aztec;
static const ZXing_BarcodeFormat ZXing_BarcodeFormat_Code39Std = ZXing_BarcodeFormat_Code39;
static const ZXing_BarcodeFormat ZXing_BarcodeFormat_Code39Ext = ZXing_BarcodeFormat_Code39;
static const ZXing_BarcodeFormat ZXing_BarcodeFormat_ISBN = ZXing_BarcodeFormat_EAN13;
static const ZXing_BarcodeFormat ZXing_BarcodeFormat_ITF14 = ZXing_BarcodeFormat_ITF;
static const ZXing_BarcodeFormat ZXing_BarcodeFormat_CompactPDF417 = ZXing_BarcodeFormat_PDF417;
static const ZXing_BarcodeFormat ZXing_BarcodeFormat_QRCodeModel1 = ZXing_BarcodeFormat_QRCode;
static const ZXing_BarcodeFormat ZXing_BarcodeFormat_QRCodeModel2 = ZXing_BarcodeFormat_QRCode;

// The name in Swift is that of the function with two parameters, which C cannot overload.
__attribute__((swift_name("ZXing_ReaderOptions_setFormats(_:_:_:)")))
static inline void scanbench_ZXing_ReaderOptions_setFormats(
    ZXing_ReaderOptions *options, const ZXing_BarcodeFormat *formats, int count) {
  unsigned int bits = 0;
  for (int i = 0; i < count; i++) bits |= (unsigned int)formats[i];
  ZXing_ReaderOptions_setFormats(options, (ZXing_BarcodeFormats)bits);
}

#endif

#endif
