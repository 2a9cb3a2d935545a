extension FeatureChange {
  /// The block of the change, in the manner of an action's.
  func block(
    _ format: ChangeFormat, by source: ActionSource, from before: Any, to after: Any
  ) -> String {
    let head = Self.beginning + text + Self.origin(source)
    guard format != .labels else { return head }
    let difference = ChangeText.diff(before, after).map {
      format == .changed ? ChangedLines.of($0) : $0
    }
    return "\(head):\n\(difference ?? "  (No state changes)")\n"
  }

  private static let beginning = "changed by "

  /// Whether a line is the first one of a block.
  static func begins(_ line: some StringProtocol) -> Bool { line.hasPrefix(beginning) }

  /// ` (effect 3, Timer.swift:24, from action 2)` for a task.
  private static func origin(_ source: ActionSource) -> String {
    guard case .effect(let effect) = source else { return "" }
    let place = effect.location.map { ", \($0), \(effect.origin)" } ?? ""
    return " (effect \(effect.number)\(place))"
  }
}
