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
  /// What stood beside the state right behind an action; nil when that is not kept. It is for the
  /// actions that are kept, for the one before them and for the one where the last step began.
  func mark(behind number: Int) -> Mark?
  /// A step begins: the present state is kept, however many actions follow.
  func beginStep(_ mark: Mark)
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
    var mark: Mark
  }

  private var entries = Kept<Entry>()
  /// What stood before the oldest action that is kept.
  private var base: (state: State, mark: Mark)
  /// Where the last step began.
  private var start: (number: Int, state: State, mark: Mark)
  private(set) var position = 0
  var limit = History.mostActions
  var outside = ActionSource.typed

  init(state: State, mark: Mark) {
    base = (state, mark)
    start = (0, state, mark)
  }

  var first: Int { entries.first }
  var last: Int { entries.last }

  /// Adds an action behind the present one; those that were undone are forgotten.
  func append(_ action: Action, to after: State, _ source: ActionSource, _ mark: Mark) {
    forgetUndone()
    entries.append(Entry(action: action, after: after, source: source, mark: mark))
    position = entries.last
    while entries.count > limit { dropFirst() }
  }

  /// Notes that an effect has started behind the last action.
  func startEffect(_ number: Int) { entries.changeLast { $0.mark.effects = number } }

  /// The state behind an action; nil when it is not kept.
  func state(behind number: Int) -> State? {
    if number == first - 1 { return base.state }
    return entries[number]?.after ?? (number == start.number ? start.state : nil)
  }

  func mark(behind number: Int) -> Mark? {
    if number == first - 1 { return base.mark }
    return entries[number]?.mark ?? (number == start.number ? start.mark : nil)
  }

  func beginStep(_ mark: Mark) {
    if let state = state(behind: position) { start = (position, state, mark) }
  }

  /// Makes the state behind an action the present one.
  func move(to number: Int) { position = number }

  func action(_ number: Int) -> ReducedAction? {
    guard let entry = entries[number], let before = state(behind: number - 1) else { return nil }
    return ReducedAction(
      action: entry.action, number: number, source: entry.source, before: before,
      after: entry.after)
  }

  func forgetUndone() {
    guard position < first - 1 else { return entries.cut(after: position) }
    // Back at the start of a step whose first actions are gone: none before it is kept either.
    entries = Kept(from: position + 1)
    base = (start.state, start.mark)
  }

  func dropFirst() {
    let oldest = entries.removeFirst()
    base = (oldest.after, oldest.mark)
  }
}
