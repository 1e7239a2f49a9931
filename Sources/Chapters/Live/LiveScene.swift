package import Records
package import Summaries

/// One suite's streams under one condition and point, with all settings of the application.
package struct LiveScene {
  package let suite: SuiteRecord
  package let stream: StreamRecord
  /// For example `garage`; the suite's name if it has only one scene.
  package let words: String
  package let cells: [LiveCell]
  package let fastest: [FastestRecord]

  package static func scenes(_ live: LiveRecord, of suite: SuiteRecord) -> [LiveScene] {
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

  /// Returns the cells of the engine's fastest or only setting under the suite's first dropping
  /// policy.
  package func shown(_ engine: String) -> [LiveCell] {
    let own = cells.filter { $0.engine == engine && $0.dropping == stream.dropping.first }
    guard let best = fastest.first(where: { $0.engine == engine })?.settings.first else {
      return own.first.map { first in own.filter { $0.settingWords == first.settingWords } } ?? []
    }
    return own.filter { $0.size == best.size && $0.mask == best.mask && $0.view == best.view }
  }
}
