/// A session in one line, for a list: `1  2026-11-22 14:05  12 lines  Counter.swift  last: .plusTapped`.
package enum SessionSummary {
  /// What a session is about: the last feature that was loaded, and the number of lines; `nil` if no feature was loaded.
  package static func parts(of plan: RestorePlan) -> (feature: String, lines: String)? {
    guard let feature = lastLoaded(plan) else { return nil }
    return (abbreviated(feature), counted(plan))
  }

  /// What a session that goes on says first.
  package static func resumed(_ plan: RestorePlan) -> String? {
    plan.lines.last.map { "resumed after \(counted(plan)); the last one was `\(abbreviated($0))`" }
  }

  private static func counted(_ plan: RestorePlan) -> String {
    plan.lines.count == 1 ? "1 line" : "\(plan.lines.count) lines"
  }

  /// - Parameters:
  ///   - number: The number of the session in the list.
  ///   - modified: When the session ended.
  package static func text(
    of plan: RestorePlan, number: Int, modified: String, in language: Language = .english
  ) -> String {
    let last = plan.lines.last.map { language.said("last: \($0)") }
    let parts = ["\(number)", modified, language.said(counted(plan)), lastLoaded(plan), last]
    return parts.compactMap { $0 }.map { abbreviated($0) }.joined(separator: "  ")
  }

  /// What the last `load` that has not failed names.
  private static func lastLoaded(_ plan: RestorePlan) -> String? {
    plan.steps.lazy.reversed().compactMap { step in
      guard case .line(let number, let text, _, _) = step, text.hasPrefix("load "),
        !plan.failed.contains(number)
      else { return nil }
      return String(text.dropFirst("load ".count))
    }.first
  }
}
