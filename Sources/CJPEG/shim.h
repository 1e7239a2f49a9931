// libjpeg's API, which tells each warning where TurboJPEG's tells the first alone: one of bytes between the parts of a file, which
// many cameras leave, would hide that its end is missing. Errors end calls with longjmp, which Swift frames do not survive; so each
// way in catches them here and returns them as values.
#ifndef SCANBENCH_CJPEG_SHIM_H
#define SCANBENCH_CJPEG_SHIM_H

#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

/// What the head of a picture says.
struct scanbench_jpeg_head {
  int width, height;
  /// Whether it is in CMYK or YCCK.
  int is_for_printing;
  /// What the library keeps of a picture that comes in several scans; 0 of others.
  size_t coefficient_bytes;
};

/// What is said of a picture.
struct scanbench_jpeg_report {
  /// The first warning but for bytes between parts, or the error that ended the call; empty where there is neither.
  char message[JMSG_LENGTH_MAX];
  /// Whether there was an error, or a warning by which pixels are lost. That the mark of the end is missing is none, if all pixels
  /// are there.
  int is_damaged;
  /// Whether it has more scans than it may have.
  int has_too_many_scans;
  /// Whether there are bytes between its parts, or the mark of its end is missing.
  int has_oddities;
};

struct scanbench_jpeg_state {
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf out;
  int most_scans;
  int has_no_end;
  struct scanbench_jpeg_report *report;
};

static void scanbench_jpeg_fail(j_common_ptr info) {
  struct scanbench_jpeg_state *state = (struct scanbench_jpeg_state *)info->client_data;
  state->report->is_damaged = 1;
  info->err->format_message(info, state->report->message);
  longjmp(state->out, 1);
}

static void scanbench_jpeg_warn(j_common_ptr info, int level) {
  struct scanbench_jpeg_state *state = (struct scanbench_jpeg_state *)info->client_data;
  if (level >= 0) return;
  if (info->err->msg_code == JWRN_EXTRANEOUS_DATA || info->err->msg_code == JWRN_JPEG_EOF) state->report->has_oddities = 1;
  if (info->err->msg_code == JWRN_EXTRANEOUS_DATA) return;
  if (!state->report->message[0]) info->err->format_message(info, state->report->message);
  if (info->err->msg_code == JWRN_JPEG_EOF) state->has_no_end = 1;
  else state->report->is_damaged = 1;
}

static void scanbench_jpeg_count_scans(j_common_ptr info) {
  struct scanbench_jpeg_state *state = (struct scanbench_jpeg_state *)info->client_data;
  if (((j_decompress_ptr)info)->input_scan_number <= state->most_scans) return;
  state->report->has_too_many_scans = 1;
  longjmp(state->out, 1);
}

/// What is read of a picture once the library is ready, and where it goes. Returns 1, or 0 where it is not as it was asked for.
typedef int scanbench_jpeg_reading(struct jpeg_decompress_struct *info, struct scanbench_jpeg_state *state, void *target);

/// Has the library made ready, read and destroyed. Returns 1, or 0 with the reason in `report`.
static int scanbench_jpeg_read(const unsigned char *bytes, size_t count, scanbench_jpeg_reading *reading, void *target,
                               struct scanbench_jpeg_report *report) {
  struct jpeg_decompress_struct info;
  struct scanbench_jpeg_state state;
  memset(report, 0, sizeof *report);
  memset(&state, 0, sizeof state);
  memset(&info, 0, sizeof info);
  if (setjmp(state.out)) {
    jpeg_destroy_decompress(&info);
    return 0;
  }
  state.report = report;
  info.err = jpeg_std_error(&state.errors);
  state.errors.error_exit = scanbench_jpeg_fail;
  state.errors.emit_message = scanbench_jpeg_warn;
  info.client_data = &state;
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, bytes, count);
  int is_read = reading(&info, &state, target);
  jpeg_destroy_decompress(&info);
  return is_read;
}

