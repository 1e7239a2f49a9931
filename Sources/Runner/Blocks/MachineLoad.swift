import Foundation

/// What else the machine does, as the system tells.
enum MachineLoad {
  /// Processor time since the machine started, over all cores, in ticks.
  struct ProcessorTime {
    /// That the hypervisor gave to others.
    var stolen: Double
    var total: Double

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

  /// From the first line of /proc/stat (proc_stat(5)): user, nice, system, idle, iowait, irq, softirq, steal.
  static var processorTime: ProcessorTime? {
    guard let text = try? String(contentsOfFile: "/proc/stat", encoding: .utf8),
      let line = text.split(separator: "\n").first
    else { return nil }
    let ticks = line.split(separator: " ").dropFirst().prefix(8).compactMap { Double($0) }
    guard ticks.count == 8 else { return nil }
    return ProcessorTime(stolen: ticks[7], total: ticks.reduce(0, +))
  }

  /// The core that was busy least for a fifth of a second; nil where there is none to choose from.
  static func idlest(of cores: [Int]) -> Int? {
    guard cores.count > 1 else { return cores.first }
    let before = busyTicks()
    usleep(200_000)
    let after = busyTicks()
    // The later of equals: interrupts go to the first core.
    return cores.reversed().min { first, second in
      func busy(_ core: Int) -> Double { (after[core] ?? 0) - (before[core] ?? 0) }
      return busy(first) < busy(second)
    }
  }

  /// Of each core, the ticks that it was not idle, from /proc/stat (proc_stat(5)).
  private static func busyTicks() -> [Int: Double] {
    let text = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8)) ?? ""
    var ticks: [Int: Double] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("cpu") {
      let words = line.split(separator: " ")
      guard let core = Int(words[0].dropFirst(3)) else { continue }
      let counts = words.dropFirst().prefix(8).compactMap { Double($0) }
      guard counts.count == 8 else { continue }
      ticks[core] = counts.reduce(0, +) - counts[3] - counts[4]
    }
    return ticks
  }

  /// How a core's frequency is governed, such as `performance`.
  static func governor(ofCore core: Int) -> String? {
    let path = "/sys/devices/system/cpu/cpu\(core)/cpufreq/scaling_governor"
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
