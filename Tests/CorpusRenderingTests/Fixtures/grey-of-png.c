// The grey pixels of PNGs as libpng's simplified API reads them from a file: what the tests hold ScanBench's own
// reading against. Prints a line of hexadecimal pixels for each.
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **paths) {
  for (int index = 1; index < count; index++) {
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_file(&image, paths[index])) return 1;
    image.format = PNG_FORMAT_GRAY;
    unsigned char *pixels = calloc(image.width, image.height);
    if (!png_image_finish_read(&image, NULL, pixels, 0, NULL)) return 1;
    printf("%s ", paths[index]);
    for (size_t at = 0; at < (size_t)image.width * image.height; at++) printf("%02x", pixels[at]);
    printf("\n");
    free(pixels);
  }
}
