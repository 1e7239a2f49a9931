import Barcodes
import CorpusRendering
import Foundation

enum TWDump {
  @TaskLocal static var name = ""
  static func write(_ fit: AppearanceFit, flat: MeasuredNoise?) {
    guard let folder = ProcessInfo.processInfo.environment["TW_DUMP"], !name.isEmpty else { return }
    let f = fit.picture.frame
    var data = Data()
    func put(_ values: [Float]) { values.withUnsafeBytes { data.append(contentsOf: $0) } }
    let a = fit.appearance
    put([
      Float(f.width), Float(f.height), Float(f.x), Float(f.y), Float(a.growth),
      Float(a.spread.variance), Float(a.dark), Float(a.light), Float(a.projection.scale),
      Float(a.rampAcross), Float(a.rampDown), fit.curve == .srgb ? 1 : 0,
    ])
    put(fit.picture.levels)
    put(fit.levelsOfWindow().map(Float.init))
    put(fit.coverage.share)
    put(fit.coverage.acrossSlope)
    put(fit.coverage.downSlope)
    var mask = [Float](repeating: 0, count: f.width * f.height)
    for i in fit.pixels.indices { mask[i] = 1 }
    put(mask)
    var g = a
    g.growth += 0.05
    put(AppearanceFit.coverage(g, fit.model, f, nil).share)
    var v = a
    v.spread = v.spread.with(
      parameters: v.spread.parameters.enumerated().map { $0 == 0 ? $1 + 0.15 : $1 })
    put(AppearanceFit.coverage(v, fit.model, f, nil).share)
    let inverse = a.projection.inverse
    var us: [Float] = []
    var vs: [Float] = []
    for y in 0..<f.height {
      for x in 0..<f.width {
        let p = inverse.point(x: Double(f.x + x) + 0.5, y: Double(f.y + y) + 0.5)
        us.append(Float(p.x * a.projection.halfSide))
        vs.append(Float(p.y * a.projection.halfSide))
      }
    }
    put(us)
    put(vs)
    if let old = OldEdgeNoise(of: fit, flat: flat)?.noise {
      try? "\(old.deviation) \(old.lagAcross) \(old.lagAlong)".write(
        toFile: folder + "/" + name + ".old", atomically: false, encoding: .utf8)
    }
    try? data.write(to: URL(fileURLWithPath: folder + "/" + name + ".bin"))
  }
}
