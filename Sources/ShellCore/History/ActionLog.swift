import ComposableArchitecture

/// The actions that a feature has reduced, with the states behind them: what one can travel in.
///
/// Actions are numbered from 1. The log may reach beyond the present: after `undo` the actions
/// behind it stay until another takes their place.
@MainActor
protocol ActionLog: AnyObject {
  /// The number of the action that led to the present state; 0 before the first.
  var position: Int { get }
  /// The number of the oldest action that is kept.
  var first: Int { get }
  /// The number of the newest one, be it undone or not; one less than `first` when none is kept.
  var last: Int { get }
  /// The most actions that are kept.
  var limit: Int { get set }
  /// Who sends the actions that come from outside.
  var outside: ActionSource { get set }
  /// An action with the states around it; nil when it is not kept.
  func action(_ number: Int) -> ReducedAction?
  /// What stood beside the state right behind an action; nil when it is not kept. For the number
  /// before the first one: what stood there.
  func mark(behind number: Int) -> Mark?
  /// Forgets the actions behind the present.
  func forgetUndone()
  /// Forgets the oldest action.
  func dropFirst()
}

extension ActionLog {
  /// How many actions are kept.
  var count: Int { last - first + 1 }
}

/// The log of a feature with its types.
final class TypedActionLog<State, Action>: ActionLog {
  private struct Entry {
    let action: Action
    let after: State
    let source: ActionSource
    let mark: Mark
  }

  private var entries = Kept<Entry>()
  /// What stood before the oldest action that is kept.
  private var base: (state: State, mark: Mark)
  private(set) var position = 0
  var limit = History.mostActions
  var outside = ActionSource.typed

  init(state: State, mark: Mark) { base = (state, mark) }

  var first: Int { entries.first }
  var last: Int { entries.last }

  /// Adds an action behind the present one; those that were undone are forgotten.
  func append(_ action: Action, to after: State, _ source: ActionSource, _ mark: Mark) {
    entries.cut(after: position)
    entries.append(Entry(action: action, after: after, source: source, mark: mark))
    position = entries.last
    while entries.count > limit { dropFirst() }
  }

  /// The state behind an action; nil when it is not kept.
  func state(behind number: Int) -> State? {
    number == first - 1 ? base.state : entries[number]?.after
  }

  func mark(behind number: Int) -> Mark? {
    number == first - 1 ? base.mark : entries[number]?.mark
  }

  /// Makes the state behind an action the present one.
  func move(to number: Int) { position = number }

  func action(_ number: Int) -> ReducedAction? {
    guard let entry = entries[number], let before = state(behind: number - 1) else { return nil }
    return ReducedAction(
      action: entry.action, number: number, source: entry.source, before: before,
      after: entry.after)
  }

  func forgetUndone() { entries.cut(after: position) }

  func dropFirst() {
    let oldest = entries.removeFirst()
    base = (oldest.after, oldest.mark)
  }
}
