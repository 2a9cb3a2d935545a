/// Computes the history of the running feature again, without an action or in another order.
///
/// The feature starts anew, as with `reset`, and the lines are repeated. Their effects run again: what an effect would have done
/// without the action is not known otherwise.
@MainActor
struct Recomputer {
  let loader: FeatureLoader
  let features: SessionFeatures
  let entries: SessionEntries
  let display: Display
  let interruption: Interruption
  let lines: NestedLines
  let recording: RecordingControl

  /// Repeats the history without an action and what followed from it.
  func skip(_ word: CommandArgument, in loaded: RunningFeature) async throws -> Output {
    let number = try number(word, in: loaded)
    let action = try typedAction(number, word, in: loaded)
    var plan = try plan(from: number, in: loaded)
    plan.remove(action: number)
    return try await run(plan, "skipped \(number)  \(action)", in: loaded)
  }

  /// Repeats the history with an action in the place of another one.
  func move(
    _ word: CommandArgument, to other: CommandArgument, in loaded: RunningFeature
  ) async throws -> Output {
    let number = try number(word, in: loaded), place = try self.number(other, in: loaded)
    let action = try typedAction(number, word, in: loaded)
    var plan = try plan(from: min(number, place), in: loaded)
    guard plan.move(action: number, to: place) else {
      throw other.error(
        .invalidValue, "actions \(number) and \(place) belong to the same line",
        hint: "expected an action of another line; `log` lists them")
    }
    return try await run(plan, "moved \(number) to \(place)  \(action)", in: loaded)
  }

  /// The number of an action that is done.
  private func number(_ word: CommandArgument, in loaded: RunningFeature) throws -> Int {
    let snapshots = loaded.store.snapshots
    if let number = Int(word.text), number >= snapshots.first, number <= snapshots.position {
      return number
    }
    let isUndone = Int(word.text).map { $0 > snapshots.position && $0 <= snapshots.last } ?? false
    let range =
      snapshots.position < snapshots.first
      ? "no action has been sent yet"
      : "expected \(snapshots.first)"
        + (snapshots.position == snapshots.first ? "" : " to \(snapshots.position)")
    throw word.error(
      .notThere,
      isUndone
        ? "action `\(abbreviated(word.text))` was undone"
        : "action `\(abbreviated(word.text))` does not exist",
      hint: isUndone ? "`redo` restores it" : range)
  }

  /// The line of an action in the log. Throws if the feature itself has sent it.
  private func typedAction(
    _ number: Int, _ word: CommandArgument, in loaded: RunningFeature
  ) throws -> String {
    let snapshots = loaded.store.snapshots
    guard let action = snapshots.action(number) else { return "" }
    let sender: String
    switch action.source {
    case .typed, .control, .imported: return ActionLine.of(action, cutTo: ActionLine.width)
    case .reducer(let earlier): sender = "the reducer for action \(earlier)"
    case .effect(let effect): sender = "effect \(effect.number)"
    }
    var cause = action
    while let earlier = cause.source.cause, let next = snapshots.action(earlier) { cause = next }
    throw word.error(
      .invalidValue, "action \(number) was sent by \(sender)",
      hint: "expected an action that was typed, such as \(cause.number), which has caused it")
  }

  private func plan(from number: Int, in loaded: RunningFeature) throws -> RecomputationPlan {
    guard loaded.store.snapshots.first == 1 else {
      throw InputError(
        .notThere, "the first actions were discarded, so the history cannot be repeated")
    }
    let destination = entries.journal.destinations.afterAction(number - 1)
    try recording.check(reaches: destination, isNamed: true)
    return try RecomputationPlan(entries.path())
  }
}

