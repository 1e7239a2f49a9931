#if os(Linux)
  import CLinux
#endif

/// The logical cores that a thread or process may run on. Only Linux lets the bench choose them.
package enum ProcessorAffinity {
  #if os(Linux)
    /// A mask of as many cores as a `cpu_set_t` has bits.
    private static let words = [UInt64](repeating: 0, count: 16)

    /// - Parameter process: the process; 0 for the calling thread.
    /// - Returns: the cores in ascending order; empty if the system does not tell.
    package static func cores(of process: Int32 = 0) -> [Int] {
      var set = words
      let size = set.count * 8
      guard clinux_get_affinity(process, size, &set) == 0 else { return [] }
      return (0..<set.count * 64).filter { set[$0 / 64] & (1 << UInt64($0 % 64)) != 0 }
    }

    /// Holds the calling thread, and what it starts from now on, to some cores; returns true on
    /// success.
    @discardableResult package static func hold(to cores: [Int]) -> Bool {
      var set = words
      for core in cores where core < set.count * 64 { set[core / 64] |= 1 << UInt64(core % 64) }
      return clinux_set_affinity(0, set.count * 8, set) == 0
    }
  #else
    package static func cores(of process: Int32 = 0) -> [Int] { [] }

    @discardableResult package static func hold(to cores: [Int]) -> Bool { false }
  #endif
}
