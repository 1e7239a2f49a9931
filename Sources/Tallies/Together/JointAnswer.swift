import Barcodes
package import Records

/// The answer of one reader on a frame that others were asked, too.
package struct JointAnswer {
  /// Where the trial's line begins in the file, in bytes.
  package let offset: UInt64
  /// The reader's index in the run.
  package let engine: Int
  package let isAsked: Bool
  /// False of a frame without a code that the reader was asked for: nothing can be read there, but something can be said.
  let hasCode: Bool
  /// True if every code was read.
  package let readsEverything: Bool
  let isUnread: Bool
  /// True if anything was found, right or wrong: all that an application knows of it.
  let finds: Bool
  /// A bit for each of the codes that was read, from the first one on. Of frames with more than 64, all or none.
  let codesRead: UInt64
  /// A bit for each code that was read wrong, likewise.
  let codesMisread: UInt64
  /// Numbers of the contents that were read, where a code was read wrong, or something was read that is not there; nil else, as in most
  /// trials.
  let misread: Set<Int>?
  /// Of a call, in nanoseconds; nil where it cannot be compared.
  let latency: Double?
  /// The block in which it was timed; nil where there are none.
  let block: Int?

  /// - Parameter latency: in nanoseconds; nil where it cannot be compared.
  package init(_ trial: TrialRecord, engine: Int, at offset: UInt64, latency: Double?) {
    self.offset = offset
    self.engine = engine
    isAsked = trial.status.isAsked
    hasCode = !trial.askedCodes.isEmpty
    readsEverything = trial.readsEverything
    isUnread = trial.isUnread
    finds = !trial.decodes.isEmpty
    codesRead = readsEverything ? .max : trial.codesRead
    codesMisread = trial.codesMisread
    misread = trial.misreadContents
    self.latency = latency
    block = trial.timing?.block
  }
}

extension TrialRecord {
  /// Of a frame of which not every code was read.
  fileprivate var codesRead: UInt64 {
    guard (1...UInt64.bitWidth).contains(codes.count) else { return 0 }
    // Bits that stand for no code are set, so that a frame whose codes are all read has all of them.
    return codes.enumerated().reduce(UInt64.max << UInt64(codes.count)) { bits, code in
      // A code that was not asked is not missed.
      code.element.outcome == .correct || !code.element.outcome.isAsked
        ? bits | 1 << UInt64(code.offset) : bits
    }
  }

  fileprivate var codesMisread: UInt64 {
    guard (1...UInt64.bitWidth).contains(codes.count) else { return 0 }
    return codes.enumerated().reduce(0) { bits, code in
      code.element.outcome == .misread ? bits | 1 << UInt64(code.offset) : bits
    }
  }

  /// A number for each content that was read, where one of them is wrong; nil where none is. Where some may be right, one for all
  /// contents together.
  fileprivate var misreadContents: Set<Int>? {
    guard falsePositives > 0 || codes.contains(where: { $0.outcome == .misread }) else {
      return nil
    }
    let contents = Set(decodes.map { CanonicalContent($0.symbology, $0.bytesBase64.bytes) })
    let areAllWrong = codes.isEmpty || codes.count == 1 && codes[0].outcome == .misread
    return areAllWrong ? Set(contents.map(\.hashValue)) : [contents.hashValue]
  }
}
