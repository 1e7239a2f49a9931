import Barcodes
package import CorpusRendering
package import Reporting

extension PreviewPage {
  /// - Parameter rows: the frames that the preview wrote.
  package init(of suite: Suite, _ preview: Preview, _ rows: [[PreviewFrame]]) {
    self.init(
      title: suite.name, purpose: suite.purpose, facts: Self.facts(of: suite, preview),
      rows: rows.map { frames in
        Row(
          name: rows.count > 1 ? frames.first?.caption.symbology.name : nil,
          figures: frames.map(Figure.init))
      })
  }

  private static func facts(of suite: Suite, _ preview: Preview) -> [Fact] {
    let samples = suite.profiles
      .sorted { ($0.value.mostSamples, $0.key) < ($1.value.mostSamples, $1.key) }
      .map { name, profile in
        let (fewest, most) = (profile.fewestSamples, profile.mostSamples)
        return fewest == most ? "\(name) \(most)" : "\(name) \(fewest) to \(most)"
      }
    let common = suite.commonSettings
    return [Fact("shown", preview.summary)]
      + (common.isEmpty ? [] : [Fact("in every frame", common.joined(separator: ", "))]) + [
        Fact("symbologies", suite.symbologies.map(\.name).joined(separator: ", ")),
        Fact("masks", suite.masks.map { $0.name(known: suite.namedMasks) }.joined(separator: ", ")),
        Fact(
          "frames", "\(samples.joined(separator: ", ")) for each symbology at each condition"),
      ]
  }
}

extension PreviewPage.Figure {
  fileprivate init(_ frame: PreviewFrame) {
    let caption = frame.caption
    self.init(
      heading: caption.heading, settings: caption.settings,
      details: [caption.symbol, "frame \(caption.frameSize)"], frame: caption.frame,
      file: PreviewFolder.picture(ofFrame: caption.frame), width: caption.width,
      shownSize: (frame.thumbnail.width, frame.thumbnail.height))
  }
}
