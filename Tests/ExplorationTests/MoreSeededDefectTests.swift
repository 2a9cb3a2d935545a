import Exploration
import Testing

/// Twenty features with one mistake each, and the same features without it.
@Suite("Mistakes and their corrections")
@MainActor
struct MoreSeededDefectTests {
  @Test("Each mistake is found with at most five steps", arguments: SeededDefect.all)
  func found(_ defect: SeededDefect) throws {
    let report = try defect.explore(false)
    let finding = try #require(report.findings.first)
    #expect(finding.isReproducible)
    #expect((1...5).contains(finding.statements.count))
    #expect(report.mismatches == 0)
  }

  @Test("Nothing is found without the mistake", arguments: SeededDefect.all)
  func corrected(_ defect: SeededDefect) throws {
    let report = try defect.explore(true)
    #expect(report.findings.map(\.text) == [])
    #expect(report.mismatches == 0)
  }

  @Test("What is found is what was meant")
  func kinds() throws {
    let kinds = try SeededDefect.all.map { defect in
      let kind = try defect.explore(false).findings.first?.kind
      switch kind {
      case .warning(let code, _): return "\(defect.name) \(code)"
      case .broken(let rule): return "\(defect.name): \(rule)"
      case .circle: return "\(defect.name) circle"
      default: return "\(defect.name) \(String(describing: kind))"
      }
    }
    #expect(
      kinds == [
        "ReminderAfterClose TCA003", "PopTwice TCA009", "RowsWithoutReducer TCA005",
        "FormInSettings TCA006", "SwitchedCase TCA001", "TwoSheets: one sheet",
        "TaskInEffect TCA007", "DecodingFails TCA002", "Converter circle",
        "TwoCountdowns: not negative", "ClearedSearch: no result without a text",
        "DoubleSubmit: one order", "ErrorKept: either",
        "LogoutWhileLoading: no profile without a user", "DraftLost: saved", "SlowSave: saved",
        "RedoKept: an edit can be redone", "RemovedTab: the tab exists", "CartTotal: the sum",
        "NameClearedLater: an order has a name",
      ])
  }
}

extension SeededDefect: CustomTestStringConvertible {
  nonisolated var testDescription: String { name }
}
