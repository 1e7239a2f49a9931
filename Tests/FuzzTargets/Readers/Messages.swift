import Barcodes
import EngineKit
import Foundation

extension FuzzTarget {
  /// What an engine says, line by line, and what it has read, held against a true code.
  static let messages = FuzzTarget("messages") { input, _ in
    // As much as a pipe takes without anyone who reads from it.
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: input.prefix(1 << 15))
    try pipe.fileHandleForWriting.close()
    let channel = MessageChannel(
      reading: pipe.fileHandleForReading.fileDescriptor, writing: STDERR_FILENO)
    while true {
      do {
        guard case .detected(let detected) = try channel.receiveReply() else { continue }
        _ = Score(of: detected.decodes.prefix(20).map(Decode.init), against: trueCodes)
      } catch MessageChannelError.endOfInput {
        return
      } catch is EngineMessageError {
        continue
      }
    }
  }

  private static let trueCodes = [Symbology.qrCode, .ean13].map { symbology in
    TrueCode(
      symbology: symbology, bytes: Array("4006381333931".utf8), moduleWidthPixels: 2,
      modulesWide: 95, modulesHigh: 69, corners: PixelRectangle(width: 190, height: 138).quad)
  }
}
