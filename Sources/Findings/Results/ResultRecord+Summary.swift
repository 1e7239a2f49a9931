import Barcodes
import Foundation
import Records
package import Summaries

extension ResultRecord {
  /// The most named conditions of a suite that are told apart.
  private static let mostConditions = 4

  /// - Parameters:
  ///   - summary: with the claims.
  ///   - name: of the result.
  package init(_ summary: Summary, name: String) {
    let run = summary.run
    self.init(
      name: name, scanbenchVersion: run.scanbenchVersion, build: run.build,
      commandLine: run.commandLine, startedAt: run.startedAt, machine: run.machine,
      suites: run.suites.map {
        ResultSuite(
          name: $0.name, purpose: $0.purpose, sha256: $0.sha256, profile: $0.profile,
          seed: $0.seed, photographs: $0.photographs == true)
      },
      engines: run.engines.map { engine in
        var engine = engine
        engine.path = URL(fileURLWithPath: engine.path).lastPathComponent
        return engine
      },
      files: run.files ?? [:], reads: Self.photographs(summary) + Self.rendered(summary),
      widths: Self.widths(summary), claims: Self.claims(summary), calls: Self.calls(summary),
      rules: Self.rules(summary),
      limits: Self.limits(summary), scans: Self.scans(summary),
      contents: Self.contents(summary), settings: Self.settings(summary))
  }

  private static func photographs(_ summary: Summary) -> [ReadResult] {
    (summary.photographs ?? []).flatMap { study in
      study.symbologies.map { count in
        ReadResult(
          ResultID(suite: study.suite, engine: study.engine),
          CodeReads(symbology: count.name, mask: study.mask, count.outcomes, of: count.codes))
      }
    }
  }

  /// Takes the suites that sample evenly: each symbology, over all conditions and by each of a few, with the suite's first mask and view.
  private static func rendered(_ summary: Summary) -> [ReadResult] {
    summary.run.suites.filter {
      !$0.isAdaptive && $0.stream == nil && $0.photographSet == nil && $0.photographs != true
        && $0.limits == nil && $0.pairedAxes == nil
    }.flatMap { suite in
      let mask = mask(of: suite)
      let cells = summary.cells.filter {
        $0.suite == suite.name && $0.mask == mask && $0.view == suite.views?.first && $0.codes > 0
      }
      let conditions = cells.compactMap(\.namedCondition).grouped { $0 }.keys
      let several = conditions.count <= mostConditions ? conditions : []
      // Where conditions share their codes, these count once in each alone.
      let told: [String?] =
        suite.sharesCodes ? several : several.count > 1 ? [nil] + several : [nil]
      return told.flatMap { condition in
        let own = condition == nil ? cells : cells.filter { $0.namedCondition == condition }
        let (keys, groups) = own.grouped {
          Identified(
            ResultID(suite: suite.name, condition: condition, engine: $0.engine), $0.symbology)
        }
        return keys.map { key in
          let group = groups[key] ?? []
          return ReadResult(
            key.id,
            CodeReads(
              symbology: key.finding, mask: mask,
              group.reduce(.zero) { $0 + $1.outcomes },
              of: group.reduce(0) { $0 + $1.codes }))
        }
      }
    }
  }

  /// The mask of which shares are told.
  private static func mask(of suite: SuiteRecord) -> MaskName {
    suite.masks.contains(.own) ? .own : suite.masks.first ?? .own
  }

  private static func widths(_ summary: Summary) -> [WidthResult] {
    (summary.verdicts ?? []).map { record in
      WidthResult(
        ResultID(record.id),
        WidthReads(
          symbology: record.symbology, target: record.target, guidancePixels: record.guidanceWidth,
          verdict: record.verdict, safePixels: record.reportableSafeWidth,
          codes: record.widths.reduce(0) { $0 + $1.codes }))
    }
  }

  private static func limits(_ summary: Summary) -> [LimitResult] {
    (summary.limits ?? []).map {
      LimitResult(ResultID($0.id), Identified($0.finding.id, LimitReach($0)))
    }
  }

