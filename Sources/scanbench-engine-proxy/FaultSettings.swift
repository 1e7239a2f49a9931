import EngineKit
import Foundation

/// The faults that the proxy makes on purpose. The README lists the options.
struct FaultSettings {
  /// A fault that befalls a frame; its name is that of the option that says how many frames have it.
  enum InjectedFault: String, CaseIterable {
    case drop, corrupt, crash, hang, slow

    fileprivate var about: String {
      switch self {
      case .drop: "the share of frames of which nothing is reported"
      case .corrupt: "the share of frames in whose payloads one bit is wrong"
      case .crash: "the share of frames that kill the proxy before it answers"
      case .hang: "the share of frames that are never answered"
      case .slow: "the share of frames on which it waits for slow_percent, too"
      }
    }
  }

  private static let defaults = EngineOptions(
    InjectedFault.allCases.map {
      .number($0.rawValue, default: 0, in: 0...1, about: $0.about)
    } + [
      .number(
        "delay_percent", default: 0, in: 0...10_000,
        about: "waits for this share of each counted call's time"),
      .number(
        "delay_us", default: 0, in: 0...60_000_000,
        about: "waits so many microseconds for each counted call"),
      .number(
        "slow_percent", default: 30, in: 0...10_000,
        about: "how much longer a call takes on the frames of slow"),
      .integer(
        "pad", default: 0, in: 0...1000,
        about: "adds so many pixels at each side, of the colour at the image's edge"),
      .integer("seed", default: 1, in: 0...Int.max, about: "another seed, other frames"),
    ])
  static let names = Set(defaults.values.keys)
  static let notes = defaults.notes

  private var settings = defaults

  init() {}

  init(options: [String: String]) throws(EngineOptionError) {
    settings = try Self.defaults.setting(options)
  }

  var options: [String: String] { settings.values }

  var padding: Padding { Padding(width: settings.integer("pad")) }

  /// A frame has the same faults whenever and wherever it is read.
  func faults(ofPixels pixels: [UInt8]) -> Set<InjectedFault> {
    guard InjectedFault.allCases.contains(where: { share($0) > 0 }) else { return [] }
    let hash = contentHash(of: pixels, seed: UInt64(settings.integer("seed")))
    return Set(
      InjectedFault.allCases.enumerated().filter { place, fault in
        unit(hash, 1 << UInt64(place)) < share(fault)
      }.map(\.element))
  }

  private func share(_ fault: InjectedFault) -> Double { settings.number(fault.rawValue) }

  /// Waits, as busy as a slower engine would be, and adds the time that it really took.
  ///
  /// - Parameters:
  ///   - nanoseconds: what the wrapped engine's call took.
  ///   - faults: the frame's.
  func delayed(_ nanoseconds: Int64, faults: Set<InjectedFault>) -> Int64 {
    let percent =
      settings.number("delay_percent")
      + (faults.contains(.slow) ? settings.number("slow_percent") : 0)
    let wait = Duration.nanoseconds(
      Int64(Double(nanoseconds) * percent / 100 + settings.number("delay_us") * 1000))
    guard wait > .zero else { return nanoseconds }
    let clock = SuspendingClock()
    let start = clock.now
    var now = start
    while now < start.advanced(by: wait) { now = clock.now }
    return nanoseconds + Int64((now - start) / .nanoseconds(1))
  }
}

/// FNV-1a of 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/).
private func contentHash(of bytes: [UInt8], seed: UInt64) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325 ^ seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

/// A number in 0..<1 for each purpose, by the finaliser of SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
private func unit(_ hash: UInt64, _ purpose: UInt64) -> Double {
  var mixed = hash &+ purpose &* 0x9e37_79b9_7f4a_7c15
  mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
  mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
  mixed ^= mixed >> 31
  return Double(mixed >> 11) * 0x1p-53
}

extension WireDecode {
  /// With the lowest bit of the middle byte turned over: a digit stays a digit, a letter mostly a letter.
  var corrupted: WireDecode {
    guard !bytes.isEmpty else { return self }
    var changed = self
    var payload = Array(bytes)
    payload[payload.count / 2] ^= 1
    changed.bytes = Data(payload)
    changed.text = String(decoding: payload, as: UTF8.self)
    return changed
  }
}
