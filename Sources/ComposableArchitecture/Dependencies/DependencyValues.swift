/// The values of all dependencies, as they are for the task that asks.
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
/// Nobody makes or passes on `DependencyValues`: they travel with the task and into the tasks that
/// it starts.
///
/// A copy is a value: later overrides do not reach it.
public struct DependencyValues: Sendable {
  /// The values that hold for the task that asks.
  @TaskLocal public static var _current = DependencyValues(
    defaults: DefaultDependencies(areApartByTest: true))

  var overrides = DependencyEntries.none
  /// Overrides that count where `overrides` has none: those that held where a `@Dependency` was
  /// made.
  var inherited: DependencyEntries?
  let defaults: DefaultDependencies
  var chosenContext: DependencyContext?
  /// The `@Dependency` that reads.
  var reader: SourceLocation?
  /// Whether somebody is about to override values, and reads a value only to replace a part of it.
  var isBeingSet = false

  /// Values without any override; defaults are made anew.
  public init() { self.init(defaults: DefaultDependencies(areApartByTest: false)) }

  private init(defaults: DefaultDependencies) { self.defaults = defaults }

  /// The value under a key: the one that was set, else the key's default for the ``context``.
  ///
  /// The name of the property that asks is taken from `function`; leave it out.
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

  private mutating func set(_ entry: DependencyEntry) {
    if !isKnownUniquelyReferenced(&overrides) { overrides = DependencyEntries(overrides.byKey) }
    overrides.byKey[ObjectIdentifier(entry.key)] = entry
  }
}

extension DependencyValues {
  /// Takes over what `initial` overrides and these values do not.
  ///
  /// - Returns: Whether that can make a difference.
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

  /// These values with what `other` overrides taken from it.
  func merging(_ other: DependencyValues) -> DependencyValues {
    var values = other
    _ = values.inherit(self)
    return values
  }

  /// Applies overrides; what they read in order to change a part of it is not reported as used.
  mutating func update(_ update: (inout DependencyValues) throws -> Void) rethrows {
    let outer = isBeingSet
    isBeingSet = true
    defer { isBeingSet = outer }
    try update(&self)
  }

  /// Applies overrides that have to be waited for.
  mutating func update(
    isolation: isolated (any Actor)? = #isolation,
    _ update: (inout DependencyValues) async throws -> Void
  ) async rethrows {
    let outer = isBeingSet
    isBeingSet = true
    defer { isBeingSet = outer }
    try await update(&self)
  }
}
