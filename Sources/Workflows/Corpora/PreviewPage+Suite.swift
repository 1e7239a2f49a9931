import Barcodes
import CorpusRendering
import Document
import Reporting
import Suites

extension PreviewPage {
  init(of suite: Suite, _ preview: Preview, _ rows: [[PreviewFrame]]) {
    self.init(
      title: suite.name, purpose: suite.purpose, facts: Self.facts(of: suite, preview),
      rows: rows.map { frames in
        (
          name: rows.count > 1 ? frames.first?.symbology.name ?? "" : "",
          figures: frames.map(PreviewFigure.init)
        )
      })
  }

  private static func facts(of suite: Suite, _ preview: Preview) -> [(term: String, text: String)] {
    let samples = suite.profiles
      .sorted { ($0.value.mostSamples, $0.key) < ($1.value.mostSamples, $1.key) }
      .map { name, profile in
        let (fewest, most) = (profile.fewestSamples, profile.mostSamples)
        return fewest == most ? "\(name) \(most)" : "\(name) \(fewest) to \(most)"
      }
    let common = suite.commonSettings
    return [("shown", preview.summary)]
      + (common.isEmpty ? [] : [("in every frame", common.joined(separator: ", "))]) + [
        ("symbologies", suite.symbologies.map(\.name).joined(separator: ", ")),
        (
          "masks", suite.masks.map { "\($0.name(known: suite.namedMasks))" }.joined(separator: ", ")
        ),
        (
          suite.stream == nil ? "frames" : "scans",
          "\(samples.joined(separator: ", ")) for each symbology at each condition"
        ),
      ]
      + suite.profiles.keys.sorted().compactMap { name in
        (try? CorpusPlan(suite: suite, profile: name, seed: 1)).map {
          ("profile \(name)", extent(of: $0))
        }
      }
  }

  private static func extent(of plan: CorpusPlan) -> String {
    let least = plan.fixedFrames.reduce(0) { $0 + $1.count }
    let turns = plan.suite.masks.count * plan.suite.views.count
    var words =
      plan.suite.stream == nil
      ? "\(least) frames"
      : "\(least / plan.framesPerScan) scans of up to \(plan.framesPerScan) frames"
    if let sampling = plan.adaptiveSampling {
      words += ", and more where it is undecided"
      if let budget = sampling.budget {
        words += ", up to \(budget) of each symbology and condition"
      }
    } else if plan.count > least {
      words += " to \(plan.count) frames"
    }
    words +=
      turns == 1
      ? "; one trial of each engine on each" : "; up to \(turns) trials of each engine on each"
    if let seconds = plan.blockSampling?.budgetSeconds { words += "; some \(Int(seconds)) s" }
    return words
  }
}

extension PreviewPage.PreviewFigure {
  fileprivate init(_ frame: PreviewFrame) {
    self.init(
      heading: frame.heading, settings: frame.settings,
      details: [frame.symbol, "frame \(frame.frameSize)"], frame: frame.frame,
      file: Preview.picture(ofFrame: frame.frame), width: frame.width,
      shownSize: (frame.thumbnail.width, frame.thumbnail.height))
  }
}
