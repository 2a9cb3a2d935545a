/// The actions of a feature as a table: number, sender, action, changes.
@MainActor
struct LogList {
  let snapshots: any ActionSnapshots
  private let changes: @MainActor (ReducedAction) -> [String]

  /// - Parameter changes: What an action has changed, for callers that know it already.
  init(
    snapshots: any ActionSnapshots,
    changes: @escaping @MainActor (ReducedAction) -> [String] = { ActionChanges.of($0) }
  ) {
    self.snapshots = snapshots
    self.changes = changes
  }

  /// The maximum number of lines if no number was given.
  static let mostListed = 100
  /// The minimum width of the action column.
  private static let leastActionWidth = 37
  /// The maximum width of the changes. The first change is always shown.
  private static let changesWidth = 72

  private static let table = TextTable([
    .init(alignment: .trailing), .init(), .init(minWidth: leastActionWidth),
  ])

  /// The output of `log` without an argument.
  ///
  /// - Parameter earlier: Lines about earlier features.
  func overview(after earlier: [String]) -> Output {
    guard snapshots.count > 0 else {
      return Output(text: (earlier + ["no actions yet"]).joined(separator: "\n"))
    }
    let rest = snapshots.position - snapshots.first + 1 - Self.mostListed
    let cut = rest > 0 ? ["\(rest) earlier: `log N` lists the last N"] : []
    return list(Array(numbers(ofLast: Self.mostListed)), after: earlier + cut, before: undone)
  }

  func output(ofLast count: Int) -> Output {
    let numbers = Array(numbers(ofLast: count)).filter { snapshots.action($0) != nil }
    return numbers.isEmpty ? Output(text: "no actions yet") : list(numbers, before: undone)
  }

  /// The last actions until one, which was the newest then.
  func output(ofLast count: Int, until number: Int) -> Output {
    let first = max(snapshots.first, number - count + 1)
    return first > number ? Output(text: "no actions yet") : list(Array(first...number))
  }

  /// The actions whose lines match a pattern, or `nil` if no line matches.
  func output(matching pattern: LabelPattern) -> Output? {
    let found = numbers(ofLast: snapshots.count).filter { number in
      guard let action = snapshots.action(number) else { return false }
      return [ActionLine.of(action), action.source.name, text(ofChanges: action)]
        .contains(where: pattern.matches)
    }
    return found.isEmpty ? nil : list(found)
  }

  private func numbers(ofLast count: Int) -> ClosedRange<Int> {
    min(
      snapshots.position, max(snapshots.first, snapshots.position - min(count, snapshots.count) + 1)
    )...snapshots.position
  }

  /// The actions that `redo` would restore.
  private var undone: [String] {
    guard snapshots.position < snapshots.last else { return [] }
    let first = snapshots.position + 1
    let numbers = first == snapshots.last ? "\(first)" : "\(first) to \(snapshots.last)"
    return ["undone: \(numbers) (redo restores \(first == snapshots.last ? "it" : "them"))"]
  }

  /// The rows of actions between other lines. UUIDs are shortened as far as they stay different in these rows.
  private func list(
    _ numbers: [Int], after earlier: [String] = [], before later: [String] = []
  ) -> Output {
    let rows = numbers.compactMap { number in
      snapshots.action(number).map {
        (action: $0, line: ActionLine.of($0), changes: changes($0))
      }
    }
    let ids = ShortIDs(in: rows.flatMap { [$0.line] + $0.changes })
    let cells = rows.map { action, line, changes in
      (
        start: [
          "\(action.number)", action.source.name,
          ids.shortened(line).truncated(toColumns: ActionLine.width),
        ], changes: changes.isEmpty ? [Self.nothing] : changes.map(ids.shortened)
      )
    }
    let lines = Self.table.lines(cells.map { $0.start + [shown($0.changes)] })
    let note = { (line: String) in OutputRow.note(StyledLine(line)) }
    return Output(
      list: earlier + lines + later,
      rows: earlier.map(note)
        + cells.map { .cells($0.start, parts: $0.changes.map(ScreenText.of)) } + later.map(note))
  }

  private func text(ofChanges action: ReducedAction) -> String {
    let changes = changes(action)
    return changes.isEmpty ? Self.nothing : changes.joined(separator: ", ")
  }

  private static let nothing = "no state changes"

  /// As many changes as fit, and the number of the others.
  private func shown(_ all: [String]) -> String {
    var shown: [String] = []
    var width = 0
    for change in all {
      width += ColumnWidth.of(change) + 2
      if width > Self.changesWidth, !shown.isEmpty { break }
      shown.append(ScreenText.of(change).truncated(toColumns: Self.changesWidth))
    }
    let more = all.count - shown.count
    return (shown + (more > 0 ? ["\(more) more"] : [])).joined(separator: ", ")
  }
}
