import IssueReporting
import Synchronization

/// The default values that keys have been asked for, each made once.
///
/// Safe to use from any thread. A default is made outside the lock, for it may use other dependencies; where two threads make the
/// same one at once, both get the first that is ready.
final class DefaultDependencies: Sendable {
  private let entries = Mutex<[Slot: DependencyEntry]>([:])
  /// Whether each test has defaults of its own. Those of the process need that, those of a store or a TestStore do not.
  private let areApartByTest: Bool

  /// What a default is filed under.
  struct Slot: Hashable, Sendable {
    let key: ObjectIdentifier
    let context: DependencyContext
    let test: TestContext.Testing.Test.ID?
  }

  init(areApartByTest: Bool) { self.areApartByTest = areApartByTest }

  /// The defaults that are made so far.
  var made: [(context: DependencyContext, entry: DependencyEntry)] {
    let test = areApartByTest ? Self.currentTest : nil
    return entries.withLock { entries in
      entries.filter { $0.key.test == nil || $0.key.test == test }.map { ($0.key.context, $0.value) }
    }
  }

  /// The default of a key in the context of `values`.
  func value<Key: TestDependencyKey>(
    of key: Key.Type, for values: DependencyValues, name: String?
  ) -> Key.Value {
    let slot = slot(key, values.context)
    if let entry = entries.withLock({ $0[slot] }) { return entry.value(of: key) }
    let value = make(key, slot, for: values, name: name)
    // Whoever overrides a part of it must not silence the report of a later use.
    if values.isBeingSet { return value }
    let made = DependencyEntryValue(value, key: key, name: name)
    return entries.withLock { entries in
      if let first = entries[slot] { return first }
      entries[slot] = made
      return made
    }.value(of: key)
  }

  private func slot<Key: TestDependencyKey>(_: Key.Type, _ context: DependencyContext) -> Slot {
    let test = areApartByTest && context == .test ? Self.currentTest : nil
    return Slot(key: ObjectIdentifier(Key.self), context: context, test: test)
  }

  private static var currentTest: TestContext.Testing.Test.ID? {
    guard case .swiftTesting(let testing)? = TestContext.current else { return nil }
    return testing?.test.id
  }

  private func make<Key: TestDependencyKey>(
    _ key: Key.Type, _ slot: Slot, for values: DependencyValues, name: String?
  ) -> Key.Value {
    let path = DependencyUse.current?.path ?? []
    precondition(
      !path.contains(slot), "The default value of \(key) needs itself: let it take what it needs.")
    let use = DependencyUse(
      name: name, reader: values.reader, isBeingSet: values.isBeingSet, path: path + [slot])
    return DependencyUse.$current.withValue(use) {
      DependencyValues.$_current.withValue(values) { Self.default(of: key, slot.context) }
    }
  }

  private static func `default`<Key: TestDependencyKey>(
    of key: Key.Type, _ context: DependencyContext
  ) -> Key.Value {
    switch context {
    case .live: live(key)
    case .preview: Key.previewValue
    case .test: Key.testValue
    }
  }

  private static func live<Key: TestDependencyKey>(_ key: Key.Type) -> Key.Value {
    func open<Live: DependencyKey>(_ live: Live.Type) -> Key.Value {
      // `Live` is `Key`, so their values are of one type.
      unsafeBitCast(Live.liveValue, to: Key.Value.self)
    }
    if let live = key as? any DependencyKey.Type { return open(live) }
    let use = DependencyUse.current
    if use?.isBeingSet != true { RuntimeWarning.reportNoLiveValue(key, use: use) }
    return Key.testValue
  }
}