static int scanbench_jpeg_take_head(struct jpeg_decompress_struct *info, struct scanbench_jpeg_state *state, void *target) {
  struct scanbench_jpeg_head *head = (struct scanbench_jpeg_head *)target;
  (void)state;
  // Of a file that ends before it says its size, that is 0.
  jpeg_read_header(info, FALSE);
  head->width = (int)info->image_width;
  head->height = (int)info->image_height;
  head->is_for_printing = info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
  head->coefficient_bytes = 0;
  if (!head->width || !jpeg_has_multiple_scans(info)) return 1;
  for (int part = 0; part < info->num_components; part++) {
    const jpeg_component_info *component = info->comp_info + part;
    head->coefficient_bytes += (size_t)component->width_in_blocks * component->height_in_blocks * sizeof(JBLOCK);
  }
  return 1;
}

/// Reads the head of a file of `count` bytes. Returns 1, or 0 with the reason in `report`.
static inline int scanbench_jpeg_read_head(const unsigned char *bytes, size_t count, struct scanbench_jpeg_head *head,
                                           struct scanbench_jpeg_report *report) {
  return scanbench_jpeg_read(bytes, count, scanbench_jpeg_take_head, head, report);
}

/// The luma by BT.601 of cyan, magenta, yellow and black.
static inline unsigned char scanbench_jpeg_luma_of_inks(const unsigned char *inks, int is_inverted) {
  int left[4];
  for (int ink = 0; ink < 4; ink++) left[ink] = is_inverted ? inks[ink] : 255 - inks[ink];
  int luma = 299 * left[0] + 587 * left[1] + 114 * left[2];
  return (unsigned char)((luma * left[3] + 127500) / 255000);
}

/// Where the grey levels of a picture go.
struct scanbench_jpeg_grey {
  unsigned char *levels;
  int width, height;
  int most_scans;
};

static int scanbench_jpeg_take_grey(struct jpeg_decompress_struct *info, struct scanbench_jpeg_state *state, void *target) {
  const struct scanbench_jpeg_grey *grey = (const struct scanbench_jpeg_grey *)target;
  state->most_scans = grey->most_scans;
  state->progress.progress_monitor = scanbench_jpeg_count_scans;
  info->progress = &state->progress;
  jpeg_read_header(info, TRUE);
  int is_for_printing = info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
  info->out_color_space = is_for_printing ? JCS_CMYK : JCS_GRAYSCALE;
  info->dct_method = JDCT_ISLOW;
  jpeg_start_decompress(info);
  if ((int)info->output_width != grey->width || (int)info->output_height != grey->height) return 0;
  JSAMPARRAY inks = NULL;
  if (is_for_printing) inks = info->mem->alloc_sarray((j_common_ptr)info, JPOOL_IMAGE, 4 * (JDIMENSION)grey->width, 1);
  while (info->output_scanline < info->output_height) {
    JSAMPROW row = grey->levels + (size_t)info->output_scanline * grey->width;
    if (!is_for_printing) {
      jpeg_read_scanlines(info, &row, 1);
      continue;
    }
    jpeg_read_scanlines(info, inks, 1);
    // What Adobe's programs write is how much of the paper shows.
    for (int x = 0; x < grey->width; x++) row[x] = scanbench_jpeg_luma_of_inks(inks[0] + 4 * x, info->saw_Adobe_marker);
  }
  int is_in_parts = jpeg_has_multiple_scans(info);
  jpeg_finish_decompress(info);
  // What else would have come of a picture in several scans, nobody knows.
  if (state->has_no_end && is_in_parts) state->report->is_damaged = 1;
  return !state->report->is_damaged;
}

/// Writes a picture as grey levels into `levels`, row by row, which has room for `width` x `height` of its head. Returns 1, or 0
/// with the reason in `report`.
static inline int scanbench_jpeg_read_grey(const unsigned char *bytes, size_t count, int most_scans, unsigned char *levels, int width,
                                           int height, struct scanbench_jpeg_report *report) {
  struct scanbench_jpeg_grey grey = {levels, width, height, most_scans};
  return scanbench_jpeg_read(bytes, count, scanbench_jpeg_take_grey, &grey, report);
}

#endif