// Repeating the lines.
extension Recomputer {
  private func run(
    _ plan: RecomputationPlan, _ title: String, in old: RunningFeature
  ) async throws -> Output {
    let settings = display.printSettings, before = old.store.state
    defer { display.printSettings = settings }
    _ = try loader.reset(old)
    var texts: [String] = [], count = 0, isStopped = false
    for step in plan.steps {
      guard !interruption.check() else {
        isStopped = true
        break
      }
      switch step {
      case .time(let duration):
        _ = await lines.evaluate("advance \(DurationText.of(duration))")
      case .line(let element):
        count += 1
        texts += await repeated(element, of: old).text
      }
    }
    entries.repeated = entries.journal.currentRun.map { ($0, entries.journal.position) }
    guard let new = features.running else { return Output() }
    features.move(to: old.scope.living(in: new.store.state))
    let total = plan.steps.count { if case .line = $0 { true } else { false } }
    let stop =
      isStopped ? ["error: stopped; \(lineText(total - count)) not repeated"] : []
    return Output(
      text: ([summary(title, count, texts.count)] + texts + effects(of: new, plan) + stop
        + [difference(from: before, to: new.store.state)]).joined(separator: "\n"),
      isError: isStopped)
  }

  /// Repeats a line in the scope in which it was typed.
  private func repeated(
    _ element: JournalPath.Element, of old: RunningFeature
  ) async -> ReplayedLine {
    let line = element.lineToRepeat
    display.printSettings = element.before.settings
    let before = Output(text: changes(in: element.actions, of: old))
    for move in moves(to: element.before.prompt) {
      let output = await lines.evaluate(move)
      if output.isError { return ReplayedLine(line: line, before: before, now: output) }
    }
    let first = (features.running?.store.snapshots.position ?? 0) + 1
    guard line != Self.goingOn else {
      await goOn()
      return ReplayedLine(line: line, before: before, now: Output(text: changesNow(from: first)))
    }
    await goOn()
    var now = await lines.evaluate(line)
    if !now.isError { now.text = changesNow(from: first) }
    return ReplayedLine(line: line, before: before, now: now)
  }

  /// The command that goes on after a breakpoint.
  private static let goingOn = "continue"

  /// Lets the feature go on where a breakpoint has stopped it: at another action, perhaps, than before.
  private func goOn() async {
    while features.running?.store.holdsWork == true, !interruption.check() {
      guard await !lines.evaluate(Self.goingOn).isError else { return }
    }
  }

  private func changesNow(from first: Int) -> String {
    guard let running = features.running else { return "" }
    let last = running.store.snapshots.position
    return changes(in: first..<max(first, last + 1), of: running)
  }

  /// The lines that move the prompt.
  private func moves(to prompt: String) -> [String] {
    guard features.prompt != prompt, let running = features.running else { return [] }
    let scope = prompt.dropFirst(running.feature.name.count + 1)
    return (running.scope.isRoot ? [] : ["root"]) + (scope.isEmpty ? [] : ["scope \(scope)"])
  }

  /// Each action with its changes.
  private func changes(in numbers: Range<Int>, of loaded: RunningFeature) -> String {
    numbers.compactMap { loaded.store.snapshots.action($0) }.map { action in
      let changes = ActionChanges.of(action).joined(separator: ", ")
      return "\(ActionLine.of(action))  \(changes.isEmpty ? "no state changes" : changes)"
    }.joined(separator: "\n")
  }

  private func summary(_ title: String, _ count: Int, _ differing: Int) -> String {
    let outcome = differing == 0 ? "the same changes" : "\(differing) with other changes"
    return "\(title)\nrepeated \(lineText(count))\(count == 0 ? "" : ", \(outcome)")"
  }

  private func lineText(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }

  /// Says that effects ran again.
  private func effects(of new: RunningFeature, _ plan: RecomputationPlan) -> [String] {
    let count = new.store.environment.effects
    guard count > 0 else { return [] }
    let isExternal = plan.steps.contains { step in
      if case .line(let element) = step { element.cause == .external } else { false }
    }
    return [
      (count == 1 ? "1 effect was started again" : "\(count) effects were started again")
        + (isExternal ? ", with their work outside of the shell" : "")
    ]
  }

  private func difference(from old: Any, to new: Any) -> String {
    ChangeText.diff(old, new).map { LongText.cut($0) } ?? "the state is the same as before"
  }
}

extension ActionSource {
  /// The action that has caused it; `nil` if it came from outside.
  fileprivate var cause: Int? {
    switch self {
    case .typed, .control, .imported: nil
    case .reducer(let action): action
    case .effect(let effect): effect.action
    }
  }
}
