import Synchronization

/// The default values of keys, each created once.
///
/// It may be used from any thread. A default is created outside of the lock of the table, as it may use other
/// dependencies. A thread that needs a default which another one is creating waits for it.
final class DefaultDependencies: Sendable {
  private typealias Entries = [ObjectIdentifier: DependencyEntry]
  private typealias TestID = TestContext.Testing.Test.ID

  private let tables = Mutex(Tables())
  /// Whether each test has its own defaults. That is necessary for the defaults of the process, but not
  /// for those of a store.
  private let areApartByTest: Bool
  private let hasPreparedContext = Atomic(false)

  private struct Tables {
    var byContext: [DependencyContext: Entries] = [:]
    var byTest: [TestID: Entries] = [:]
    // Separate, as a running program only uses this one.
    var live: Entries = [:]
    /// The defaults that are being created.
    var beingMade: [ObjectIdentifier: NSRecursiveLock] = [:]
    /// The contexts that `prepareDependencies` has set, by test; `nil` for the process and for XCTest.
    var contexts: [TestID?: DependencyContext] = [:]

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

  init(areApartByTest: Bool) {
    self.areApartByTest = areApartByTest
    guard areApartByTest else { return }
    // XCTest runs one test case at a time.
    TestingLibraries.onTestCase { [weak self] in
      self?.tables.withLock { tables in
        tables.byContext[.test] = nil
        tables.contexts[nil] = nil
      }
    }
  }

  /// The defaults that were created for a context.
  func made(for context: DependencyContext) -> [DependencyEntry] {
    let test = test(context)
    return tables.withLock { Array($0[context, test].values) }
  }

  /// The default of a key in the context of `values`.
  ///
  /// - Parameter function: The property of `DependencyValues` that is accessed.
  func value<Key: TestDependencyKey>(
    of key: Key.Type, for values: DependencyValues, function: StaticString
  ) -> Key.Value {
    let (id, context) = (ObjectIdentifier(key), values.context)
    let test = test(context)
    if let entry = tables.withLock({ $0[context, test][id] }) { return entry.value(of: key) }
    if values.isBeingSet { return make(key, for: values, function) }
    let making = tables.withLock { tables in
      let lock = tables.beingMade[id] ?? NSRecursiveLock()
      tables.beingMade[id] = lock
      return lock
    }
    making.lock()
    defer { making.unlock() }
    if let entry = tables.withLock({ $0[context, test][id] }) { return entry.value(of: key) }
    let value = make(key, for: values, function)
    // If a test value replaces a live value that is missing, a later use must still be reported. The same holds above, where
    // only a part of the value is overridden.
    if context == .live && !(key is any DependencyKey.Type) { return value }
    let made = DependencyEntryValue(value, key: key, function: function)
    return tables.withLock { tables in
      if let first = tables[context, test][id] { return first }
      tables[context, test][id] = made
      tables.beingMade[id] = nil
      return made
    }.value(of: key)
  }

  /// Sets defaults before they are created. In previews, which are evaluated repeatedly, it also
  /// replaces them.
  ///
  /// - Returns: The defaults that exist already, which are kept.
  func prepare(_ entries: [DependencyEntry], for context: DependencyContext) -> [DependencyEntry] {
    let test = test(context)
    return tables.withLock { tables in
      var late: [DependencyEntry] = []
      for entry in entries {
        let id = ObjectIdentifier(entry.key)
        if context != .preview, let known = tables[context, test][id] {
          late.append(known)
        } else {
          tables[context, test][id] = entry
        }
      }
      return late
    }
  }

  /// The context that was prepared for the program or for the current test, if any.
  var preparedContext: DependencyContext? {
    guard hasPreparedContext.load(ordering: .relaxed) else { return nil }
    let test = test(.test)
    return tables.withLock { $0.contexts[test] }
  }

  /// Sets the context of the program or of the current test.
  func prepare(_ context: DependencyContext) {
    let test = test(.test)
    tables.withLock { $0.contexts[test] = context }
    hasPreparedContext.store(true, ordering: .relaxed)
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
    let making = DependencyUse.Making(key: ObjectIdentifier(key), context: values.context)
    let path = DependencyUse.current?.path ?? []
    precondition(
      !path.contains(making), "The default value of \(key) depends on itself."
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
      // `Live` is `Key`, so their values have the same type.
      withIdentical(Live.liveValue, as: Key.Value.self) { $0 }
    }
    if let live = key as? any DependencyKey.Type { return open(live) }
    let use = DependencyUse.current
    if use?.isBeingSet != true { RuntimeWarning.reportNoLiveValue(key, use: use) }
    return Key.testValue
  }
}
