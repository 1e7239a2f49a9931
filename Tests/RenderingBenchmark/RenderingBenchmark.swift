import CorpusRendering
import Foundation
import Photographed
import Suites

/// Times the rendering of a suite's frames, for `make benchmark` to hold against another program's in turns.
///
/// Each line of standard input, `render N` or `write N FOLDER`, has N frames rendered by one thread, with
/// `write` also written as PNG; the answer is a line with the nanoseconds that this took and the bytes that
/// were written.
@main
enum RenderingBenchmark {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: rendering-benchmark SUITE\n".utf8))
      exit(64)
    }
    let suite = try Suite(path: CommandLine.arguments[1])
    let plan = try CorpusPlan(suite: suite, profile: "full", seed: 1)
    let renderer = FrameRenderer()
    var next = 0
    while let line = readLine() {
      let words = line.split(separator: " ").map(String.init)
      guard words.count >= 2, let count = Int(words[1]) else { continue }
      let folder = words.count > 2 ? words[2] : nil
      var bytes = 0
      let start = ContinuousClock.now
      for _ in 0..<count {
        let image = try renderer.image(plan[next % plan.count])
        next += 1
        if let folder {
          let path = "\(folder)/frame.png"
          try image.writePNG(to: path)
          bytes += (try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
        }
      }
      let (seconds, attoseconds) = (ContinuousClock.now - start).components
      print(seconds * 1_000_000_000 + attoseconds / 1_000_000_000, bytes)
      fflush(nil)
    }
  }
}
