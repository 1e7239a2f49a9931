import Document
import Summaries

extension SiteContent {
  /// What a chooser asks, each in a sentence, with the page that has all of it.
  var answers: ReportSection {
    ReportSection(
      id: "short", title: "In short",
      tables: [
        ReportTable(
          caption:
            "From … to …: the least and the greatest of so many readers. All others, and the intervals, are on the page that the question leads to",
          columns: ["question", "in short"],
          rows: answered.map { question, answer, file in
            [.init(question, link: file), .init(answer)]
          })
      ])
  }

  private var answered: [(question: String, answer: String, file: String)] {
    let told: [(String, String?, SiteQuestion)] = [
      ("Which reader reads most?", mostRead, .reads),
      (
        "Do 2 px for each module suffice, as Google says of ML Kit?",
        SiteQuestion.guidanceInShort(results), .claims
      ),
      ("How wide must a module be?", SiteQuestion.widthsInShort(results), .widths),
      ("How long does a call take?", SiteQuestion.callsInShort(results), .calls),
      (
        "What does naming a format gain?",
        results.lazy.compactMap(\.gainsInShort).first, .calls
      ),
      ("How far can a code be?", SiteQuestion.limitsInShort(results), .limits),
      ("How long until a scan is done?", SiteQuestion.scansInShort(results), .scans),
      ("Are contents told right?", SiteQuestion.contentsInShort(results), .contents),
      ("Do other options read more?", SiteQuestion.settingsInShort(results), .settings),
    ]
    let answers = told.compactMap { question, answer, page in
      answer.map { (question, $0, page.file) }
    }
    let updates = versions.map {
      (
        "Is \($0.newest.name) better than older versions?", $0.inShort,
        SitePage.reader($0.newest.library)
      )
    }
    return answers.prefix(1) + updates + answers.dropFirst()
  }

  /// The readers that most symbologies have at their head.
  private var mostRead: String? {
    let heads = symbologies.flatMap(\.unbeaten).map(\.name)
    let (names, groups) = heads.grouped { $0 }
    let asked = symbologies.count
    guard !names.isEmpty else { return nil }
    let ordered = names.sorted { (groups[$1]?.count ?? 0, $0) < (groups[$0]?.count ?? 0, $1) }
    let most = ordered.prefix(4).map { "\($0) for \(groups[$0]?.count ?? 0)" }
    return
      "Of \(Wording.count(asked)) symbologies, none is shown to read more than \(Wording.list(most)); the table below names all"
  }
}
