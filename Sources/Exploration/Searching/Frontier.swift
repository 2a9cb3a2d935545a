/// What is kept of the states: those whose steps have not been taken, and those from which a state with effects in
/// flight is reached again.
@MainActor
struct Frontier<S: ExploredStore> {
  enum Entry {
    /// A value that can be restored.
    case quiet(Machine<S>.Quiet)
    /// A state with effects in flight: the step that led to it from its parent.
    case busy(Machine<S>.Step)
    /// A state with effects in flight that were all started by one step: the state before the step, and the step.
    indirect case started(Machine<S>.Quiet, Machine<S>.Step)
  }

  private var entries: [Entry] = []
  private var head = 0
  /// The index of the state that comes first.
  private var first = 0
  private var kept: [Int: Entry] = [:]
  private var hasBusyChild = false

  mutating func add(_ entry: Entry) {
    if case .busy = entry { hasBusyChild = true }
    entries.append(entry)
  }

  /// Forgets the first state, unless others are reached from it.
  mutating func removeFirst() {
    if hasBusyChild || first == 0 { kept[first] = entries[head] }
    hasBusyChild = false
    first += 1
    head += 1
    guard head >= 1024, head * 2 >= entries.count else { return }
    entries.removeFirst(head)
    head = 0
  }

  /// The entry of a state; `nil` if it was forgotten.
  subscript(state: Int) -> Entry? {
    state >= first ? entries[head + state - first] : kept[state]
  }
}
