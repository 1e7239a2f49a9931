import Analysis
import Records

/// What one suite's streams say under one condition and point, whatever the setting of the application.
struct LiveScene {
  let suite: SuiteRecord
  let stream: StreamRecord
  /// `garage`; the suite's name where it has but one scene.
  let words: String
  /// Of all engines, symbologies, settings and dropping policies.
  let cells: [LiveCell]
  let fastest: [FastestRecord]

  /// Those of a suite, in the summary's order.
  static func scenes(_ live: LiveRecord, of suite: SuiteRecord) -> [LiveScene] {
    guard let stream = suite.stream else { return [] }
    let (names, cells) = live.cells.filter { $0.suite == suite.name }.grouped(by: \.sceneWords)
    return names.map { name in
      let own = cells[name] ?? []
      return LiveScene(
        suite: suite, stream: stream, words: name.isEmpty ? suite.name : name, cells: own,
        fastest: live.fastest.filter { record in
          record.suite == suite.name && record.namedCondition == own.first?.namedCondition
            && record.point == own.first?.scene
        })
    }
  }

  /// The cells of one engine's fastest setting under the suite's first dropping policy, one for each symbology; where there is but one
  /// setting, of that.
  func shown(_ engine: String) -> [LiveCell] {
    let own = cells.filter { $0.engine == engine && $0.dropping == stream.dropping.first }
    guard let best = fastest.first(where: { $0.engine == engine })?.settings.first else {
      return own.first.map { first in own.filter { $0.settingWords == first.settingWords } } ?? []
    }
    return own.filter { $0.size == best.size && $0.mask == best.mask && $0.view == best.view }
  }
}
