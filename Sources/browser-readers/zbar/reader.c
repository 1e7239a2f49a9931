// ZBar, as a page calls it: one scan of one grey image, with the settings of Sources/scanbench-engine-zbar.
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <zbar.h>

#define EXPORT(name) __attribute__((export_name(#name)))

static uint8_t *pixels;
static uint8_t *found;

// Room for the pixels of an image.
EXPORT(room) uint8_t *room(unsigned count) {
  free(pixels);
  return pixels = malloc(count);
}

static const zbar_symbol_type_t types[] = {
    ZBAR_CODABAR, ZBAR_CODE128, ZBAR_CODE39, ZBAR_CODE93, ZBAR_EAN13, ZBAR_EAN8, ZBAR_I25, ZBAR_QRCODE, ZBAR_UPCA,
    ZBAR_UPCE};

static uint8_t *put(uint8_t *to, int32_t number) {
  memcpy(to, &number, 4);
  return to + 4;
}

// Scans what lies in the room, for the types whose bits are set, in the order above. What is found begins with how many
// symbols there are; each has its type, its orientation, how many bytes and how many points it has, then these, the bytes
// filled up to a multiple of 4. Null where there is no memory.
EXPORT(scan) uint8_t *scan(unsigned mask, unsigned width, unsigned height) {
  zbar_image_scanner_t *scanner = zbar_image_scanner_create();
  zbar_image_scanner_enable_cache(scanner, 0);
  zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0);
  for (unsigned i = 0; i < sizeof types / sizeof *types; i++)
    if (mask >> i & 1) zbar_image_scanner_set_config(scanner, types[i], ZBAR_CFG_ENABLE, 1);
  zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_X_DENSITY, 1);
  zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_Y_DENSITY, 1);
  zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_TEST_INVERTED, 0);
  zbar_image_scanner_set_config(scanner, ZBAR_QRCODE, ZBAR_CFG_BINARY, 1);
  zbar_image_scanner_set_config(scanner, ZBAR_I25, ZBAR_CFG_MIN_LEN, 6);

  zbar_image_t *image = zbar_image_create();
  zbar_image_set_format(image, zbar_fourcc('Y', '8', '0', '0'));
  zbar_image_set_size(image, width, height);
  zbar_image_set_data(image, pixels, (unsigned long)width * height, NULL);
  zbar_scan_image(scanner, image);

  int32_t count = 0;
  size_t size = 4;
  for (const zbar_symbol_t *s = zbar_image_first_symbol(image); s; s = zbar_symbol_next(s), count++)
    size += 16 + (zbar_symbol_get_data_length(s) + 3) / 4 * 4 + 8 * zbar_symbol_get_loc_size(s);
  free(found);
  found = calloc(1, size);
  if (found) {
    uint8_t *to = put(found, count);
    for (const zbar_symbol_t *s = zbar_image_first_symbol(image); s; s = zbar_symbol_next(s)) {
      unsigned bytes = zbar_symbol_get_data_length(s), points = zbar_symbol_get_loc_size(s);
      to = put(put(put(put(to, zbar_symbol_get_type(s)), zbar_symbol_get_orientation(s)), bytes), points);
      memcpy(to, zbar_symbol_get_data(s), bytes);
      to += (bytes + 3) / 4 * 4;
      for (unsigned i = 0; i < points; i++)
        to = put(put(to, zbar_symbol_get_loc_x(s, i)), zbar_symbol_get_loc_y(s, i));
    }
  }
  zbar_image_set_data(image, NULL, 0, NULL);
  zbar_image_destroy(image);
  zbar_image_scanner_destroy(scanner);
  return found;
}
