/// Memory of planes that are done with, for the next ones: fresh memory costs the system as much time as the
/// arithmetic. Serves one thread.
final class PlaneMemory {
  private var free: [[Float]] = []

  /// At least `count` numbers, whatever they are.
  func take(_ count: Int) -> [Float] {
    if let index = free.firstIndex(where: { $0.count >= count }) {
      free.swapAt(index, free.count - 1)
      return free.removeLast()
    }
    // Too small for what is wanted now, and so for what comes.
    if !free.isEmpty { free.removeLast() }
    return Array(repeating: 0, count: count)
  }

  func put(_ numbers: [Float]) { free.append(numbers) }
}
