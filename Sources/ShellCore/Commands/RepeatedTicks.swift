/// Shortens what an effect prints again and again between lines, such as a timer under a live clock.
///
/// The first action is shown in full. If the same effect sends the same action again, one line says so after 2, 4, 8 actions and
/// so on, with how many came since the line before, and what they changed. The journal and files contain everything.
@MainActor
struct RepeatedTicks {
  private struct Subject: Equatable {
    let run: Int
    let effect: Int
    let action: String
  }

  private var subject: Subject?
  private var last = 0
  private var count = 0
  /// The count at which the next line is shown.
  private var next = 2
  /// How many actions have been shown, in full or by a line.
  private var shownCount = 0
  /// The state after them.
  private var shownState: Any?
  /// The last action that was not shown.
  private var pending: ReducedAction?

  /// A line was typed, so what follows is shown in full again.
  mutating func reset() { self = Self() }

  /// The line for the actions that were not shown.
  mutating func takeRest() -> Output {
    guard let action = pending else { return Output() }
    pending = nil
    next = count + 1
    return summary(after: action, isFirst: false)
  }

  /// The output to show for what has happened between lines.
  ///
  /// - Parameter actions: The actions in the output.
  mutating func shown(_ output: Output, _ actions: [ReducedAction], run: Int) -> Output {
    guard !output.isError, let action = actions.first, let subject = Self.subject(of: actions, run),
      Self.isBlocks(output.text, count: actions.count)
    else {
      if !output.text.isEmpty { reset() }
      return output
    }
    guard subject == self.subject, action.number == last + 1 else {
      self = Self(
        subject: subject, last: action.number + actions.count - 1, count: actions.count,
        next: max(2, actions.count + 1), shownState: action.before)
      guard actions.count == 1 else {
        return summary(after: actions[actions.count - 1], isFirst: true)
      }
      (shownCount, shownState) = (1, action.after)
      return output
    }
    count += actions.count
    last += actions.count
    pending = actions[actions.count - 1]
    guard count >= next else { return Output() }
    pending = nil
    let isFirst = next == 2
    next = count * 2
    return summary(after: actions[actions.count - 1], isFirst: isFirst)
  }

  /// `4 x .ticked  seconds 4 -> 8`.
  private mutating func summary(after action: ReducedAction, isFirst: Bool) -> Output {
    defer { (shownCount, shownState) = (count, action.after) }
    let changes = action.shared.showing {
      shownState.map { ChangeSummary(from: $0, to: action.after).briefText } ?? ""
    }
    let name = ActionLine.of(action, cutTo: ActionLine.width)
    let advice = isFirst ? "  (`hide \(name)` hides them, `log` lists them)" : ""
    let times = "\(count - shownCount) x"
    return Output(
      text: "\(times) \(name)  \(changes.isEmpty ? "no state changes" : changes)\(advice)")
  }

  private static func subject(of actions: [ReducedAction], _ run: Int) -> Subject? {
    let subjects = actions.map { action -> Subject? in
      guard case .effect(let effect) = action.source else { return nil }
      return Subject(run: run, effect: effect.number, action: ActionLine.of(action))
    }
    guard let first = subjects.first, subjects.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// Whether a text consists of the blocks of actions alone, without what the feature has printed, and without warnings.
  private static func isBlocks(_ text: String, count: Int) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let headers = lines.indices.filter {
      lines[$0].hasPrefix("effect ") && lines[$0].hasSuffix(" sent:")
        || FeatureChange.begins(lines[$0])
    }
    return headers.count == count && headers.first == 0
      && headers.allSatisfy { index in
        index + 1 < lines.count
          && (lines[index + 1].hasPrefix("received action:") || FeatureChange.begins(lines[index]))
          && (index == 0 || lines[index - 1].isEmpty
            || lines[index - 1].hasPrefix("received action:"))
      }
      && (lines.last?.isEmpty == true || lines.last?.hasPrefix("received action:") == true)
  }
}
