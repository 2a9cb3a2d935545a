/// What `explore` prints.
struct ExplorationText {
  let report: ExplorationReport
  /// What did not happen again in a fresh session.
  let unconfirmed: [ExplorationReport.Finding]
  /// The number of mistakes that are not shown, because a state was looked for.
  var mistakes = 0
  let plan: ExplorationPlan

  var text: String {
    var parts = report.findings.map(Self.text)
    if report.findings.isEmpty { parts.append(nothing) }
    parts += unconfirmed.map {
      "not certain: \($0.text)\n" + Self.doubt(about: $0)
    }
    parts.append(([report.summary] + others + details).joined(separator: "\n"))
    if !report.findings.isEmpty { parts.append(Self.advice) }
    return parts.joined(separator: "\n\n")
  }

  private static let advice =
    "`explore replay` types the lines, `explore save FILE.md` writes them as a\n"
    + "scenario, and `explore export test` as a test."

  private static func doubt(about finding: ExplorationReport.Finding) -> String {
    guard !finding.sendsSeveral else {
      let lines = finding.lines.map { "  \($0)" }.joined(separator: "\n")
      return
        "A control sends several actions at once, and lines send them one after the other, which does not"
        + " cause it:\n" + lines
    }
    return
      "It did not happen again in a fresh session, so a dependency may not be controlled; `deps` lists them."
  }

  private var nothing: String {
    let wanted = plan.conditions.map { condition in
      let text = condition.condition.text
      return switch condition.kind {
      case .until: "no state was found with \(text)"
      case .always: "always \(text) holds"
      case .never: "never \(text) holds"
      case .whenIdle: "when idle \(text) holds"
      }
    }
    guard !plan.options.looksForStates else { return wanted.joined(separator: "; ") }
    return (wanted + ["no warning, no endless circle, no lost action"]).joined(separator: "; ")
  }

  /// What was found besides the state that was looked for. Those that are not certain are counted as well.
  private var others: [String] {
    switch mistakes {
    case 0: []
    case 1: ["1 possible mistake was met as well: `explore` shows it"]
    default: ["\(mistakes) possible mistakes were met as well: `explore` shows them"]
    }
  }

  private static func text(_ finding: ExplorationReport.Finding) -> String {
    let count = ExplorationReport.count(finding.lines.count, "line")
    let lines = finding.lines.map { "  \($0)" }
    return (["after \(count): \(finding.text)"] + lines).joined(separator: "\n")
  }

  private var details: [String] {
    // They say why something was not found.
    guard !report.findings.contains(where: \.kind.isState) else { return [] }
    let lists: [(String, [String])] = [
      ("values", report.tried), ("not sent", report.notSent),
      ("no effect", report.withoutEffect), ("not reached", report.neverReached),
      ("not ended", report.neverEnded), ("not controlled", report.uncontrolled),
      ("compared as text", report.comparedByText),
    ]
    return lists.filter { !$0.1.isEmpty }.flatMap { name, items in
      items.enumerated().map { index, item in
        "  " + (index == 0 ? name : "").padded(to: 17) + item
      }
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
