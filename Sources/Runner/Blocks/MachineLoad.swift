import Foundation

/// What else the machine does, as the system tells.
enum MachineLoad {
  /// Processor time since the machine started, of a core or of all of them, in ticks.
  struct ProcessorTime {
    /// That the hypervisor gave to others.
    var stolen: Double
    /// Without anything to do, or waiting for a disk.
    var idle: Double
    var total: Double

    var busy: Double { total - idle }

    /// The share that was stolen since an earlier time, 0 to 1.
    func stealShare(since earlier: ProcessorTime) -> Double? {
      total > earlier.total ? (stolen - earlier.stolen) / (total - earlier.total) : nil
    }
  }

  /// Runnable processes, averaged over the last minute.
  static var average: Double? {
    var averages = [0.0]
    return getloadavg(&averages, 1) == 1 ? averages[0] : nil
  }

  /// Of all cores together.
  static var processorTime: ProcessorTime? { processorTimes()["cpu"] }

  /// The core that was busy least for a fifth of a second; nil where there is none to choose from.
  static func idlest(of cores: [Int]) -> Int? {
    guard cores.count > 1 else { return cores.first }
    let before = processorTimes()
    usleep(200_000)
    let after = processorTimes()
    // The later of equals: interrupts go to the first core.
    return cores.reversed().min { first, second in
      func busy(_ core: Int) -> Double {
        (after["cpu\(core)"]?.busy ?? 0) - (before["cpu\(core)"]?.busy ?? 0)
      }
      return busy(first) < busy(second)
    }
  }

  /// By the names of /proc/stat (proc_stat(5)): `cpu` for all together, `cpu0` for a core. Its columns are user, nice,
  /// system, idle, iowait, irq, softirq and steal.
  private static func processorTimes() -> [String: ProcessorTime] {
    let text = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8)) ?? ""
    var times: [String: ProcessorTime] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("cpu") {
      let words = line.split(separator: " ")
      let ticks = words.dropFirst().prefix(8).compactMap { Double($0) }
      guard ticks.count == 8 else { continue }
      times[String(words[0])] = ProcessorTime(
        stolen: ticks[7], idle: ticks[3] + ticks[4], total: ticks.reduce(0, +))
    }
    return times
  }

  /// How a core's frequency is governed, such as `performance`.
  static func governor(ofCore core: Int) -> String? {
    let path = "/sys/devices/system/cpu/cpu\(core)/cpufreq/scaling_governor"
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
