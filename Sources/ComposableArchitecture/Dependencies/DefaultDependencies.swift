import IssueReporting
import Synchronization

/// The default values that keys have been asked for, each made once.
///
/// Safe to use from any thread. A default is made outside the lock, for it may use other
/// dependencies; where two threads make the same one at once, both get the first that is ready.
final class DefaultDependencies: Sendable {
  private typealias Entries = [ObjectIdentifier: DependencyEntry]
  private typealias TestID = TestContext.Testing.Test.ID

  private let tables = Mutex(Tables())
  /// Whether each test has defaults of its own. Those of the process need that, those of a store or
  /// a TestStore do not.
  private let areApartByTest: Bool

  private struct Tables {
    var byContext: [DependencyContext: Entries] = [:]
    var byTest: [TestID: Entries] = [:]
    // Apart, since it is the one that is asked while a program runs.
    var live: Entries = [:]

    subscript(context: DependencyContext, test: TestID?) -> Entries {
      get {
        if context == .live { return live }
        return (test.map { byTest[$0] } ?? byContext[context]) ?? [:]
      }
      set {
        if context == .live {
          live = newValue
        } else if let test {
          byTest[test] = newValue
        } else {
          byContext[context] = newValue
        }
      }
    }
  }

  /// A default that is being made.
  struct Making: Hashable, Sendable {
    let key: ObjectIdentifier
    let context: DependencyContext
  }

  init(areApartByTest: Bool) { self.areApartByTest = areApartByTest }

  /// The defaults that have been made for a context.
  func made(for context: DependencyContext) -> [DependencyEntry] {
    let test = test(context)
    return tables.withLock { Array($0[context, test].values) }
  }

  /// The default of a key in the context of `values`.
  ///
  /// - Parameter function: The property of `DependencyValues` that asks.
  func value<Key: TestDependencyKey>(
    of key: Key.Type, for values: DependencyValues, function: StaticString
  ) -> Key.Value {
    let (id, context) = (ObjectIdentifier(key), values.context)
    let test = test(context)
    if let entry = tables.withLock({ $0[context, test][id] }) { return entry.value(of: key) }
    let value = make(key, for: values, function)
    // Whoever overrides a part of it must not silence the report of a later use.
    if values.isBeingSet { return value }
    let made = DependencyEntryValue(value, key: key, function: function)
    return tables.withLock { tables in
      if let first = tables[context, test][id] { return first }
      tables[context, test][id] = made
      return made
    }.value(of: key)
  }

  private func test(_ context: DependencyContext) -> TestID? {
    guard areApartByTest, context == .test,
      case .swiftTesting(let testing)? = TestContext.current
    else { return nil }
    return testing?.test.id
  }

  private func make<Key: TestDependencyKey>(
    _ key: Key.Type, for values: DependencyValues, _ function: StaticString
  ) -> Key.Value {
    let making = Making(key: ObjectIdentifier(key), context: values.context)
    let path = DependencyUse.current?.path ?? []
    precondition(
      !path.contains(making), "The default value of \(key) needs itself: let it take what it needs."
    )
    let use = DependencyUse(
      name: dependencyName(function), reader: values.reader, isBeingSet: values.isBeingSet,
      path: path + [making])
    return DependencyUse.$current.withValue(use) {
      DependencyValues.$_current.withValue(values) { Self.default(of: key, making.context) }
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
