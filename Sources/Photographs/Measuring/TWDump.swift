import Barcodes
import CorpusRendering
import Foundation

enum TWDump {
  @TaskLocal static var name = ""
  static func write(_ fit: AppearanceFit, flat: MeasuredNoise?) {
    let environment = ProcessInfo.processInfo.environment
    guard environment["TW_DUMP"] != nil || environment["TW_PRINT"] != nil else { return }
    guard let old = OldEdgeNoise(of: fit, flat: flat)?.noise else { return }
    if environment["TW_PRINT"] != nil {
      print("OLD", name, old.deviation, old.lagAcross, old.lagAlong)
      if let new = EdgeNoiseMeasure(of: fit, flat: flat)?.noise {
        print("NEW", name, new.deviation, new.lagAcross, new.lagAlong, new.displacementPixels ?? -1)
      }
    }
    if let folder = environment["TW_DUMP"], !name.isEmpty {
      try? "\(old.deviation) \(old.lagAcross) \(old.lagAlong)".write(
        toFile: folder + "/" + name + ".old", atomically: false, encoding: .utf8)
    }
  }
}
