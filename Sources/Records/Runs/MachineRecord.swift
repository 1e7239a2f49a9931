package import Barcodes

/// The machine that the run was measured on.
package struct MachineRecord: Codable, Sendable, Equatable {
  /// Such as `x86_64`.
  package var architecture: String
  package var operatingSystem: String
  package var kernel: String
  package var processor: String
  @Tally package var logicalCores: Int
  package var memoryBytes: UInt64

  package init(
    architecture: String, operatingSystem: String, kernel: String, processor: String,
    logicalCores: Int, memoryBytes: UInt64
  ) {
    self.architecture = architecture
    self.operatingSystem = operatingSystem
    self.kernel = kernel
    self.processor = processor
    self.logicalCores = logicalCores
    self.memoryBytes = memoryBytes
  }
}

extension MachineRecord {
  /// The kind of machine, such as `AMD EPYC 7B13, 8 cores, x86_64`. Machines of one kind are
  /// considered equally fast.
  package var kind: String { "\(processor), \(logicalCores) cores, \(architecture)" }
}