  private static func claims(_ summary: Summary) -> [ClaimResult] {
    (summary.claims ?? []).flatMap { claim in
      claim.findings.compactMap { finding in
        finding.verdict.flatMap { verdict in
          verdict == .notTested
            ? nil
            : ClaimResult(
              claim: claim.id, condition: claim.condition, engine: finding.engine,
              verdict: verdict)
        }
      }
    }
  }

  /// Leaves out engines that were asked for no symbology of a rule, and rules of which that is so of all.
  private static func rules(_ summary: Summary) -> [RuleRecord] {
    (summary.rules ?? []).compactMap { rule in
      var rule = rule
      rule.findings = rule.findings.filter { $0.target != nil }
      return rule.findings.isEmpty ? nil : rule
    }
  }

  /// Takes each suite's first policy of dropping frames, and of accepting codes.
  private static func scans(_ summary: Summary) -> [ScanTimeResult] {
    (summary.live?.cells ?? []).filter { cell in
      let suite = summary.run.suites.first { $0.name == cell.suite }
      return suite?.stream?.dropping.first == cell.dropping
    }.compactMap { cell in
      cell.policies.first.map { policy in
        ScanTimeResult(
          Identified(ResultID(cell.id.id), cell.id.finding), TimedScans(policy, of: cell))
      }
    }
  }

  private static func contents(_ summary: Summary) -> [ContentResult] {
    let (keys, groups) = (summary.contents ?? []).filter { record in
      let suite = summary.run.suites.first { $0.name == record.suite }
      return record.view == nil && record.mask == suite.map { mask(of: $0) }
    }.grouped {
      Identified(ResultID(suite: $0.suite, engine: $0.engine), $0.symbology.name)
    }
    return keys.flatMap { key in
      let own = groups[key] ?? []
      return ContentLayer.allCases.compactMap { layer -> ContentResult? in
        let reported = own.compactMap { record in
          record.layers.first { $0.layer == layer && $0.isSupported }.map {
            (record.read, $0.right)
          }
        }
        return reported.isEmpty
          ? nil
          : ContentResult(
            suite: key.suite, symbology: key.finding, engine: key.engine, layer: layer,
            read: reported.reduce(0) { $0 + $1.0 }, right: reported.reduce(0) { $0 + $1.1 })
      }
    }
  }

  private static func settings(_ summary: Summary) -> [SettingResult] {
    (summary.choices ?? []).flatMap { group in
      (group.tuned ?? []).compactMap { tuned in
        ChosenOptions(tuned).map { SettingResult(group.frames, $0) }
      }
    }
  }

  private static func calls(_ summary: Summary) -> [CallResult] {
    let speeds = (summary.latency?.maskSpeeds ?? []).filter { $0.symbology == nil }
    return (summary.latency?.cells ?? []).filter { $0.cell.mask.isGroup }.map { record in
      let typical = record.typicalNanoseconds
      return CallResult(
        ResultID(record.cell.id),
        CallTimes(
          size: LatencySize(point: record.cell.point, pixels: record.pixels).name,
          mask: record.cell.mask, blocks: record.blocks, typicalMilliseconds: typical.value / 1e6,
          lowerMilliseconds: typical.lower.map { $0 / 1e6 },
          upperMilliseconds: typical.upper.map { $0 / 1e6 },
          ratioToAll: speeds.first { $0.cell == record.cell }?.ratio))
    }
  }
}

extension ResultID {
  fileprivate init(_ series: SeriesID) {
    self.init(suite: series.suite, condition: series.namedCondition, engine: series.engine)
  }
}

extension CodeReads {
  fileprivate init(symbology: String, mask: MaskName, _ outcomes: OutcomeCounts, of codes: Int) {
    self.init(
      symbology: symbology, mask: mask, codes: codes, correct: outcomes.correct,
      misread: outcomes.misread, unanswered: outcomes.unanswered)
  }
}
