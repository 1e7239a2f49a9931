package import Barcodes

extension TrialRecord {
  /// The time for which the reader was busy with a frame of a stream, in nanoseconds: its own
  /// duration, or where it gave no answer the time until the bench knew that; nil where it was not
  /// asked.
  package var busyNanoseconds: Int64? {
    switch status {
    case .unsupported, .givenUp: nil
    case .ok, .error, .timeout, .crashed:
      durationsNanoseconds.first ?? timing?.roundTripNanoseconds ?? 0
    }
  }

  /// The contents that a scanner learns of a frame, in the order of the answer, as they are
  /// compared.
  package var liveContents: [CanonicalContent] {
    decodes.map { CanonicalContent($0.symbology, $0.bytesBase64.bytes) }
  }
}
