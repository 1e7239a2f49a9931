import Barcodes
import EngineKit
import Foundation

/// An engine that reads the symbols of a file, FLAWED_ENGINE_SYMBOLS, and nothing else, and that has one flaw. It
/// writes its answers by hand, since neither EngineKit nor Swift's types would let it lie.
@main struct FlawedEngineCommand {
  private let channel = MessageChannel(reading: STDIN_FILENO, writing: STDOUT_FILENO)
  private let flaw: Flaw
  private let symbols: [KnownSymbol]
  private var mask: [String]
  private var option = "true"
  private var last: [[String: Any]] = []
  private var frameCount = 0
  /// By the frame's pixels.
  private var kept: [Data: [[String: Any]]] = [:]

  private static let claims = ["ean_13", "qr_code"]
  private static let thirteen = [
    "aztec", "code_128", "code_39", "code_93", "codabar", "data_matrix", "ean_13", "ean_8", "itf",
    "pdf417", "qr_code", "upc_a", "upc_e",
  ]

  static func main() throws {
    var engine = try FlawedEngineCommand()
    try engine.serve()
  }

  private init() throws {
    let environment = ProcessInfo.processInfo.environment
    flaw = Flaw(rawValue: environment["FLAWED_ENGINE_FLAW"] ?? "") ?? .none
    let file = URL(fileURLWithPath: environment["FLAWED_ENGINE_SYMBOLS"] ?? "")
    symbols = try JSONDecoder().decode([KnownSymbol].self, from: Data(contentsOf: file))
    mask = Self.claims
  }

  private mutating func serve() throws {
    if flaw == .exitsAtOnce { exit(1) }
    if flaw == .greets { try channel.write(Data("Welcome!\n".utf8)) }
    while let line = try? channel.readLine() {
      let request = try? JSONSerialization.jsonObject(with: line) as? [String: Any]
      switch request?["type"] as? String {
      case "hello": try send(hello(request ?? [:]))
      case "configure": try send(configure(request ?? [:]))
      case "detect": try send(detect(request ?? [:]))
      case "quit": try quit()
      default: try answerBadLine()
      }
    }
  }

  private func send(_ message: [String: Any]) throws {
    var line = try JSONSerialization.data(withJSONObject: message)
    if flaw == .notANumber {
      line = Data(String(decoding: line, as: UTF8.self).replacing("-77.5", with: "NaN").utf8)
    }
    try channel.write(line + Data("\n".utf8))
  }

  private func failed(_ message: String) -> [String: Any] {
    ["type": "failed", "message": message]
  }

  private func quit() throws {
    switch flaw {
    case .staysAtQuit: while true { sleep(1000) }
    case .babblesAtQuit: try channel.write(Data("Goodbye!\n".utf8))
    case .exitsWith3: exit(3)
    default: break
    }
    exit(0)
  }

  private func answerBadLine() throws {
    if flaw == .diesAtBadLines { exit(1) }
    try send(failed("no request"))
    if flaw != .forgivesBadLines { exit(65) }
  }

  // MARK: hello

  private func hello(_ request: [String: Any]) -> [String: Any] {
    if flaw == .strictKeys && request.count > 2 { return failed("unknown key") }
    if flaw != .anyProtocol && request["protocol"] as? Int != 1 { return failed("not protocol 1") }
    var answer: [String: Any] = [
      "type": "hello", "protocol": 1, "engine": "flawed", "version": "1",
      "symbologies": Self.claims,
      "options": ["thorough": option],
    ]
    switch flaw {
    case .otherProtocol: answer["protocol"] = 2
    case .noVersion: answer["version"] = nil
    case .claimsNothing: answer["symbologies"] = [String]()
    case .claimsTwice: answer["symbologies"] = Self.claims + ["qr_code"]
    case .claimsStranger: answer["symbologies"] = Self.claims + ["maxicode", "DataMatrix"]
    case .claimsUnread: answer["symbologies"] = Self.claims + ["aztec"]
    case .numberOptions: answer["options"] = ["thorough": 1]
    case .ignoresRegion: answer["features"] = ["roi"]
    case .namesFeature: answer["features"] = "roi"
    case .wordyECI: answer["features"] = ["eci", "value_type"]
    default: break
    }
    return answer
  }

  // MARK: configure

  private mutating func configure(_ request: [String: Any]) -> [String: Any] {
    let asked = request["mask"] as? [String] ?? []
    let options = request["options"] as? [String: String] ?? [:]
    let claims = flaw == .claimsUnread ? Self.claims + ["aztec"] : Self.claims
    let claimed = asked.filter(claims.contains)
    if flaw != .takesAnyMask {
      let strange = asked.first { !Self.thirteen.contains($0) }
      if strange != nil || claimed.isEmpty {
        if flaw == .losesOptions { option = "true" }
        return failed("no such mask")
      }
    }
    if flaw == .refusesUnclaimed && claimed.count < asked.count { return failed("not claimed") }
    if flaw != .takesAnyOption, let unknown = options.keys.first(where: { $0 != "thorough" }) {
      return failed("unknown option \(unknown); there is thorough")
    }
    let value = options["thorough"]
    if flaw != .takesAnyValue && flaw != .takesAnyOption,
      let value, Bool(value) == nil
    {
      return failed("thorough cannot be \(value)")
    }
    if let value, flaw != .ignoresAll { option = value }
    if value == nil && flaw != .keepsOptions { option = "true" }
    mask = flaw == .ignoresMask ? Self.claims : claimed
    return ["type": "configured"]
  }

