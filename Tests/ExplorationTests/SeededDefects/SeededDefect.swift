import Exploration

/// A feature with one mistake, and the same feature without it.
struct SeededDefect: Sendable {
  let name: String
  /// Explores one of the two.
  let explore: @MainActor @Sendable (_ isCorrect: Bool) throws -> ExplorationReport

  init<R: Reducer>(
    _ state: @autoclosure @escaping @Sendable () -> R.State,
    rules: @escaping @MainActor @Sendable (Explorer<R>) -> Void = { _ in },
    _ reducer: @escaping @Sendable (_ isCorrect: Bool) -> R
  ) {
    name = "\(R.self)"
    explore = { isCorrect in
      var options = ExplorationOptions()
      (options.depth, options.states, options.time) = (5, 100_000, .seconds(600))
      let explorer = Explorer(state(), options: options, reducer: { reducer(isCorrect) })
      rules(explorer)
      return try explorer.run()
    }
  }

  /// Twenty features.
  static let all: [SeededDefect] = children + effects + answers + states

  private static let children = [
    SeededDefect(ReminderAfterClose.State()) { ReminderAfterClose(isCorrect: $0) },
    SeededDefect(PopTwice.State()) { PopTwice(isCorrect: $0) },
    SeededDefect(RowsWithoutReducer.State()) { RowsWithoutReducer(isCorrect: $0) },
    SeededDefect(FormInSettings.State()) { FormInSettings(isCorrect: $0) },
    SeededDefect(SwitchedCase.State.editing(.init())) { SwitchedCase(isCorrect: $0) },
    SeededDefect(
      TwoSheets.State(), rules: { $0.always("one sheet") { $0.help == nil || $0.share == nil } }
    ) { TwoSheets(isCorrect: $0) },
  ]

  private static let effects = [
    SeededDefect(TaskInEffect.State()) { TaskInEffect(isCorrect: $0) },
    SeededDefect(DecodingFails.State()) { DecodingFails(isCorrect: $0) },
    SeededDefect(Converter.State()) { Converter(isCorrect: $0) },
    SeededDefect(
      TwoCountdowns.State(), rules: { $0.always("not negative") { $0.seconds >= 0 } }
    ) { TwoCountdowns(isCorrect: $0) },
  ]

  private static let answers = [
    SeededDefect(
      ClearedSearch.State(),
      rules: { $0.whenIdle("no result without a text") { !$0.text.isEmpty || $0.result == nil } }
    ) { ClearedSearch(isCorrect: $0) },
    SeededDefect(
      DoubleSubmit.State(), rules: { $0.always("one order") { $0.orders <= 1 } }
    ) { DoubleSubmit(isCorrect: $0) },
    SeededDefect(
      ErrorKept.State(),
      rules: { $0.whenIdle("either") { $0.content == nil || $0.message == nil } }
    ) { ErrorKept(isCorrect: $0) },
    SeededDefect(
      LogoutWhileLoading.State(),
      rules: { $0.always("no profile without a user") { $0.isLoggedIn || $0.profile == nil } }
    ) { LogoutWhileLoading(isCorrect: $0) },
    SeededDefect(
      DraftLost.State(), rules: { $0.whenIdle("saved") { $0.isOpen || $0.saved == $0.text } }
    ) { DraftLost(isCorrect: $0) },
    SeededDefect(
      SlowSave.State(), rules: { $0.whenIdle("saved") { $0.saved == $0.text } }
    ) { SlowSave(isCorrect: $0) },
  ]

  private static let states = [
    SeededDefect(
      RedoKept.State(),
      rules: {
        $0.never("an edit can be redone") { _, action, after in
          action == .plusButtonTapped && !after.redo.isEmpty
        }
      }
    ) { RedoKept(isCorrect: $0) },
    SeededDefect(
      RemovedTab.State(),
      rules: { $0.always("the tab exists") { $0.tabs.indices.contains($0.selection) } }
    ) { RemovedTab(isCorrect: $0) },
    SeededDefect(
      CartTotal.State(),
      rules: { $0.always("the sum") { $0.total == $0.prices.reduce(0, +) - $0.discount } }
    ) { CartTotal(isCorrect: $0) },
    SeededDefect(
      NameClearedLater.State(),
      rules: { $0.always("an order has a name") { $0.step != .done || !$0.name.isEmpty } }
    ) { NameClearedLater(isCorrect: $0) },
  ]
}
