import Barcodes
import Foundation
import Records
import Testing

@testable import CorpusRendering
@testable import Suites

/// The same suite and seed give the same pixels on every machine, in debug and in release: one frame of each
/// symbology, and one for each parameter of a condition, against a table that is checked in.
///
/// `SCANBENCH_RECORD_SNAPSHOTS=1` writes the table anew. A frame whose pixels have changed changes those of every
/// corpus, so it belongs in the change log; a new frame does not.
@Suite struct PixelStabilityTests {
  private static let table = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/pixels-sha256.json")

  private static let symbologies = """
    schema: 1
    name: stability
    purpose: Pixels do not change unnoticed.
    symbologies: all
    frame: tight
    conditions:
      module_width_px: 1.7
      rotation_deg: 17
      gaussian_blur_modules: 0.3
      noise_sigma: 8
    profiles:
      quick: {samples: 1}
    """

  /// A value that shows for each parameter, with others that it needs.
  private static let conditions = """
    schema: 1
    name: stability
    purpose: Pixels do not change unnoticed.
    symbologies: [ean_8]
    frame: {width: 320, height: 240}
    conditions:
      module_width_px: 1.9
      noise_sigma: 2
      phase_x_px: 0
      phase_y_px: 0
    named_conditions:
      print_growth_modules: {print_growth_modules: 0.2}
      contrast: {contrast: 0.4}
      inverted: {inverted: true}
      bar_colour: {bar_colour: "#0000ff"}
      ground_colour: {ground_colour: "#ffff00"}
      quiet_zone: {quiet_zone: 0.5, clutter: 0.5}
      scratches_percent: {scratches_percent: 4}
      blots_percent: {blots_percent: 4}
      missing_corner_percent: {missing_corner_percent: 4}
      human_readable: {human_readable: true}
      bar_height_modules: {bar_height_modules: 30}
      brightness: {brightness: 0.4}
      illumination_ramp: {illumination_ramp: 0.5}
      illumination_ramp_angle_deg: {illumination_ramp: 0.5, illumination_ramp_angle_deg: 70}
      glare: {glare: 1}
      glare_radius: {glare: 1, glare_radius: 0.05}
      glare_x: {glare: 1, glare_x: 0.3}
      glare_y: {glare: 1, glare_y: 0.3}
      vignetting: {vignetting: 0.5}
      module_width_px: {module_width_px: 2.4}
      module_height_px: {module_height_px: 1.2}
      phase_x_px: {phase_x_px: 0.25}
      phase_y_px: {phase_y_px: 0.25}
      rotation_deg: {rotation_deg: 33}
      yaw_deg: {yaw_deg: 30}
      pitch_deg: {pitch_deg: 30}
      focal_length_px: {yaw_deg: 30, focal_length_px: 300}
      cylinder_wrap_deg: {cylinder_wrap_deg: 110}
      code_count: {code_count: 4, module_width_px: 0.9}
      position_x: {position_x: 0.1}
      position_y: {position_y: 0.9}
      clutter: {clutter: 1}
      defocus_radius_modules: {defocus_radius_modules: 0.9}
      gaussian_blur_modules: {gaussian_blur_modules: 0.7}
      motion_length_modules: {motion_length_modules: 2.5}
      motion_angle_deg: {motion_length_modules: 2.5, motion_angle_deg: 40}
      noise_sigma: {noise_sigma: 20}
      shot_noise: {shot_noise: 0.7}
      digital_zoom: {digital_zoom: 1.7}
      jpeg_quality: {jpeg_quality: 40}
      banding: {banding: 0.5}
      banding_cycles: {banding: 0.5, banding_cycles: 1.5}
      banding_phase_deg: {banding: 0.5, banding_phase_deg: 90}
    profiles:
      quick: {samples: 1}
    """

  /// What a phone does with its sensor's levels, and what needs a code of narrow and wide elements.
  private static let processing = """
    schema: 1
    name: stability
    purpose: Pixels do not change unnoticed.
    symbologies: [itf]
    frame: {width: 320, height: 240}
    conditions:
      module_width_px: 1.9
      noise_sigma: 4
      shot_noise: 0.2
      bar_colour: "#203080"
    named_conditions:
      wide_narrow_ratio: {wide_narrow_ratio: 2.5}
      noise_correlation_px: {noise_correlation_px: 0.8}
      bayer_mosaic: {bayer_mosaic: true}
      gradient_demosaicing: {bayer_mosaic: true, gradient_demosaicing: true}
      denoising: {denoising: 1.5}
      denoising_radius_px: {denoising: 1.5, denoising_radius_px: 0.6}
      sharpening: {sharpening: 0.7}
      sharpening_radius_px: {sharpening: 0.7, sharpening_radius_px: 2}
      srgb_curve: {srgb_curve: true}
      phone: {bayer_mosaic: true, denoising: 2, sharpening: 0.5, srgb_curve: true, digital_zoom: 1.3, jpeg_quality: 70}
      noise_after_curve: {noise_after_curve: true, srgb_curve: true, noise_sigma: 3}
      ink_noise_sigma: {noise_after_curve: true, ink_noise_sigma: 3}
      edge_displacement_px: {edge_displacement_px: 0.3}
      edge_displacement_lag_across: {edge_displacement_px: 0.3, edge_displacement_lag_across: 0.5, srgb_curve: true}
      edge_displacement_lag_along: {edge_displacement_px: 0.3, edge_displacement_lag_along: 0.9}
      print_raggedness_modules: {print_raggedness_modules: 0.1}
    profiles:
      quick: {samples: 1}
    """

