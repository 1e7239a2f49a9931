// What Swift cannot say about libzint by itself: struct zint_symbol holds its modules as a two-dimensional
// C array and its error text as a fixed array, which Swift imports as tuples of 200 and of 100 elements.
#ifndef SCANBENCH_CZINT_SHIM_H
#define SCANBENCH_CZINT_SHIM_H

#include <stdbool.h>
#include <zint.h>

/// Whether the module at `row`, `column` is dark. zint packs eight modules to a byte, lowest bit first.
static inline bool scanbench_zint_is_dark(const struct zint_symbol *symbol, int row, int column) {
  return (symbol->encoded_data[row][column >> 3] >> (column & 7)) & 1;
}

/// The height of `row` in modules; 0 where zint leaves it to be shared out of `symbol->height`.
static inline float scanbench_zint_row_height(const struct zint_symbol *symbol, int row) {
  return symbol->row_height[row];
}

/// zint's message about its last call, empty where there was none.
static inline const char *scanbench_zint_error_text(const struct zint_symbol *symbol) {
  return symbol->errtxt;
}

#endif
