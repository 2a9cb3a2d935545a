import ActionSyntax
import ComposableArchitecture

extension Session {
  /// Goes to before the last step, or before the present `load`.
  func undo() throws -> Output {
    guard let loaded, history.present != nil else { throw nothing("undo") }
    let log = loaded.store.log
    if let way = history.timeline.back(from: log.position),
      log.mark(behind: way.place.action) != nil
    {
      try checkRecording(reaches: way.place)
      return go(to: way.place, in: loaded, "undid \(name(of: way, log))")
    }
    if history.timeline.hasPast {
      throw ShellError(
        .notThere,
        "nothing to undo: history goes back to action \(log.first), older ones are gone")
    }
    guard let present = history.present, let previous = history.previous else {
      guard history.hasLostChapters else { throw nothing("undo") }
      throw ShellError(.notThere, "nothing to undo: older loads are gone")
    }
    try checkRecording(reaches: nil)
    let cancelled = travel(in: loaded, to: log.position, loaded.store.mark)
    turn(by: -1, to: previous)
    return Output(
      text: (["undid \(abbreviated(present.command)): back to \(prompt)"] + cancelled)
        .joined(separator: "\n"))
  }

  /// Goes to behind the step that was undone last, or to the `load` that was.
  func redo() throws -> Output {
    guard let loaded, history.present != nil else { throw nothing("redo") }
    let log = loaded.store.log
    if let way = history.timeline.forth(from: log.position) {
      return go(to: way.place, in: loaded, "redid \(name(of: way, log))")
    }
    guard let next = history.next else { throw nothing("redo") }
    let cancelled = travel(in: loaded, to: log.position, loaded.store.mark)
    turn(by: 1, to: next)
    return Output(
      text: (["redid \(abbreviated(next.command))"] + cancelled).joined(separator: "\n"))
  }

  /// Goes to behind an action, back or forth.
  ///
  /// - Precondition: The action is kept, or the one behind it.
  func goTo(_ number: Int, in loaded: Loaded) throws -> Output {
    let log = loaded.store.log
    guard let mark = log.mark(behind: number) else {
      preconditionFailure("action \(number) is not kept")
    }
    let place = history.timeline.place(behind: number, mark)
    try checkRecording(reaches: place, isNamed: true)
    let what =
      log.action(number).map { ActionLine.of($0, cutTo: ActionLine.width) }
      ?? (number == 0 ? "as it was loaded" : "before the oldest that is kept")
    return go(to: place, in: loaded, "at \(number) of \(log.last)  \(what)")
  }

  private func nothing(_ verb: String) -> ShellError {
    ShellError(.notThere, "nothing to \(verb)")
  }

  private func go(to place: Timeline.Place, in loaded: Loaded, _ text: String) -> Output {
    let cancelled = travel(in: loaded, to: place.action, place.mark)
    history.arrive(at: place)
    self.loaded?.scope = place.scope.living(in: loaded.store.state)
    return Output(text: ([text] + cancelled).joined(separator: "\n"))
  }

  private func turn(by step: Int, to chapter: History.Chapter) {
    history.turn(by: step, leaving: loaded)
    loaded = chapter.loaded
  }

  /// Brings a feature to another place.
  ///
  /// - Returns: The effects that were cancelled, and what they said at their end.
  func travel(in loaded: Loaded, to action: Int, _ mark: Mark) -> [String] {
    let command = CommandInput(line).name
    let (cancelled, texts) = gathering { loaded.store.travel(to: action, mark, by: command) }
    return cancelled.map { "cancelled \(EffectList.name(of: $0))" } + texts
  }

  /// `2  .load and 2 more`, `5 to 7  advance 3s`, `advance 500ms`.
  private func name(of way: Timeline.Way, _ log: any ActionLog) -> String {
    let count = way.actions.count
    guard count > 0 else { return abbreviated(way.step.command) }
    let first = way.actions.lowerBound
    let numbers = count == 1 ? "\(first)" : "\(first) to \(way.actions.upperBound - 1)"
    guard way.step.command.isEmpty, let action = log.action(first) else {
      return "\(numbers)  \(abbreviated(way.step.command))"
    }
    let more = count == 1 ? "" : " and \(count - 1) more"
    return "\(numbers)  \(ActionLine.of(action, cutTo: ActionLine.width))\(more)"
  }
}
