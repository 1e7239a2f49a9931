import ArgumentParser
import Barcodes
import CorpusRendering
import Foundation
import Photographed
import Reporting
import Runner
import Storage
import Suites
import Workflows

/// `scanbench corpus preview`
struct CorpusPreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show a suite: one frame of each condition, on a contact sheet.",
    usage: "scanbench corpus preview <suite> [<options>]",
    discussion: """
      Writes index.html, contact-sheet.png and frames/*.png: of each combination of values, or \
      of each named condition, the first frame that the profile renders. The symbologies take \
      turns, so that each appears.

      EXAMPLE
        scanbench corpus preview Corpus/module-width.yaml
        scanbench corpus preview Corpus/latency.yaml --engine zxing
        scanbench corpus preview Corpus/module-width.yaml \\
          --symbology ean_13 --symbology qr_code --output widths
      """)

  @Argument(help: ArgumentHelp("The suite's YAML file.", valueName: "suite"))
  var suitePath: String

  @Option(
    help: ArgumentHelp(
      "The folder to write. (default: rendered/preview-NAME beside the suite)", valueName: "folder")
  )
  var output: String?

  @Flag(help: "Replace the preview in that folder.")
  var force = false

  @Option(
    name: .customLong("symbology"),
    help: ArgumentHelp(
      "Show every condition with this symbology, in a row of its own. Repeat for more.",
      valueName: "symbology"))
  var symbologies: [String] = []

  @Flag(help: "Show every condition with every symbology of the suite, a row for each.")
  var allSymbologies = false

  @Option(
    help: ArgumentHelp(
      "The most frames to show; where there are more, they are spread evenly.", valueName: "frames")
  )
  var limit = 120

  @Option(
    name: .customLong("engine"),
    help: ArgumentHelp(
      "Have this engine read some frames, and say how long a run of each profile takes. Repeat for more.",
      valueName: "engine"))
  var engines: [String] = []

  @OptionGroup var sampling: SamplingOptions

  func run() throws {
    let plan = try CorpusPlan(
      suite: Suite(path: suitePath), profile: sampling.profile, seed: sampling.seed)
    if let line = plan.suite.unsaid { StandardError.report(VisibleText.line(line)) }
    let preview = try Preview(plan, selection(of: plan))
    let choices = try engineChoices()
    let folder = try PreviewFolder(
      path: output ?? defaultOutput(of: plan.suite), replacing: force, suite: suitePath)
    if !preview.isWhole { warn(preview) }
    let progress = ProgressLine(unit: "frames")
    let rows = try preview.write(
      to: folder, jobs: sampling.jobCount()
    ) { progress.show(plan.suite.name, done: $0, of: preview.count) }
    progress.finish()
    try folder.finish(
      page: PreviewPage(of: plan.suite, preview, rows).html(), of: preview,
      scanbenchVersion: Program.version)
    if !choices.isEmpty { try printEstimate(plan, choices) }
    print(folder.page)
  }

  private func engineChoices() throws -> [EngineChoice] {
    try engines.map {
      let reference = try EngineReference(argument: $0)
      return EngineChoice(
        label: reference.label, path: try EngineLocator.standard.path(of: reference), options: [:])
    }
  }

  private func printEstimate(_ plan: CorpusPlan, _ choices: [EngineChoice]) throws {
    let progress = ProgressLine(unit: "frames")
    let estimate = try RunEstimate(
      plan, engines: choices, limits: EngineLimits(), jobs: sampling.jobCount()
    ) { progress.show("how long a run takes", done: $0, of: $1) }
    progress.finish()
    for profile in plan.suite.profiles.keys.sorted() {
      print(
        estimate.line(try CorpusPlan(suite: plan.suite, profile: profile, seed: sampling.seed)))
    }
  }

  func validate() throws {
    if !symbologies.isEmpty && allSymbologies {
      throw ValidationError("Give --symbology or --all-symbologies, not both.")
    }
    if !(1...500).contains(limit) {
      throw ValidationError("--limit \(limit): give a number of frames from 1 to 500.")
    }
  }

  private func selection(of plan: CorpusPlan) throws -> PreviewSelection {
    let known = plan.suite.symbologies
    let asked = allSymbologies ? known : try parsedSymbologies(among: known)
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
  private func parsedSymbologies(among known: [Symbology]) throws -> [Symbology] {
    try symbologies.reduce(into: []) { parsed, name in
      guard let symbology = known.first(where: { $0.name == name }) else {
        throw UsageError(
          "--symbology \(name): the suite has \(known.map(\.name).joined(separator: ", "))")
      }
      if !parsed.contains(symbology) { parsed.append(symbology) }
    }
  }

  private func defaultOutput(of suite: Suite) -> String {
    let folder = FolderPath.parent(of: suitePath)
    return (folder as NSString).appendingPathComponent("rendered/preview-\(suite.name)")
  }

  private func warn(_ preview: Preview) {
    let line = "scanbench: the sheet shows \(preview.extent); --limit shows more\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}
