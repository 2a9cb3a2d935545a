/// Actions that wait for their turn, first in, first out; memory does not grow with the number that
/// has passed through.
@usableFromInline
struct ActionQueue<Action> {
  /// The oldest, where it came to an empty queue: a chain of actions needs no array.
  @usableFromInline var first: Entry?
  @usableFromInline var entries: [Entry] = []
  @usableFromInline var head = 0

  /// An action with where it came from.
  @usableFromInline
  struct Entry {
    @usableFromInline let action: Action
    @usableFromInline let origin: ActionOrigin
    /// What its effects belong to; nil: to the send that is being settled.
    @usableFromInline let group: EffectGroup?

    @inlinable
    init(action: Action, origin: ActionOrigin, group: EffectGroup?) {
      self.action = action
      self.origin = origin
      self.group = group
    }
  }

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool { first == nil && head == entries.count }

  @inlinable
  mutating func append(_ entry: Entry) {
    if isEmpty { first = entry } else { entries.append(entry) }
  }

  @inlinable
  mutating func removeAll() {
    first = nil
    entries.removeAll()
    head = 0
  }

  @inlinable
  @inline(__always)
  mutating func next() -> Entry? {
    guard let first else { return nextOfSeveral() }
    self.first = nil
    return first
  }

  @inlinable
  mutating func nextOfSeveral() -> Entry? {
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
