/// Suites, as text.
enum SuiteText {
  /// A suite that makes two frames.
  static let tiny = """
    schema: 1
    name: tiny
    purpose: A test.
    symbologies: [ean_13, qr_code]
    frame: tight
    conditions:
      module_width_px: {from: 2, to: 3, step: 2}
    profiles:
      quick: {samples: 1}
    """

  /// A suite named `plain` that makes so many frames of each symbology, all of one condition.
  static func plain(
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
