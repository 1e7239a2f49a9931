import Barcodes
import EngineKit
import Foundation

/// An engine that behaves as the option `behaviour` says, in frames as wide as `only_width` says; it answers
/// in all others. It speaks the protocol by hand, since EngineKit's service would not let it lie; it looks at
/// whole frames as they lie, whatever it is told, and writes that to its log. With the argument
/// `--behaviour=NAME` that is its default; with `--without-features` it announces none, as an engine that knows of none; with
/// `--name=NAME` it calls itself otherwise.
@main struct ScriptedEngineCommand {
  private let channel = MessageChannel(reading: STDIN_FILENO, writing: STDOUT_FILENO)
  private var options = defaults
  private var asked: [Symbology] = []
  private var seen: Set<[UInt8]> = []

  private static let usual =
    CommandLine.arguments.lazy.compactMap {
      Behaviour(rawValue: String($0.dropFirst("--behaviour=".count)))
    }
    .first?.rawValue ?? "answers"
  private static let name =
    CommandLine.arguments.first { $0.hasPrefix("--name=") }.map { String($0.dropFirst(7)) }
    ?? "scripted"
  /// It claims some symbologies and not others.
  private static let symbologies: [Symbology] = [.qrCode, .ean13, .code128]
  private static let defaults = EngineOptions([
    .choice("behaviour", default: usual, of: Behaviour.allCases.map(\.rawValue)),
    .integer("only_width", default: 0, in: 0...100_000),
  ])

  static func main() throws {
    FileHandle.standardError.write(Data("scripted engine \(getpid())\n".utf8))
    var command = ScriptedEngineCommand()
    while true {
      switch try? command.channel.receiveRequest() {
      case .hello: try command.answerHello()
      case .configure(let configure): try command.answer(configure)
      case .detect(let detect): try command.answer(detect)
      case .quit where command.behaviour == .staysOnQuit: hang()
      case .quit, nil: return
      }
    }
  }

  private var behaviour: Behaviour { Behaviour(rawValue: options.choice("behaviour")) ?? .answers }

  private func answerHello() throws {
    try channel.send(
      .hello(
        .init(
          engine: Self.name, version: "1.0", symbologies: Self.symbologies,
          options: options.values,
          features: CommandLine.arguments.contains("--without-features")
            ? [] : EngineFeature.ofFrames)))
  }

  private mutating func answer(_ configure: EngineRequest.Configure) throws {
    do {
      options = try Self.defaults.setting(configure.options)
    } catch {
      return try channel.send(.failed(.init(message: error.description)))
    }
    asked = configure.mask.compactMap(Symbology.init(rawValue:))
    FileHandle.standardError.write(Data("mask \(configure.mask.joined(separator: "+"))\n".utf8))
    switch behaviour {
    case .hangsOnConfigure: Self.hang()
    case .crashesOnConfigure: Self.crash()
    default: try channel.send(.configured)
    }
  }

