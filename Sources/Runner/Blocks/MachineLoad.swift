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

  /// How a core's frequency is governed, such as `performance`.
  static func governor(ofCore core: Int) -> String? {
    let path = "/sys/devices/system/cpu/cpu\(core)/cpufreq/scaling_governor"
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
