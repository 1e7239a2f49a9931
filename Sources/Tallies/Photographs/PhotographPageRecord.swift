package import Barcodes
package import Records
package import Summaries

/// The subject of a page of photographs, and its counts: `photos.json`.
package struct PhotographPageRecord: Codable, Sendable, Equatable, VersionedRecord {
  package var schema = currentSchema
  package var scanbenchVersion: String
  /// The folder of the pictures, as it was named.
  package var folder: String
  /// The truth's file, as it was named; nil without one.
  package var truth: String?
  package var engines: [EngineRecord]
  @Tally package var pictures: Int
  /// The number of `pictures` that show the same as another, pixel for pixel, which counts for
  /// both; nil where there are none.
  package var copies: Int?
  /// Those that occur.
  package var agreements: [AgreementCount]
  /// One for each engine; nil without truth.
  package var scores: [PhotographScore]?
  /// Scores at places where the truth has a code of which nobody wrote what it says; nil without
  /// any.
  package var places: [PlaceScore]?
  package var placeAgreements: [PlaceAgreement]?
  /// One for each engine that answered.
  package var times: [PhotographTimes]
  /// The number of pictures that were read at a time.
  package var jobs: Int
  /// The parts of the truth that cannot be used, a line for each; nil where there are none.
  package var faults: [String]?
  /// Files of the folder that are no pictures; nil where there are none.
  package var passedOver: [PassedOverRecord]?

  package init(
    scanbenchVersion: String, folder: String, truth: String?, engines: [EngineRecord],
    readings: [PictureReading], faults: [String], passedOver: [PassedOverRecord] = [], jobs: Int = 1
  ) {
    self.scanbenchVersion = scanbenchVersion
    self.folder = folder
    self.truth = truth
    self.engines = engines
    pictures = readings.count
    let copies = readings.count { $0.sameAs != nil }
    self.copies = copies == 0 ? nil : copies
    agreements = AgreementCount.counts(of: readings)
    scores = truth.map { _ in engines.map { PhotographScore(of: $0, in: readings) } }
    let tally = PlaceTally(engines, in: readings)
    (places, placeAgreements) = (tally.scores, tally.agreements)
    times = engines.compactMap { PhotographTimes(of: $0.label, in: readings) }
    self.jobs = jobs
    self.faults = faults.isEmpty ? nil : faults
    self.passedOver = passedOver.isEmpty ? nil : passedOver
  }

  /// `2 of 63 pictures show the same as another, pixel for pixel, and count once`
  package var copyWords: String? {
    copies.map { copies in
      "\(Wording.count(copies)) of \(Wording.count(pictures, "picture")) \(copies == 1 ? "shows" : "show") the same as another, pixel for pixel, "
        + "which counts once in scores and times"
    }
  }

  /// True if all engines are one reader under several labels, which cannot agree.
  package var hasOneReader: Bool { Set(engines.map(\.engine)).count == 1 }
}

/// Pictures of which the engines' readings compare alike.
package struct AgreementCount: Codable, Sendable, Equatable {
  package var agreement: PictureAgreement
  /// Which engines, where only some read anything; else empty.
  package var readBy: [String]
  @Tally package var pictures: Int

  /// Those with something to look at first, then those that agree.
  package static func counts(of readings: [PictureReading]) -> [AgreementCount] {
    let order: [PictureAgreement] = [.differ, .only, .none, .unreadable, .all]
    return order.flatMap { agreement in
      let (readers, groups) = readings.filter { $0.agreement == agreement }
        .grouped { agreement == .only ? $0.readBy : [] }
      return readers.map {
        AgreementCount(agreement: agreement, readBy: $0, pictures: groups[$0]?.count ?? 0)
      }
    }
  }

  /// True if a picture is one of these.
  package func has(_ reading: PictureReading) -> Bool {
    reading.agreement == agreement && (agreement != .only || reading.readBy == readBy)
  }
}

/// The results of an engine on the pictures whose truth is known, each of which counts once.
package struct PhotographScore: Codable, Sendable, Equatable {
  package var engine: String
  /// Codes of symbologies that the engine claims.
  @Tally package var codes: Int
  /// True if a picture has several of them, which are read together or not at all more often than codes of different pictures are: they are
  /// no independent trials, and the intervals of their shares are too narrow. Absent where none has.
  package var areShared: Bool?
  package var outcomes: OutcomeCounts
  /// Correct codes of `codes`.
  package var read: RateRecord?
  /// Codes of `codes` of which the engine said something else: the content, or the symbology.
  package var wrong: RateRecord?
  /// Codes of `codes` of which it said nothing, for whatever reason.
  package var unread: RateRecord?
  /// Pictures that it answered.
  @Tally package var pictures: Int
  @Tally package var falsePositives: Int
  /// The number of `pictures` with a false positive.
  @Tally package var falsePositivePictures: Int
  package var falsePositiveRate: RateRecord?

  package init(of engine: EngineRecord, in readings: [PictureReading]) {
    var outcomes = OutcomeCounts.zero
    var (pictures, falsePositives, picturesWithThem) = (0, 0, 0)
    var areShared = false
    // Copies of a photograph say no more than one of them.
    for picture in readings where picture.sameAs == nil {
      guard let codes = picture.codes,
        let reading = picture.readings.first(where: { $0.engine == engine.label })
      else { continue }
      let claimed = codes.count { engine.symbologies.contains($0.symbology) }
      if claimed > 1 { areShared = true }
      if let scored = reading.codes {
        for code in scored { outcomes.add(code.outcome) }
        pictures += 1
        falsePositives += reading.falsePositives ?? 0
        picturesWithThem += (reading.falsePositives ?? 0) > 0 ? 1 : 0
      } else {
        outcomes.unanswered += claimed
      }
    }
    self.engine = engine.label
    self.outcomes = outcomes
    let codes = outcomes.total
    self.codes = codes
    self.areShared = areShared ? true : nil
    read = RateRecord(correct: outcomes.correct, of: codes)
    wrong = RateRecord(correct: outcomes.misread + outcomes.formatError, of: codes)
    unread = RateRecord(correct: outcomes.missed + outcomes.unanswered, of: codes)
    self.pictures = pictures
    self.falsePositives = falsePositives
    falsePositivePictures = picturesWithThem
    falsePositiveRate = RateRecord(correct: picturesWithThem, of: pictures)
  }

  /// Why there is no interval of a share of the codes; nil where there is one.
  package var dependence: String? { Wording.dependence(ofPhotographs: areShared == true) }

  enum CodingKeys: String, CodingKey {
    case engine, codes
    case areShared = "severalToAPicture"
    case outcomes, read, wrong, unread, pictures, falsePositives, falsePositivePictures,
      falsePositiveRate
  }
}
