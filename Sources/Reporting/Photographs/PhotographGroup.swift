import Records
import Summaries
package import Tallies

/// Pictures whose readings compare alike. The template finds the values by these names.
struct PhotographGroup {
  let id: String
  let title: String
  let count: String
  let explanation: String
  let pictures: [PhotographView]

  init(
    _ count: AgreementCount, number: Int, of record: PhotographPageRecord,
    _ pictures: [PhotographView]
  ) {
    id = "g\(number)"
    title = count.words(isAlone: record.hasOneReader)
    self.count = Wording.count(count.pictures)
    explanation = Self.explanation(count, isAlone: record.hasOneReader)
    self.pictures = pictures
  }

  private static func explanation(_ count: AgreementCount, isAlone: Bool) -> String {
    switch count.agreement {
    case .all where isAlone: "Codes were found on each of them."
    case .all:
      "Every engine read the same codes: the same content, where both say so at the same place."
    case .differ:
      "At least two engines read something, and not the same: \(PhotographAnswer.differs)stands before what not all of them read."
    case .only: "The other engines read nothing; what they do not claim to read is among it."
    case .none: "No engine read anything, or none answered."
    case .unreadable: "No engine has seen them."
    }
  }
}

extension AgreementCount {
  /// - Parameter isAlone: true if there is only one reader.
  package func words(isAlone: Bool) -> String {
    switch agreement {
    case .all: isAlone ? "read" : "all agree"
    case .differ: "they differ"
    case .only: "only \(Wording.list(readBy))"
    case .none: isAlone ? "nothing read" : "none reads"
    case .unreadable: "cannot be read as a picture"
    }
  }
}
