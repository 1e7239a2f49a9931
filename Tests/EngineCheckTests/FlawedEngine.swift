import Barcodes
import BuiltPrograms
import EngineHosting
import EngineKit
import Foundation

@testable import EngineCheck

/// The flawed engine (Tests/FlawedEngine) with one flaw, which reads the references by heart.
struct FlawedEngine {
  private let folder: TemporaryFolder
  private let flaw: String
  let path: String

  init(_ flaw: String) throws {
    self.flaw = flaw
    folder = try TemporaryFolder()
    let symbols = try folder.write(Self.symbols.get(), to: "symbols.json")
    path = try folder.writeProgram(
      """
      export FLAWED_ENGINE_FLAW='\(flaw)' FLAWED_ENGINE_SYMBOLS='\(symbols)'
      exec '\(BuiltProgram.path("flawed-engine"))'
      """, to: "scanbench-engine-flawed")
  }

  /// The result of some checks, which are all unless others are named. Only an engine that hangs is waited for.
  func checked(by checks: [ProtocolCheck] = ProtocolCheck.allCases) throws
    -> EngineCheck.Result
  {
    let references = try Self.references.get()
    let timeout = Duration.seconds(flaw == "stays_at_quit" ? 3 : 60)
    return try EngineCheck(path: path, log: EngineLog(), timeout: timeout) { symbologies in
      references.filter { symbologies.contains($0.symbology) }
    }.run(checks)
  }

  /// Rendered once. The engine knows only the last two symbologies.
  private static let references = Result { try ReferenceSymbol.all(of: [.aztec, .ean13, .qrCode]) }

  /// The file of known symbols: that part of each reference which its corners enclose.
  private static let symbols = Result {
    let known = try references.get().filter { $0.symbology != .aztec }.map(KnownSymbol.init)
    return try String(decoding: JSONEncoder().encode(known), as: UTF8.self)
  }
}

/// As Tests/FlawedEngine/KnownSymbol.swift reads it.
private struct KnownSymbol: Encodable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  var pixels: Data
  var decode: WireDecode

  init(_ reference: ReferenceSymbol) {
    let corners = reference.corners.corners
    x = Int(corners.map(\.x).min() ?? 0)
    y = Int(corners.map(\.y).min() ?? 0)
    width = Int(corners.map(\.x).max() ?? 0) - x
    height = Int(corners.map(\.y).max() ?? 0) - y
    let image = reference.image
    var cut: [UInt8] = []
    for row in y..<(y + height) {
      cut += image.pixels[(row * image.width + x)..<(row * image.width + x + width)]
    }
    pixels = Data(cut)
    decode = WireDecode(
      Decode(
        symbology: reference.symbology, bytes: reference.code.bytes, corners: reference.corners
      ))
  }
}
