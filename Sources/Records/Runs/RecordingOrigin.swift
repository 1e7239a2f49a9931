import Barcodes

/// Where and when what a reader said was recorded, as the recording has it.
package struct RecordingOrigin: Codable, Sendable, Equatable {
  /// The device that the reader ran on; nil where nobody wrote it down.
  package var device: String?
  /// Where the recording comes from, such as an address.
  package var source: String?
  /// ISO 8601; nil where nobody wrote it down.
  package var date: String?
  /// SHA-256 of the recording's file, in hexadecimal.
  package var sha256: String?

  package init(device: String?, source: String?, date: String?, sha256: String? = nil) {
    (self.device, self.source, self.date, self.sha256) = (device, source, date, sha256)
  }
}
