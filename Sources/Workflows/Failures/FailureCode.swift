import CorpusRendering
import Displaying
import Document
import Dueling
import Findings
import Gates
import PageServer
import Photographed
import Photographs
import Records
import Runner
import SourcedYAML
import Storage
import Tallies

/// The exit codes of failures, after BSD's sysexits.
package enum FailureCode: Int32 {
  case environment = 3
  case usage = 64
  case badInput = 65
  case missingProgram = 69
  case internalFault = 70
  case inputOutput = 74
  case interrupted = 130

  /// Nil for errors that no room of scanbench throws.
  package init?(of error: any Error) {
    switch error {
    case is Interruption: self = .interrupted
    case PageServerError.badHost: self = .usage
    case PageServerError.programMissing, PageServerError.noTunnel: self = .missingProgram
    case DuelError.contradictedClock, is DisplayFault, is PageFault, is PageServerError:
      self = .environment
    case is SourcedError, is PlanningError, is CorpusError: self = .badInput
    case FileError.unwritable: self = .inputOutput
    case is FileError, is RecordError, is ComparisonError, is FigureError, is PhotographError,
      is ImportFault:
      self = .badInput
    case PNGError.unreadable: self = .badInput
    case PNGError.unwritable: self = .inputOutput
    case EngineError.badReference, EngineError.options, EngineError.oneReader: self = .usage
    case is EngineError, is SharedFilesError: self = .missingProgram
    case is RequirementError: self = .usage
    case AdviceError.noVerdicts, AdviceError.noVerdictOf: self = .badInput
    case is AdviceError: self = .usage
    case is UsageError: self = .usage
    case DuelError.noCells: self = .badInput
    case DuelError.noAnswer: self = .missingProgram
    case let error as ReportError: self.init(of: error)
    default: return nil
    }
  }

  private init(of error: ReportError) {
    switch error {
    case .gnuplotMissing: self = .missingProgram
    case .gnuplotFailed, .noTemporaryFile: self = .inputOutput
    }
  }
}
