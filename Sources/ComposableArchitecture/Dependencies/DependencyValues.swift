/// The values of all dependencies in the current task.
///
/// Declare a dependency as a property of it, under a ``DependencyKey``:
///
/// ```swift
/// extension DependencyValues {
///   var factClient: FactClient {
///     get { self[FactClient.self] }
///     set { self[FactClient.self] = newValue }
///   }
/// }
/// ```
///
/// Read it with `@Dependency(\.factClient)`, override it with ``withDependencies(_:operation:)``.
/// `DependencyValues` are not created or passed explicitly: a task has them and passes them on to the
/// tasks that it starts.
///
/// A copy is a value: later overrides do not change it.
public struct DependencyValues: Sendable {
  @TaskLocal public static var _current = DependencyValues(
    defaults: DefaultDependencies(areApartByTest: true))

  var overrides = DependencyEntries.none
  /// Overrides for keys that are not in `overrides`: those of the task that created a `@Dependency`.
  var inherited: DependencyEntries?
  let defaults: DefaultDependencies
  var chosenContext: DependencyContext?
  /// The location of the `@Dependency` that is being read.
  var reader: SourceLocation?
  /// Whether values are being overridden, so that a value is only read to change a part of it.
  var isBeingSet = false
  /// Whether the current code overrides values. New values are then the start of the overrides.
  @TaskLocal private static var areBeingUpdated = false

  /// Makes values without overrides and with their own defaults.
  ///
  /// In `withDependencies`, they remove the overrides of the surrounding code: `$0 = DependencyValues()`.
  public init() {
    self.init(defaults: DefaultDependencies(areApartByTest: false))
    isBeingSet = Self.areBeingUpdated
  }

  private init(defaults: DefaultDependencies) { self.defaults = defaults }

  /// The value for a key: its override, or the key's default for the ``context``.
  ///
  /// `function` is the name of the property that is accessed. Callers omit it.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type, function: StaticString = #function
  ) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      if let entry = overrides.byKey[id] ?? inherited?.byKey[id] { return entry.value(of: key) }
      return defaults.value(of: key, for: self, function: function)
    }
    set { set(DependencyEntryValue(newValue, key: key, function: function)) }
  }

  mutating func set(_ entry: DependencyEntry) {
    if !isKnownUniquelyReferenced(&overrides) { overrides = DependencyEntries(overrides.byKey) }
    overrides.byKey[ObjectIdentifier(entry.key)] = entry
  }
}

extension DependencyValues {
  /// The current values if they differ from the defaults of the process or of the test: those of the code that is inside
  /// `withDependencies`.
  @usableFromInline
  package static var ofEnclosingScope: DependencyValues? {
    let current = _current
    let isPlain =
      current.overrides.byKey.isEmpty && current.inherited == nil && current.chosenContext == nil
    return isPlain ? nil : current
  }

  /// Whether every key has the same value in the current dependencies as in these.
  ///
  /// `false` does not mean that a value differs: the overrides are compared by identity.
  @usableFromInline
  var areCurrent: Bool {
    let current = Self._current
    return overrides === current.overrides && inherited === current.inherited
      && defaults === current.defaults && chosenContext == current.chosenContext
      && isBeingSet == current.isBeingSet && reader == nil && current.reader == nil
  }

  /// Adds the overrides of `initial` for keys that these values do not override.
  ///
  /// - Returns: Whether any value may have changed.
  mutating func inherit(_ initial: DependencyValues) -> Bool {
    let context = chosenContext
    chosenContext = context ?? initial.chosenContext
    let hasNews = inherit(initial.overrides)
    let hasOldNews = initial.inherited.map { inherit($0) } ?? false
    return hasNews || hasOldNews || chosenContext != context
  }

  private mutating func inherit(_ entries: DependencyEntries) -> Bool {
    guard entries !== overrides, entries !== inherited, !entries.byKey.isEmpty else { return false }
    if let inherited {
      self.inherited = DependencyEntries(
        entries.byKey.merging(inherited.byKey) { _, nearer in nearer })
    } else {
      inherited = entries
    }
    return true
  }

  /// These values with the overrides of `other`.
  func merging(_ other: DependencyValues) -> DependencyValues {
    var values = other
    _ = values.inherit(self)
    return values
  }

  /// Applies overrides. Values that they read to change a part are not reported as used.
  mutating func update(_ update: (inout DependencyValues) throws -> Void) rethrows {
    let outer = isBeingSet
    isBeingSet = true
    defer { isBeingSet = outer }
    try Self.$areBeingUpdated.withValue(true) { try update(&self) }
  }

  /// These values with overrides.
  package func overriding(_ update: (inout DependencyValues) -> Void) -> DependencyValues {
    var values = self
    values.update(update)
    return values
  }

  /// Applies overrides asynchronously.
  mutating func update(
    isolation: isolated (any Actor)? = #isolation,
    _ update: (inout DependencyValues) async throws -> Void
  ) async rethrows {
    let outer = isBeingSet
    isBeingSet = true
    defer { isBeingSet = outer }
    var values = self
    defer { self = values }
    try await Self.$areBeingUpdated.withValue(true) { try await update(&values) }
  }
}