  /// What an encoder chooses.
  private static let encoding = """
    schema: 1
    name: stability
    purpose: Pixels do not change unnoticed.
    symbologies: [qr_code]
    frame: {width: 320, height: 240}
    conditions:
      module_width_px: 1.9
    named_conditions:
      error_correction: {error_correction: 4}
      qr_mask: {qr_mask: 5}
    profiles:
      quick: {samples: 1}
    """

  /// What a suite may ask of its symbols.
  private static let shapes = """
    schema: 1
    name: stability
    purpose: Pixels do not change unnoticed.
    symbologies: [aztec, code_128, data_matrix, itf, pdf417, qr_code, upc_e, codabar]
    payload: [short]
    frame: tight
    conditions:
      module_width_px: 1.9
    named_conditions:
      qr_version: {qr_version: 8}
      data_matrix_rows: {data_matrix_rows: 36}
      data_matrix_columns: {data_matrix_rows: 12, data_matrix_columns: 36}
      aztec_layers: {aztec_layers: 5}
      aztec_compact: {aztec_layers: 3, aztec_compact: true}
      pdf417_columns: {pdf417_columns: 5}
      pdf417_rows: {pdf417_rows: 20}
      pdf417_row_height_modules: {pdf417_row_height_modules: 2.5}
      check_characters: {check_characters: 1}
      code_128_set: {code_128_set: 1}
      bearer_bar_modules: {bearer_bar_modules: 3}
      upc_e_number_system: {upc_e_number_system: 1}
      add_on_digits: {add_on_digits: 5}
    profiles:
      quick: {samples: 1}
    """

  /// A hand that brings a camera to a code, in two lights.
  private static let stream = """
    schema: 1
    name: stability
    purpose: Pixels do not change unnoticed.
    symbologies: [data_matrix]
    frame: {width: 320, height: 240}
    camera: {focal_mm: 4.25, sensor_width_mm: 5.66, f_number: 1.8, sensor_px: 1280}
    module_mm: 0.8
    distance_mm: 120
    conditions: {noise_sigma: 0.3, shot_noise: 0.04, clutter: 0.5, yaw_deg: 20}
    named_conditions:
      stream_day: {light_lux: 1000}
      stream_torch: {light_lux: 1, torch_cd: 10, optical_zoom: 1.2, digital_zoom: 1.1}
    stream:
      frames_per_second: 30
      seconds: 1
      motion: {approach: {from_mm: 400, from: [0.3, 0.6], lasts_s: 0.8}}
      focus: {hunt_hz: 2}
      spread: {x: 0.05, roll_deg: 10}
    profiles:
      quick: {samples: 1}
    """

  private static func plan(_ yaml: String) throws -> CorpusPlan {
    let suite = try Suites.Suite(yaml: Data(yaml.utf8), path: "stability.yaml")
    return try CorpusPlan(suite: suite, profile: "quick", seed: 20_261_121)
  }

  /// Plans that have a frame for each parameter, under a condition of its name.
  static func parameterPlans() throws -> [CorpusPlan] {
    try [conditions, processing, encoding, shapes].map(plan)
  }

  @Test func `there is a frame for each parameter`() {
    for parameter in ConditionParameter.all {
      let frames = Self.conditions + Self.processing + Self.encoding + Self.shapes
      let isThere = frames.contains("\n  \(parameter.name): {")
      #expect(isThere, "\(parameter.name): give it a frame above, a named condition of its name")
    }
  }

  @Test func `pixels are those of the table`() throws {
    var hashes: [String: String] = [:]
    for plan in try [Self.plan(Self.symbologies)] + Self.parameterPlans() {
      for frame in RenderedFrames(plan, indices: 0..<plan.count, jobs: 2) {
        let record = try frame.get().record
        hashes[record.namedCondition ?? record.codes[0].symbology.name] = record.pixelsSHA256
      }
    }
    let stream = try Self.plan(Self.stream)
    for index in [11, 41] {
      let record = try FrameRenderer().render(stream[index]).record
      hashes[record.namedCondition ?? ""] = record.pixelsSHA256
    }
    if ProcessInfo.processInfo.environment["SCANBENCH_RECORD_SNAPSHOTS"] == "1" {
      try RecordCoding.document(hashes).write(to: Self.table)
    }
    #expect(Set(hashes.values).count == hashes.count)
    let recorded = try RecordCoding.read([String: String].self, at: Self.table.path)
    for name in Set(hashes.keys).union(recorded.keys).sorted() where hashes[name] != recorded[name]
    {
      Issue.record(
        "\(name): \(recorded[name] == nil ? "a new frame" : hashes[name] == nil ? "no frame any more" : "its pixels have changed"); where that is right, SCANBENCH_RECORD_SNAPSHOTS=1 records it"
      )
    }
  }
}
