import Foundation

/// The machine's other load, according to the system: the processor time since it started, of a core or of all of them, in ticks.
package struct MachineLoad {
  /// The time that the hypervisor gave to others.
  private let stolen: Double
  /// The time without work, or waiting for a disk.
  private let idle: Double
  private let total: Double

  private var busy: Double { total - idle }

  /// Returns the share that was stolen since an earlier time, in 0...1.
  package func stealShare(since earlier: MachineLoad) -> Double? {
    total > earlier.total ? (stolen - earlier.stolen) / (total - earlier.total) : nil
  }

  /// The number of runnable processes, averaged over the last minute.
  static var average: Double? {
    var averages = [0.0]
    return getloadavg(&averages, 1) == 1 ? averages[0] : nil
  }

  /// That of all cores together.
  package static var current: MachineLoad? { loads()["cpu"] }

  /// Returns the core that was least busy for a fifth of a second; nil if there are none.
  package static func idlest(of cores: [Int]) -> Int? {
    guard cores.count > 1 else { return cores.first }
    let before = loads()
    usleep(200_000)
    let after = loads()
    // The later of equals: interrupts go to the first core.
    return cores.reversed().min { first, second in
      func busy(_ core: Int) -> Double {
        (after["cpu\(core)"]?.busy ?? 0) - (before["cpu\(core)"]?.busy ?? 0)
      }
      return busy(first) < busy(second)
    }
  }

  /// Returns the loads by their names in /proc/stat (proc_stat(5)): `cpu` for all together, `cpu0`
  /// for a core. The columns are user, nice, system, idle, iowait, irq, softirq and steal.
  private static func loads() -> [String: MachineLoad] {
    let text = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8)) ?? ""
    var loads: [String: MachineLoad] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("cpu") {
      let words = line.split(separator: " ")
      let ticks = words.dropFirst().prefix(8).compactMap { Double($0) }
      guard ticks.count == 8 else { continue }
      loads[String(words[0])] = MachineLoad(
        stolen: ticks[7], idle: ticks[3] + ticks[4], total: ticks.reduce(0, +))
    }
    return loads
  }

  /// Returns the governor of a core's frequency, such as `performance`.
  static func governor(ofCore core: Int) -> String? {
    let path = "/sys/devices/system/cpu/cpu\(core)/cpufreq/scaling_governor"
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
