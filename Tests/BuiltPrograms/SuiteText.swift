/// Suites, as text.
package enum SuiteText {
  /// A suite that makes two frames.
  package static let tiny = """
    schema: 1
    name: tiny
    purpose: A test.
    symbologies: [ean_13, qr_code]
    frame: tight
    conditions:
      module_width_px: {from: 2, to: 2, step: 2}
    profiles:
      quick: {samples: 1}
    """

  /// A suite named `shelf`, of which some codes are read, others not.
  ///
  /// - Parameter symbologies: separated by commas.
  package static func shelf(_ symbologies: String) -> String {
    """
    schema: 1
    name: shelf
    purpose: Codes at the limit of what is read
    symbologies: [\(symbologies)]
    frame: tight
    conditions: {module_width_px: [1.3, 2], noise_sigma: 8}
    masks: [own]
    profiles:
      quick: {samples: 6}

    """
  }

  /// A stream of a code that is held still.
  ///
  /// - Parameter more: keys of the suite.
  package static func held(named name: String = "held", samples: Int = 2, _ more: String = "")
    -> String
  {
    """
    schema: 1
    name: \(name)
    purpose: A test.
    symbologies: [qr_code]
    frame: {width: 320, height: 240}
    camera: {focal_mm: 4.25, sensor_width_mm: 5.66, f_number: 1.8}
    module_mm: 1
    distance_mm: 100
    conditions: {light_lux: 1000}
    stream:
      frames_per_second: 30
      seconds: 1
      wants: one
      motion: {hold: {}}
      focus: {start_mm: 100, closest_mm: 50}
    masks: [all]
    profiles:
      quick: {samples: \(samples)}
    \(more)
    """
  }

  /// A suite named `adaptive`, whose sampling adapts: which frames are read depends on what is read.
  ///
  /// - Parameter profiles: a line for each.
  package static func adaptive(_ profiles: String...) -> String {
    """
    schema: 1
    name: adaptive
    purpose: A test.
    symbologies: [qr_code]
    frame: tight
    conditions:
      module_width_px: [1.5, 2]
    masks: [own]
    profiles:
    \(profiles.map { "  \($0)" }.joined(separator: "\n"))
    """
  }

  /// A suite named `plain` that makes so many frames of each symbology, all of one condition.
  package static func plain(
    _ symbologies: String = "qr_code", moduleWidth: String = "2", masks: String = "own",
    samples: Int
  ) -> String {
    """
    schema: 1
    name: plain
    purpose: A test.
    symbologies: [\(symbologies)]
    frame: tight
    conditions:
      module_width_px: \(moduleWidth)
    masks: [\(masks)]
    profiles:
      quick: {samples: \(samples)}
    """
  }
}
