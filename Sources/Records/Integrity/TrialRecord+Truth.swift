package import Barcodes

extension TrialRecord {
  /// Returns the reason why the trial cannot be of a frame with such codes; nil if it can.
  ///
  /// - Parameter truths: the mark of each code's content (`CanonicalContent.mark`); nil if the
  ///   bytes alone do not determine it.
  package func objection(toTruths truths: ArraySlice<Int?>) -> String? {
    guard status == .ok else {
      return codes.isEmpty ? nil : "a trial without an answer has outcomes of codes"
    }
    guard codes.count == truths.count else {
      return
        "it has outcomes of \(codes.count) codes, and its frame in \(FileName.manifest) has \(truths.count)"
    }
    for (code, truth) in zip(codes, truths) where code.outcome == .correct {
      guard let truth else { continue }
      let isSaid = decodes.contains {
        CanonicalContent($0.symbology, $0.bytesBase64.bytes).mark == truth
      }
      if !isSaid {
        return
          "a code counts as read, and no decode says what \(FileName.manifest) has of its frame"
      }
    }
    return nil
  }
}

extension CanonicalContent {
  /// A number that represents the content within this process.
  package var mark: Int { hashValue }
}

extension CodeRecord {
  /// The mark of the code's content (`CanonicalContent.mark`); nil if the bytes alone do not
  /// determine it.
  package var mark: Int? {
    content == nil && isKnownByText != true
      ? CanonicalContent(symbology, bytesBase64.bytes).mark : nil
  }
}
