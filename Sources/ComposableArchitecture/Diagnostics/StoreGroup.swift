import Synchronization

/// Objects of stores that run beside each other in one session, so that they can be compared.
package final class StoreGroup: Sendable {
  private struct Member {
    weak var object: (any AnyObject & Sendable)?
  }

  private let members = Mutex<[Member]>([])
  private let position = Atomic(0)

  /// The number of the last action of the session, which goes back when a session does.
  package var lastAction: Int {
    get { position.load(ordering: .relaxed) }
    set { position.store(newValue, ordering: .relaxed) }
  }

  /// Makes a group without members.
  package init() {}

  /// Adds an object as long as something else refers to it.
  func add(_ object: any AnyObject & Sendable) {
    members.withLock { members in
      members.removeAll { $0.object == nil }
      members.append(Member(object: object))
    }
  }

  /// The objects of a type, oldest first.
  func members<Object: AnyObject & Sendable>(of type: Object.Type) -> [Object] {
    members.withLock { $0.compactMap { $0.object as? Object } }
  }
}
