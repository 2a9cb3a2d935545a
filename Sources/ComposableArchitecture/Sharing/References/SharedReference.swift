import Synchronization

/// A reference to a shared value: to the value itself, or to a part of it.
class SharedReference<Value>: @unchecked Sendable {
  // Unchecked: subclasses are immutable or lock their values.

  var value: Value { fatalError("abstract") }

  func modify<R>(_ body: (inout Value) throws -> R) rethrows -> R { fatalError("abstract") }

  /// The identity of the whole value, which the references to its parts have in common.
  var rootID: ObjectIdentifier { fatalError("abstract") }

  /// The key or the value, as descriptions show it.
  var name: String { fatalError("abstract") }

  /// The record of changes for time travel, if there is one.
  var history: SharedHistory? { nil }

  /// How loading and saving went.
  var status: SharedStatus { SharedStatus() }

  func load() async throws {}
  func save() async throws {}
}

/// How loading and saving a shared value went.
struct SharedStatus {
  var isLoading = false
  var loadError: (any Error)?
  var saveError: (any Error)?
}

/// The reference of a property, which all copies of the property have in common.
final class SharedBox<Value>: SharedCell, @unchecked Sendable {
  // Unchecked: `lock` protects `stored`. A `Mutex` of the generic class, or one that returned it, would look up its type at
  // each access.
  private let lock = Mutex<Void>(())
  @exclusivity(unchecked)
  private var stored: SharedReference<Value>

  /// Made for the first observer: most properties never refer to another value.
  private let observation = Mutex<SharedObservation?>(nil)

  init(_ reference: SharedReference<Value>) { stored = reference }

  /// Registers that the current code depends on which value the property refers to.
  func access() {
    observation.withLock { observation in
      let made = observation ?? SharedObservation()
      observation = made
      return made
    }.access()
  }

  var reference: SharedReference<Value> {
    get {
      if let seen = SharedPerspective.active?.content(of: self) {
        return seen as! SharedReference<Value>
      }
      return current
    }
    set {
      if let perspective = SharedPerspective.active, perspective.isWritable {
        return perspective.set(newValue, in: self)
      }
      let old = exchange(newValue)
      defer { observation.withLock { $0 }?.notify() }
      SharedTracker.noteChange(of: self) { old }
      old.history?.noteChange(of: self, from: old, to: newValue)
    }
  }

  private var current: SharedReference<Value> {
    var current: SharedReference<Value>?
    lock.withLock { _ in current = stored }
    return current!
  }

  private func exchange(_ new: SharedReference<Value>) -> SharedReference<Value> {
    var new = new
    lock.withLock { _ in swap(&stored, &new) }
    return new
  }

  var content: Any { current }
  func restore(_ content: Any) { _ = exchange(content as! SharedReference<Value>) }
  func shown(_ content: Any) -> Any { (content as! SharedReference<Value>).value }
  var title: String { reference.name }
}
