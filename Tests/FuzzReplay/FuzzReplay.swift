import EngineHosting
import Foundation
import FuzzTargets

/// `fuzz-replay TARGET MUTATIONS SEED`: hands a reader all inputs that are kept, then so many that are changed by chance.
///
/// Before each input it says which it is, so that the last line names the one that ended the process. One that takes more
/// than 512 MB ends it, too, and so does one that takes two minutes: it would take for ever.
/// `fuzz-replay TARGET FILE` hands it one file.
@main struct FuzzReplay {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 2, let target = FuzzTarget.named(arguments[1]) else {
      print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
      exit(arguments.count == 1 ? 0 : 64)
    }
    let inputs = FuzzInputs.standard
    let folder = try FuzzFolder(template: inputs.template(of: target))
    if arguments.count == 3 {
      run(target, try Data(contentsOf: URL(fileURLWithPath: arguments[2])), in: folder)
      return
    }
    let kept = try inputs.paths(of: target).map { path in
      (path: path, bytes: try Data(contentsOf: URL(fileURLWithPath: path)))
    }
    for (path, bytes) in kept {
      say(path)
      run(target, bytes, in: folder)
    }
    let (count, seed) = (Int(arguments[2]) ?? 0, UInt64(arguments[3]) ?? 0)
    for number in 0..<count {
      say("mutation \(number) of seed \(seed)")
      var mutation = FuzzMutation(seed: seed &+ UInt64(number), words: inputs.words(of: target))
      let input = mutation.changed(
        kept[number % kept.count].bytes, other: kept[number / 7 % kept.count].bytes)
      if arguments.count > 4, arguments[4] == "\(number)" {
        FileHandle.standardOutput.write(input)
        return
      }
      run(target, input, in: folder)
    }
    say("done: \(kept.count) kept, \(count) changed")
  }

  private static func run(_ target: FuzzTarget, _ input: Data, in folder: FuzzFolder) {
    alarm(120)
    target.run(input, in: folder)
    alarm(0)
    guard peakMemoryMegabytes < 512 else {
      say("it took \(peakMemoryMegabytes) MB")
      exit(1)
    }
  }

  /// Of this program alone: what `getrusage` tells on Linux is at first the peak of the process that started it, which may be any size.
  private static var peakMemoryMegabytes: Int {
    #if os(Linux)
      return (ProcessUsage.peakMemoryBytes(of: getpid()) ?? 0) >> 20
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss >> 20
    #endif
  }

  /// At once: what is buffered would be lost with the process.
  private static func say(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
