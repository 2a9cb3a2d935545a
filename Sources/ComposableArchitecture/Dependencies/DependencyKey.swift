/// The key of a dependency with a value for every context.
///
/// ```swift
/// struct FactClient {
///   var fetch: @Sendable (Int) async throws -> String
/// }
///
/// extension FactClient: DependencyKey {
///   static let liveValue = FactClient { number in "\(number) is a number." }
///   static let testValue = FactClient { _ in "A fact." }
/// }
///
/// extension DependencyValues {
///   var factClient: FactClient {
///     get { self[FactClient.self] }
///     set { self[FactClient.self] = newValue }
///   }
/// }
/// ```
///
/// The default of `previewValue` is the `liveValue`. The default of `testValue` is the `previewValue`,
/// and using it in a test is a failure, so that tests do not access the outside world by accident.
///
/// Each value is created once for each store, each test, and the process.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value in a running program.
  static var liveValue: Value { get }
  // Declared again so that `Self` is inferred for keys that only conform to this protocol.
  associatedtype Value = Self
  static var previewValue: Value { get }
  static var testValue: Value { get }
}

extension DependencyKey {
  public static var previewValue: Value { liveValue }

  /// The preview value. Using it in a test is a failure.
  public static var testValue: Value {
    let use = DependencyUse.current
    if use?.isBeingSet != true { RuntimeWarning.reportNoTestValue(Self.self, use: use) }
    return previewValue
  }
}