  /// One function: a case for each behaviour.
  private mutating func answer(_ detect: EngineRequest.Detect) throws {
    let width = options.integer("only_width")
    let behaviour = width == 0 || width == detect.width ? self.behaviour : .answers
    switch behaviour {
    case .hangsEarly: Self.hang()
    case .crashesEarly: Self.crash()
    default: break
    }
    if detect.orientation != nil || detect.roi != nil {
      let told = "orientation \(detect.orientation ?? 0) roi \(detect.roi ?? [])\n"
      FileHandle.standardError.write(Data(told.utf8))
    }
    let pixels = try channel.readBytes(detect.payload)
    let picture = Picture(pixels)
    let isNew = seen.insert(pixels).inserted
    let durations = (0..<detect.repeats).map { Int64(1000 + $0) }
    func detected(_ decodes: [Decode], id: Int = detect.id, durations: [Int64]) throws {
      try channel.send(
        .detected(
          .init(
            id: id, durationsNanoseconds: durations, decodes: decodes.map(WireDecode.init))))
    }
    switch behaviour {
    case .claimsTooMuch:
      usleep(20_000)
      try detected(picture.decodes(asked), durations: durations.map { _ in 3_600_000_000_000 })
    case .claimsTooLittle:
      usleep(20_000)
      try detected(picture.decodes(asked), durations: durations)
    case .works, .worksAndLies, .sleepsAndLies, .dawdles, .remembers, .remembersSlyly:
      try detected(
        picture.decodes(asked), durations: calls(detect, as: behaviour, isNew: isNew))
    case .claimsLeast: try detected([], durations: durations.map { _ in .min })
    case .claimsMost: try detected([], durations: durations.map { _ in .max })
    case .claimsNothing: try detected([], durations: durations.map { _ in 0 })
    case .claimsBeyond, .answersBeyond:
      let isID = behaviour == .answersBeyond
      let line =
        #"{"type":"detected","id":\#(isID ? "1e300" : "\(detect.id)"),"durations_ns":[1,2,"#
        + #"\#(isID ? "3" : "18446744073709551616")],"decodes":[]}"#
      try channel.write(Data((line + "\n").utf8))
    case .hangs: Self.hang()
    case .crashes: Self.crash()
    case .exits: exit(3)
    case .exitsWithinLine:
      try channel.write(Data("{\"type\":\"detec".utf8))
      exit(3)
    case .fails: try channel.send(.failed(.init(id: detect.id, message: "out of patience")))
    case .failsOtherRequest:
      try channel.send(.failed(.init(id: detect.id + 1000, message: "out of patience")))
    case .answersOtherRequest:
      try detected(picture.decodes(asked), id: detect.id + 1000, durations: durations)
    case .miscounts: try detected(picture.decodes(asked), durations: durations + [1])
    case .answersOtherQuestion: try channel.send(.configured)
    case .babbles: try channel.write(Data("{babble\n".utf8))
    case .answersTwice:
      for _ in 0..<2 { try detected(picture.decodes(asked), durations: durations) }
    case .readsNowhere:
      let line =
        #"{"type":"detected","id":\#(detect.id),"durations_ns":[1,2,3],"decodes":"#
        + #"[{"symbology":"qr_code","text":"","bytes_base64":"","corners":[[NaN,0],[1,0],[1,1],[0,1]]}]}"#
      try channel.write(Data((line + "\n").utf8))
    case .floods:
      let line = Data((String(repeating: "oh no ", count: 1000) + "\n").utf8)
      while true { FileHandle.standardError.write(line) }
    case .closesOutput:
      close(STDOUT_FILENO)
      Self.hang()
    case .answersEndlessly:
      let piece = Data(repeating: UInt8(ascii: " "), count: 1 << 16)
      while true { try channel.write(piece) }
    case .hogs:
      let memory = [UInt8](repeating: 1, count: 1 << 30)
      FileHandle.standardError.write(Data("\(memory.count) bytes\n".utf8))
      Self.hang()
    case .leavesChild:
      system("sleep 1000 &")
      exit(3)
    case .leavesSession:
      Self.startStray("setsid")
      exit(3)
    case .leavesBareSession:
      Self.startStray("setsid env -i")
      exit(3)
    case .startsSession:
      Self.startStray("setsid")
      try detected(picture.decodes(asked), durations: durations)
    case .inventsMessage: try channel.write(Data("{\"type\":\"guessed\"}\n".utf8))
    default: try detected(picture.decodes(asked, as: behaviour), durations: durations)
    }
  }

  /// Spends time at each call.
  ///
  /// - Parameter isNew: whether the engine has not seen the frame before.
  /// - Returns: what it says that the counted ones took, in nanoseconds.
  private func calls(
    _ detect: EngineRequest.Detect, as behaviour: Behaviour, isNew: Bool
  ) -> [Int64] {
    let clock = ContinuousClock()
    func work(_ time: Duration) -> Int64 {
      let start = clock.now
      while clock.now - start < time {}
      return Int64((clock.now - start) / .nanoseconds(1))
    }
    if behaviour == .dawdles { _ = work(.milliseconds(1)) }
    let count = detect.warmup + detect.repeats
    let all = (0..<count).map { call -> Int64 in
      let isNew = isNew && call == 0
      return switch behaviour {
      case .remembers: work(.microseconds(isNew ? 20_000 : 500))
      case .remembersSlyly: work(.microseconds(isNew ? 1500 : 1000))
      case .worksAndLies: work(.microseconds(1900)) * 10 / 19
      case .sleepsAndLies: usleep(UInt32(2000 + 13_000 / count)) == 0 ? 1_000_000 : 1_000_001
      default: work(.milliseconds(1))
      }
    }
    return Array(all.dropFirst(detect.warmup))
  }

  private static func hang() -> Never {
    while true { sleep(1000) }
  }

  /// Starts a process that nobody waits for, and writes its identifier to the log.
  private static func startStray(_ prefix: String) {
    let command = prefix + " /bin/sh -c 'echo $$; exec sleep 1000 >/dev/null 2>&1' &"
    guard let pipe = popen(command, "r") else { return }
    var line = [CChar](repeating: 0, count: 64)
    // SAFETY: fgets writes at most as many characters as the array has, and ends them with a zero.
    fgets(&line, Int32(line.count), pipe)
    pclose(pipe)
    let number = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    FileHandle.standardError.write(Data("stray ".utf8) + Data(number))
  }

  private static func crash() -> Never {
    kill(getpid(), SIGKILL)
    hang()
  }
}
