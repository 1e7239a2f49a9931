import Barcodes
import EngineHosting
import Foundation

/// A part of the protocol that an engine is held against, in a process of its own that has answered `hello`.
protocol ProtocolCheck: SendableMetatype {
  /// Where it stands that an engine must not break off here.
  static var section: ProtocolSection { get }

  static func run(_ examiner: inout Examiner, references: [ReferenceSymbol]) throws(ProbeFailure)
}
