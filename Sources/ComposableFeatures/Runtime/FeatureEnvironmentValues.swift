/// The key of a value that flows from a feature to its descendants.
public protocol FeatureEnvironmentKey<Value> {
  associatedtype Value
  /// The value in a program.
  static var liveValue: Value { get }
  static var previewValue: Value { get }
  static var testValue: Value { get }
}

extension FeatureEnvironmentKey {
  public static var liveValue: Value { testValue }
  public static var previewValue: Value { liveValue }
}

/// Which values the features of one store have read.
final class EnvironmentReads {
  /// Whether the live value of a key was one of them.
  var includeLive = false
}

/// The values that flow from features to their descendants.
public struct FeatureEnvironmentValues {
  private var overrides: [ObjectIdentifier: Any] = [:]
  private let reads: EnvironmentReads?
  /// Whether a value is being set. A key path reads the old one before, which nobody uses.
  private var isBeingSet = false

  init(noting reads: EnvironmentReads? = nil) { self.reads = reads }

  /// The value for a key: an ancestor's, or the default for the context of the program.
  public subscript<Key: FeatureEnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      if let value = overrides[ObjectIdentifier(key)] as? Key.Value { return value }
      switch DependencyValues._current.context {
      case .live:
        if !isBeingSet { reads?.includeLive = true }
        return key.liveValue
      case .preview: return key.previewValue
      case .test: return key.testValue
      }
    }
    set { overrides[ObjectIdentifier(key)] = newValue }
  }

  /// The values that are dependencies, too: a change in the environment comes first.
  fileprivate subscript<Value>(path: KeyPath<DependencyValues, Value>) -> Value {
    get {
      if let value = overrides[ObjectIdentifier(path)] as? Value { return value }
      guard isBeingSet else { return DependencyValues._current[keyPath: path] }
      var value: Value?
      _ = DependencyValues._current.overriding { value = $0[keyPath: path] }
      return value!
    }
    set { overrides[ObjectIdentifier(path)] = newValue }
  }

  mutating func set<Value>(_ path: WritableKeyPath<Self, Value>, to value: Value) {
    isBeingSet = true
    defer { isBeingSet = false }
    self[keyPath: path] = value
  }
}

/// The key paths of values that are dependencies, too, so that they are the same objects at each use.
private enum BuiltIn {
  nonisolated(unsafe) static let calendar = \DependencyValues.calendar
  nonisolated(unsafe) static let continuousClock = \DependencyValues.continuousClock
  nonisolated(unsafe) static let suspendingClock = \DependencyValues.suspendingClock
  nonisolated(unsafe) static let date = \DependencyValues.date
  nonisolated(unsafe) static let uuid = \DependencyValues.uuid
  nonisolated(unsafe) static let timeZone = \DependencyValues.timeZone
}

extension FeatureEnvironmentValues {
  public var calendar: Calendar {
    get { self[BuiltIn.calendar] }
    set { self[BuiltIn.calendar] = newValue }
  }
  /// The clock that goes on while the machine sleeps.
  public var continuousClock: any Clock<Duration> {
    get { self[BuiltIn.continuousClock] }
    set { self[BuiltIn.continuousClock] = newValue }
  }
  /// The clock that stops while the machine sleeps.
  public var suspendingClock: any Clock<Duration> {
    get { self[BuiltIn.suspendingClock] }
    set { self[BuiltIn.suspendingClock] = newValue }
  }
  /// Makes the current date.
  public var date: DateGenerator {
    get { self[BuiltIn.date] }
    set { self[BuiltIn.date] = newValue }
  }
  /// Makes IDs.
  public var uuid: UUIDGenerator {
    get { self[BuiltIn.uuid] }
    set { self[BuiltIn.uuid] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[BuiltIn.timeZone] }
    set { self[BuiltIn.timeZone] = newValue }
  }
}
