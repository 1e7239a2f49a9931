import Barcodes
import BuiltPrograms
import EngineCheck
import EngineHosting
import EngineKit
import Foundation

/// The flawed engine (Tests/FlawedEngine) with one flaw, which reads the canaries by heart.
struct FlawedEngine {
  private let folder: TemporaryFolder
  let path: String

  init(_ flaw: String) throws {
    folder = try TemporaryFolder()
    let symbols = try folder.write(Self.symbols.get(), to: "symbols.json")
    path = try folder.writeProgram(
      """
      export FLAWED_ENGINE_FLAW='\(flaw)' FLAWED_ENGINE_SYMBOLS='\(symbols)'
      exec '\(BuiltProgram.path("flawed-engine"))'
      """, to: "scanbench-engine-flawed")
  }

  /// What the check says of it. Only an engine that hangs is waited for.
  func checked() throws -> EngineCheck.Result {
    let canaries = try Self.canaries.get()
    return try EngineCheck(path: path, log: EngineLog(), timeout: .seconds(60)) { symbologies in
      canaries.filter { symbologies.contains($0.symbology) }
    }.run()
  }

  /// Rendered once. The engine knows only the last two symbologies.
  private static let canaries = Result { try Canary.all(of: [.aztec, .ean13, .qrCode]) }

  /// The file of known symbols: that part of each canary which its corners enclose.
  private static let symbols = Result {
    let known = try canaries.get().filter { $0.symbology != .aztec }.map(KnownSymbol.init)
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

  init(_ canary: Canary) {
    let corners = canary.code.corners.corners
    x = Int(corners.map(\.x).min() ?? 0)
    y = Int(corners.map(\.y).min() ?? 0)
    width = Int(corners.map(\.x).max() ?? 0) - x
    height = Int(corners.map(\.y).max() ?? 0) - y
    let image = canary.image
    var cut: [UInt8] = []
    for row in y..<(y + height) {
      cut += image.pixels[(row * image.width + x)..<(row * image.width + x + width)]
    }
    pixels = Data(cut)
    decode = WireDecode(
      Decode(symbology: canary.symbology, bytes: canary.code.bytes, corners: canary.code.corners))
  }
}
