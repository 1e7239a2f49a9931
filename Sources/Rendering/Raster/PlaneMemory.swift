/// The numbers of planes.
final class PlaneStorage {
  let numbers: UnsafeMutableBufferPointer<Float>

  init(count: Int) {
    numbers = .allocate(capacity: count)
    numbers.initialize(repeating: 0)
  }

  deinit { numbers.deallocate() }

  /// The first numbers, in memory of their own.
  func copy(of count: Int) -> PlaneStorage {
    let copy = PlaneStorage(count: count)
    _ = copy.numbers.update(fromContentsOf: numbers[..<count])
    return copy
  }
}

/// Memory of planes that are done with, for the next ones: fresh memory costs the system as much time as the
/// arithmetic. Serves one thread.
package final class PlaneMemory {
  private var free: [PlaneStorage] = []

  package init() {}

  /// At least `count` numbers, whatever they are, which nobody else has: a plane may have been given back while a variable still
  /// held a copy.
  func take(_ count: Int) -> PlaneStorage {
    let fitting = free.indices.first { index in
      free[index].numbers.count >= count && isKnownUniquelyReferenced(&free[index])
    }
    if let index = fitting {
      free.swapAt(index, free.count - 1)
      return free.removeLast()
    }
    // Too small for what is wanted now, and so for what comes.
    if let last = free.last, last.numbers.count < count { free.removeLast() }
    return PlaneStorage(count: count)
  }

  func put(_ numbers: PlaneStorage) { free.append(numbers) }
}
