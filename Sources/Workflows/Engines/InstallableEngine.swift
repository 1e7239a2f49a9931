import Foundation
import Runner
import Storage

/// The engines in Python, Java and Node, which are installed one by one with the libraries that they call.
package enum InstallableEngine: String, CaseIterable, Sendable {
  case opencvQR = "opencv-qr"
  case opencvBarcode = "opencv-barcode"
  case quirc
  case zxingWheel = "zxing-wheel"
  case tapirscan
  case wechatQR = "wechat-qr"
  case deqr
  case qrlyzer
  case rxing
  case pyrxing
  case arbez
  case zxingJava = "zxing-java"
  case boofcv
  case jsQR = "jsqr"

  /// Installs the engine for this user, once, and prints what it is.
  ///
  /// - Parameter version: of the engine's library; nil for the one that ScanBench is tested with.
  /// - Throws: `SharedFilesError`.
  package func install(version: String?) throws {
    let files = try SharedFiles.found()
    let installer = files.engineInstaller
    let process = Process()
    process.executableURL = URL(filePath: installer)
    process.arguments = [rawValue] + [version].compactMap(\.self)
    process.environment = ProcessInfo.processInfo.environment.merging(files.engineSettings) { $1 }
    do {
      try process.run()
    } catch {
      throw SharedFilesError.notInstalled(
        engine: rawValue, reason: FileError.reason(of: error))
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw SharedFilesError.notInstalled(
        engine: rawValue, reason: "\(installer) ended with \(process.terminationStatus)")
    }
  }
}