  // MARK: detect

  private mutating func detect(_ request: [String: Any]) throws -> [String: Any] {
    func number(_ key: String) -> Int { request[key] as? Int ?? 0 }
    let (width, height, id) = (number("width"), number("height"), number("id"))
    let frame = try channel.readBytes(number("payload"))
    if width * height != frame.count || frame.isEmpty, flaw != .anyPayload {
      return failed("not a frame").merging(flaw == .failsWithoutID ? [:] : ["id": id]) { $1 }
    }
    if flaw == .diesAtTiny && width < 3 { kill(getpid(), SIGKILL) }
    if flaw == .refusesTiny && width < 3 { return failed("too small").merging(["id": id]) { $1 } }
    if flaw == .diesAtHuge && width > 8000 { kill(getpid(), SIGKILL) }
    frameCount += 1
    let start = ContinuousClock.now
    let key = flaw == .keepsAnswers ? Data(frame) : Data()
    let decodes = kept[key] ?? decodes(in: frame, width: width, height: height)
    if flaw == .keepsAnswers, kept.updateValue(decodes, forKey: key) == nil { usleep(100_000) }
    let durations = durations(number("repeats"), since: start)
    var answer: [String: Any] = [
      "type": "detected", "id": flaw == .otherID ? id + 1 : id, "durations_ns": durations,
      "decodes": decodes,
    ]
    if flaw == .noDecodes { answer["decodes"] = nil }
    return answer
  }

  private func durations(_ repeats: Int, since start: ContinuousClock.Instant) -> [Any] {
    let taken = Int((ContinuousClock.now - start) / .nanoseconds(1))
    let share = max(1, taken / (2 * max(1, repeats)))
    switch flaw {
    case .miscounts: return [Int](repeating: share, count: repeats + 1)
    case .halfNanoseconds: return (0..<repeats).map { Double(share + $0) + 0.5 }
    case .zeroDurations: return [Int](repeating: 0, count: repeats)
    case .negativeDurations: return (0..<repeats).map { -5 - $0 }
    case .endlessDurations: return [Double](repeating: 1e300, count: repeats)
    case .noDurations: return []
    case .copiedDurations: return [Int](repeating: share, count: repeats)
    case .coarseDurations: return (0..<repeats).map { $0 % 2 * 1_000_000 }
    case .inventedDurations: return (0..<repeats).map { 3_600_000_000_000 + $0 }
    case .worksBeside:
      usleep(UInt32(repeats) * 20_000)
      return (0..<repeats).map { 1000 + $0 }
    default: return (0..<repeats).map { share - $0 % 2 }.map { max(1, $0) }
    }
  }

  private mutating func decodes(in frame: [UInt8], width: Int, height: Int) -> [[String: Any]] {
    if flaw == .paddedRows && width % 4 != 0 { return [] }
    let known = symbols.filter { $0.isIn(frame, width: width, height: height) }
      .filter { mask.contains($0.decode.symbology ?? "") }
    var found = known.map { described($0.decode) }
    if known.isEmpty && flaw == .readsBlank && width == 640 {
      found = [["symbology": "qr_code", "text": "BOO", "bytes_base64": "Qk9P"]]
    }
    if flaw == .remembers && found.isEmpty { found = last }
    if flaw == .alternates && frameCount % 2 == 0 { found = [] }
    last = found
    return found
  }

  private func described(_ decode: WireDecode) -> [String: Any] {
    let corners = (decode.corners?.corners ?? []).map { [$0.x, $0.y] }
    var fields: [String: Any] = [
      "symbology": decode.symbology ?? "", "text": decode.text,
      "bytes_base64": decode.bytes.base64EncodedString(), "corners": corners,
    ]
    switch flaw {
    case .otherBytes: fields["bytes_base64"] = Data("other".utf8).base64EncodedString()
    case .otherText: fields["text"] = "other"
    case .wordyECI: (fields["eci"], fields["value_type"]) = ("26", "recipe")
    case .unannounced: fields["symbology_identifier"] = "]Q1"
    case .otherSymbology: fields["symbology"] = mask.first { $0 != decode.symbology } ?? "aztec"
    case .strangerSymbology: fields["symbology"] = "maxicode"
    case .noText: fields["text"] = nil
    case .noBase64: fields["bytes_base64"] = "not base64!"
    case .noCorners: fields["corners"] = NSNull()
    case .threeCorners: fields["corners"] = Array(corners.dropLast())
    case .notANumber: fields["corners"] = [[-77.5, 0], [1, 0], [1, 1], [0, 1]]
    case .endlessCorners: fields["corners"] = [[0, 0], [1e308, 0], [1e308, 1e308], [0, 1e308]]
    case .farCorners: fields["corners"] = corners.map { [$0[0] - 300, $0[1] - 300] }
    case .laterCorners: fields["corners"] = (0..<4).map { corners[($0 + 2) % 4] }
    case .mirroredCorners: fields["corners"] = (0..<4).map { corners[(4 - $0) % 4] }
    case .pixelCorners: fields["corners"] = corners.map { [$0[0] - 0.5, $0[1] - 0.5] }
    default: break
    }
    return fields
  }
}
