import Barcodes
import Foundation
import Testing

@testable import CorpusRendering
@testable import Suites

/// A condition of strength zero changes nothing, and the order in a suite file says nothing.
@Suite struct NeutralConditionTests {
  private static let neutral = """
      print_growth_modules: 0
      print_raggedness_modules: 0
      contrast: 0.9
      inverted: false
      quiet_zone: 1
      scratches_percent: 0
      blots_percent: 0
      missing_corner_percent: 0
      human_readable: false
      brightness: 1
      illumination_ramp: 0
      illumination_ramp_angle_deg: 30
      glare: 0
      glare_radius: 0.3
      vignetting: 0
      banding: 0
      banding_cycles: 5
      banding_phase_deg: 60
      rotation_deg: 0
      yaw_deg: 0
      pitch_deg: 0
      focal_length_px: 500
      cylinder_wrap_deg: 0
      code_count: 1
      position_x: 0.5
      position_y: 0.5
      clutter: 0
      defocus_radius_modules: 0
      gaussian_blur_px: 0
      motion_length_px: 0
      motion_angle_deg: 45
      noise_sigma: 0
      shot_noise: 0
      noise_correlation_px: 0
      bayer_mosaic: false
      gradient_demosaicing: false
      denoising: 0
      denoising_radius_px: 2
      sharpening: 0
      sharpening_radius_px: 2
      srgb_curve: false
      noise_after_curve: false
      ink_noise_sigma: 0
      edge_displacement_px: 0
      edge_displacement_lag_across: 0.5
      edge_displacement_lag_along: 0.5
      digital_zoom: 1
      add_on_digits: 0
    """

  private func images(_ conditions: [String], _ frame: String = "tight") throws -> [GreyImage] {
    let yaml = """
      schema: 1
      name: neutral
      purpose: A test.
      symbologies: [qr_code, ean_13]
      frame: \(frame)
      conditions:
        module_width_px: 1.7
      \(conditions.joined(separator: "\n"))
      profiles:
        quick: {samples: 1}
      """
    let suite = try Suites.Suite(yaml: Data(yaml.utf8), path: "neutral.yaml")
    let plan = try CorpusPlan(suite: suite, profile: "quick", seed: 1)
    let renderer = FrameRenderer()
    return try (0..<plan.count).map { try renderer.image(plan[$0]) }
  }

  @Test(arguments: ["tight", "{width: 400, height: 300}"])
  func `conditions of strength zero are the identity, bit for bit`(frame: String) throws {
    let plain = try images([], frame)
    #expect(try images(Self.neutral.split(separator: "\n").map(String.init), frame) == plain)
    for line in Self.neutral.split(separator: "\n") {
      #expect(try images([String(line)], frame) == plain, "\(line)")
    }
    #expect(try images(["  rotation_deg: 1"], frame) != plain)
  }

  @Test func `every number has its neutral value in the list above`() {
    let without: Set = [
      "module_width_px", "module_height_px", "phase_x_px", "phase_y_px", "bar_colour",
      "ground_colour", "bar_height_modules", "jpeg_quality", "glare_x", "glare_y",
    ]
    let shapes = Set(ConditionParameter.symbol.map(\.name)).subtracting(["add_on_digits"])
    for parameter in ConditionParameter.all where !without.union(shapes).contains(parameter.name) {
      let name = parameter.name.replacing("_modules", with: "")
      #expect(
        Self.neutral.contains("\(parameter.name): ")
          || Self.neutral.contains("\(name)_px: "),
        "\(parameter.name): give it its neutral value in `neutral` above, or say here why it has none"
      )
    }
  }

  @Test func `conditions compose in one order, whatever theirs in the file`() throws {
    let conditions = [
      "  print_growth_modules: 0.1", "  glare: 0.5", "  illumination_ramp: 0.3", "  yaw_deg: 25",
      "  rotation_deg: 20", "  defocus_radius_modules: 0.4", "  motion_length_modules: 0.8",
      "  noise_sigma: 6", "  shot_noise: 0.2", "  jpeg_quality: 60", "  vignetting: 0.3",
      "  banding: 0.2",
      "  noise_correlation_px: 0.6", "  bayer_mosaic: true", "  denoising: 1",
      "  sharpening: 0.5", "  srgb_curve: true", "  edge_displacement_px: 0.3",
      "  digital_zoom: 1.5",
    ]
    let images = try images(conditions)
    #expect(try self.images(conditions.reversed()) == images)
    #expect(try self.images(conditions.shuffledEvenOdd) == images)
  }
}

extension [String] {
  /// The elements at odd places, then those at even ones.
  fileprivate var shuffledEvenOdd: [String] {
    enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      + enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
  }
}
