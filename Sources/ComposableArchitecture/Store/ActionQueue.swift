/// Actions that wait for their turn, first in, first out; memory does not grow with the number that has passed through.
@usableFromInline
struct ActionQueue<Action> {
  private var entries: [Entry] = []
  private var head = 0

  /// An action with where it came from.
  struct Entry {
    let action: Action
    let origin: ActionOrigin
    /// What its effects belong to; nil: to the send that is being settled.
    let group: EffectGroup?
  }

  init() {}

  @usableFromInline var isEmpty: Bool { head == entries.count }

  mutating func append(_ entry: Entry) { entries.append(entry) }

  mutating func removeAll() {
    entries.removeAll()
    head = 0
  }

  mutating func next() -> Entry? {
    guard head < entries.count else { return nil }
    let entry = entries[head]
    head += 1
    if head == entries.count {
      entries.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 1024, head * 2 >= entries.count {
      entries.removeFirst(head)
      head = 0
    }
    return entry
  }
}
