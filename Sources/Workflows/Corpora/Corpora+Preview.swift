import Barcodes
import CorpusRendering
import Foundation
import Reporting
import Runner
import Storage
import Suites

extension Corpora {
  /// Writes a contact sheet of a suite, with one frame of each condition and a line of progress.
  ///
  /// - Parameters:
  ///   - symbologies: the names of symbologies that have a row each, empty for symbologies that take
  ///     turns; nil for a row of each of the suite's.
  ///   - limit: the most frames to show.
  ///   - engines: the engines for which a run's time is estimated.
  ///   - output: the folder to write; nil for one beside the suite.
  ///   - tell: called with each line to print.
  package static func preview(
    of suite: String, profile: String, seed: UInt64, symbologies: [String]?, limit: Int,
    engines: [String], to output: String?, isReplaced: Bool, jobs: Int, tell: (String) -> Void
  ) throws {
    let plan = try CorpusPlan(
      suite: Suite(path: SharedFiles.path(ofSuite: suite)), profile: profile, seed: seed)
    plan.suite.reportUnsaid()
    let preview = try Preview(plan, selection(symbologies, limit: limit, of: plan))
    let choices = try engines.map { try EngineChoice.named($0) }
    let folder = try Preview.folder(
      output ?? usualPreview(of: plan.suite), replacing: isReplaced, suite: plan.suite.path)
    if !preview.isWhole {
      CommandProcess.report("scanbench: the sheet shows \(preview.extent); --limit shows more")
    }
    let progress = ProgressLine(unit: "frames")
    let rows = try preview.write(to: folder, jobs: jobs) {
      progress.show(plan.suite.name, done: $0, of: preview.count)
    }
    progress.finish()
    let page = try preview.finish(
      page: PreviewPage(of: plan.suite, preview, rows).html(), in: folder,
      scanbenchVersion: Program.version)
    if !choices.isEmpty { try tellEstimate(of: plan, choices, jobs: jobs, tell) }
    tell(page)
  }

  private static func tellEstimate(
    of plan: CorpusPlan, _ choices: [EngineChoice], jobs: Int, _ tell: (String) -> Void
  ) throws {
    let progress = ProgressLine(unit: "frames")
    let estimate = try RunEstimate(plan, engines: choices, limits: EngineLimits(), jobs: jobs) {
      progress.show("how long a run takes", done: $0, of: $1)
    }
    progress.finish()
    for profile in plan.suite.profiles.keys.sorted() {
      tell(estimate.line(try CorpusPlan(suite: plan.suite, profile: profile, seed: plan.seed)))
    }
  }

  private static func selection(
    _ names: [String]?, limit: Int, of plan: CorpusPlan
  ) throws -> PreviewSelection {
    let known = plan.suite.symbologies
    let asked = try names.map { try parsed($0, among: known) } ?? known
    guard !asked.isEmpty else {
      return PreviewSelection(symbologiesInTurn: known, points: plan.pointCount, limit: limit)
    }
    guard asked.count <= limit else {
      throw UsageError(
        "--limit \(limit): a row for each of \(asked.count) symbologies takes \(asked.count) frames"
      )
    }
    return PreviewSelection(rowForEach: asked, points: plan.pointCount, limit: limit)
  }

  /// In the order given, each once.
  private static func parsed(_ names: [String], among known: [Symbology]) throws -> [Symbology] {
    try names.reduce(into: []) { parsed, name in
      guard let symbology = known.first(where: { $0.name == name }) else {
        throw UsageError(
          "--symbology \(name): the suite has \(known.map(\.name).joined(separator: ", "))")
      }
      if !parsed.contains(symbology) { parsed.append(symbology) }
    }
  }

  private static func usualPreview(of suite: Suite) -> String {
    let folder = Folder.parent(of: suite.path) as NSString
    return folder.appendingPathComponent("rendered/preview-\(suite.name)")
  }
}
