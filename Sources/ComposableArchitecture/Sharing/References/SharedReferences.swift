/// The shared values that have keys and are in use, so that properties with the same key find the same one.
///
/// It is a dependency: a program has one, each test has its own, and each feature that the shell has loaded.
/// It does not keep the values alive.
package final class SharedReferences: Sendable {
  // Weak, because the history follows this table. Its owner is the feature.
  weak let history: SharedHistory?
  private let table = StampedValues()

  package init(history: SharedHistory? = nil) { self.history = history }

  static var current: SharedReferences { DependencyValues._current.sharedReferences }

  /// The reference of a key. Without one, the key loads its value.
  ///
  /// - Parameters:
  ///   - name: How descriptions show the key.
  ///   - initial: Makes the default.
  func reference<Key: SharedReaderKey>(
    _ key: Key, _ initial: () -> Key.Value
  ) -> SharedReference<Key.Value> {
    if let known = known(key) { return known }
    let made = add(key, initial())
    made.begin()
    return made
  }

  /// Loads the value of a key into its reference.
  ///
  /// - Parameters:
  ///   - current: The value that a new reference has until then, and afterwards if nothing is stored.
  ///   - begun: Receives the reference when loading has begun.
  func load<Key: SharedReaderKey>(
    _ key: Key, current: Key.Value, begun: (SharedReference<Key.Value>) -> Void
  ) async throws {
    if let known = known(key) {
      begun(known)
      return try await known.load()
    }
    let made = add(key, current)
    let (results, continuation) = AsyncStream.makeStream(of: LoadResult<Key.Value>.self)
    made.begin { result in
      continuation.yield(LoadResult(result: result))
      continuation.finish()
    }
    begun(made)
    for await loaded in results { _ = try loaded.result.get() }
  }

  private func known<Key: SharedReaderKey>(_ key: Key) -> SharedReference<Key.Value>? {
    let id = SharedKeyID(key.id)
    if let known = (table[id] as? WeakReference)?.object {
      if let known = known as? SharedReference<Key.Value> { return known }
      RuntimeWarning.reportOtherType(key)
    }
    return nil
  }

  private func add<Key: SharedReaderKey>(
    _ key: Key, _ initial: Key.Value
  ) -> PersistentReference<Key.Value> {
    let id = SharedKeyID(key.id)
    let made = PersistentReference(initial, SharedPersistence(key))
    table.update { table in
      table[id] = WeakReference(object: made)
      guard table.count.isMultiple(of: 64) else { return }
      table = table.filter { ($0.value as? WeakReference)?.object != nil }
    }
    return made
  }
}

extension SharedReferences: SharedStorage {
  package var contents: StorageContents { table.contents }
  package func restore(_ contents: StorageContents) { table.contents = contents }
}

/// The identity of a key, with the type of that identity.
private struct SharedKeyID: Hashable, @unchecked Sendable {
  // Unchecked: the identity of a key that is Sendable.
  private let id: AnyHashable
  private let type: ObjectIdentifier

  init<ID: Hashable>(_ id: ID) {
    self.id = AnyHashable(id)
    type = ObjectIdentifier(ID.self)
  }
}

/// A result that is passed to the task that waits for it.
private struct LoadResult<Value>: @unchecked Sendable {
  // Unchecked: it is used once, by that task.
  let result: Result<Value, any Error>
}

private struct WeakReference: @unchecked Sendable {
  // Unchecked: references are Sendable.
  weak var object: AnyObject?
}

extension RuntimeWarning {
  fileprivate static func reportOtherType<Key: SharedReaderKey>(_ key: Key) {
    RuntimeWarning(
      .sharedType,
      "\(SharedKeyName.of(key)) is used with the type \(TypeName.of(Key.Value.self)) and with another one",
      cause: "every property with a key shares one value, so their types must be the same", at: nil
    ).report()
  }
}

extension DependencyValues {
  package var sharedReferences: SharedReferences {
    get { self[SharedReferencesKey.self] }
    set { self[SharedReferencesKey.self] = newValue }
  }
}

package enum SharedReferencesKey: SessionDependencyKey {
  package static let liveValue = SharedReferences()
  package static var testValue: SharedReferences { SharedReferences() }
}
