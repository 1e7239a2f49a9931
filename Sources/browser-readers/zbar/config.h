/* What ZBar's configure would have found, for a library that scans images in memory and does nothing else. */
#define ENABLE_CODABAR 1
#define ENABLE_CODE128 1
#define ENABLE_CODE39 1
#define ENABLE_CODE93 1
#define ENABLE_EAN 1
#define ENABLE_I25 1
#define ENABLE_QRCODE 1
#define ENABLE_DATABAR 1
#define HAVE_INTTYPES_H 1
#define HAVE_STDINT_H 1
#define HAVE_STDLIB_H 1
#define HAVE_STRING_H 1
#define HAVE_SYS_TIME_H 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_UNISTD_H 1
#define ICONV_CONST
#define LIB_VERSION_MAJOR 0
#define LIB_VERSION_MINOR 3
#define LIB_VERSION_REVISION 0
#define NDEBUG 1
#define NO_STATS 1
#define ZBAR_VERSION_MAJOR 0
#define ZBAR_VERSION_MINOR 23
#define ZBAR_VERSION_PATCH ZBAR_PATCH
