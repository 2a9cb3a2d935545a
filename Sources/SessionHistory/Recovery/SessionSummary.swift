import ActionSyntax

/// A session in one line, for a list: `1  2026-11-22 14:05  12 lines  Counter.swift  last: .plusTapped`.
package enum SessionSummary {
  /// - Parameters:
  ///   - number: The number of the session in the list.
  ///   - modified: When the session ended.
  package static func text(of plan: RestorePlan, number: Int, modified: String) -> String {
    let lines = plan.lines
    let count = lines.count == 1 ? "1 line" : "\(lines.count) lines"
    let load = lines.last { $0.hasPrefix("load ") }?.dropFirst("load ".count)
    let parts = [
      "\(number)", modified, count, load.map(String.init), lines.last.map { "last: \($0)" },
    ]
    return parts.compactMap { $0 }.map { abbreviated($0) }.joined(separator: "  ")
  }
}
