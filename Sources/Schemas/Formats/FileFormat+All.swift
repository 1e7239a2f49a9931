import Findings
import Gates
import Photographed
import Photographs
import Records
import Summaries
import Tallies

extension FileFormat {
  /// Every format, by the order of Documentation/FORMATS.md.
  package static let all =
    corpora + pictures + runs + gates + [
      FileFormat(
        "advice", AdviceRecord.self, "Advice",
        "What `scanbench advise --json` prints: a run's verdicts as distances, zoom and print."),
      FileFormat(
        "choice", ChoiceRecord.self, "Choice",
        "What `scanbench choose --json` prints: which readers, alone or together, meet a rule."),
      FileFormat(
        "engine-cost", EngineCostList.self, "Costs of engines",
        "What `scanbench engine cost --json` prints: starts, size, memory and throughput."),
      FileFormat(
        "result", ResultRecord.self, "A published result",
        "What a run found, as `scanbench site add` writes it."),
      FileFormat(
        "round", RoundRecord.self, "A round of published results",
        "The suites, profile and commit of a round, against which `scanbench site check` holds results."
      ),
      FileFormat(
        "datasheet", DatasheetRecord.self, "datasheet.json",
        "What one reader can do, as limits, from `scanbench datasheet`."),
    ]

  private static let corpora = [
    FileFormat(
      "corpus", CorpusRecord.self, "corpus.json",
      "What a corpus was made from; its presence means that the folder is complete."),
    FileFormat(
      "manifest", FrameLine.self, "A line of manifest.jsonl",
      "One frame of a corpus or a run, with its truth."),
    FileFormat(
      "conditions", ConditionRecord.self, "A line of conditions.jsonl",
      "What the conditions of many frames have in common."),
    FileFormat(
      "preview", CorpusRecord.self, "preview.json",
      "What a preview of a suite was made from, with the keys of corpus.json."),
  ]

  private static let pictures = [
    FileFormat(
      "measurement", CodeMeasurement.self, "A line of `scanbench camera measure`",
      "What one code of a photograph was taken with."),
    FileFormat(
      "recording", RecordedAnswer.self, "A line of a recording",
      "What a reader said of one picture elsewhere."),
    FileFormat(
      "truth", TruthLine.self, "A line of a truth",
      "The codes of one picture, as `scanbench corpus label` proposes them."),
    FileFormat(
      "photos", PhotographPageRecord.self, "photos.json",
      "What was counted over the pictures of a page of photographs."),
    FileFormat(
      "photos-line", PictureReading.self, "A line of photos.jsonl",
      "What engines read on one picture of a page of photographs."),
  ]

  private static let runs = [
    FileFormat(
      "run", RunRecord.self, "run.json", "Everything that is needed to repeat a run."),
    FileFormat(
      "trials", TrialRecord.self, "A line of trials.jsonl",
      "One frame, read once by one engine with one mask in one view."),
    FileFormat(
      "blocks", BlockRecord.self, "A line of blocks.jsonl",
      "One block of a suite whose calls are timed in blocks."),
    FileFormat(
      "summary", Summary.self, "summary.json",
      "What a run found, for gates and other tools."),
    FileFormat(
      "history", HistoryRecord.self, "A line of a history",
      "The headline figures of one run, for `scanbench history`."),
  ]

  private static let gates = [
    FileFormat(
      "comparison", ComparisonRecord.self, "comparison.json",
      "What one run reads that another does not, engine by engine."),
    FileFormat(
      "duel", DuelRecord.self, "duel.json",
      "What two engines read, and how fast, beside each other."),
    FileFormat(
      "duel-blocks", DuelBlockRecord.self, "A line of duel-blocks.jsonl",
      "One block of a cell of a duel, or of a calibration."),
    FileFormat(
      "calibration", CalibrationRecord.self, "calibration.json",
      "Which slowdowns a duel finds on this machine."),
  ]
}
