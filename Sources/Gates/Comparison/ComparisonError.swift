import Barcodes
import Records
import Summaries

/// Runs that cannot be held against one another.
package enum ComparisonError: Error, Equatable, CustomStringConvertible {
  case noCommonEngine(baseline: [String], candidate: [String])
  case noCommonSuite(baseline: [String], candidate: [String])
  case otherFrames(suite: String, reason: String)
  /// With a clause on how the run goes on.
  case unfinished(run: String, continuation: String)
  /// The candidate is one of the parts of a run.
  case partOfRun(String)
  case partAlone(run: String, part: String)
  case nothingInCommon(engine: String)
  case missing([String])
  /// Frames have to be read, and summaries have none.
  case noFrames
  /// A list of frames that have to be read says nothing, or names what is not there.
  case requiredFrames(place: String, reason: String)

  package var description: String {
    switch self {
    case .noCommonEngine(let baseline, let candidate):
      "the runs have no engine of one label: the baseline has \(Wording.list(baseline)), the candidate "
        + "\(Wording.list(candidate)); name them alike with --engine LABEL=PATH"
    case .noCommonSuite(let baseline, let candidate):
      "the runs have no suite in common: the baseline has \(Wording.list(baseline)), the candidate "
        + "\(Wording.list(candidate)); run the same suites, and import photographs under one name (--name)"
    case .otherFrames(let suite, let reason):
      "the runs have other frames in suite '\(suite)': \(reason); run the same suite with the same profile, "
        + "seed and scanbench"
    case .unfinished(let run, let continuation):
      "\(VisibleText.line(run)): the run is not finished, and what is missing could be all that matters; \(continuation), "
        + "and its report has to be written anew"
    case .partOfRun(let part):
      "the candidate is \(part) of a run, and what is missing could be all that matters; put the parts together with "
        + "'scanbench merge', or compare what both have with --partial"
    case .partAlone(let run, let part):
      "\(VisibleText.line(run)): it is \(part) of a run, and has some of its frames alone; put the parts together with 'scanbench merge'"
    case .missing(let names):
      "the candidate lacks \(Wording.list(names)) of the baseline, where nothing would be found; run it, too, or compare "
        + "what both have with --partial"
    case .noFrames:
      "summaries have no frames of which it could be said that they were lost; name run folders, or leave --must-read and --no-lost out"
    case .requiredFrames(let place, let reason): VisibleText.line("\(place): \(reason)")
    case .nothingInCommon(let engine):
      "the runs have no answer of '\(engine)' to the same question in common; run the same suites with the same "
        + "masks, and an engine that claims their symbologies"
    }
  }
}
