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
/// A `previewValue` that is left out is the `liveValue`. A `testValue` that is left out is the
/// `previewValue`, and a test that comes to use it fails: tests do not reach the real world by
/// accident.
///
/// Each value is made once for a store, a test or the process, whichever asks.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value in a program that does its work.
  static var liveValue: Value { get }
  // Named again, or `Self` would not be inferred for keys that conform to this protocol alone.
  associatedtype Value = Self
  /// The value while a view is looked at.
  static var previewValue: Value { get }
  /// The value in tests.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The live value.
  public static var previewValue: Value { liveValue }

  /// The preview value, and a failure of the test that uses it.
  public static var testValue: Value {
    let use = DependencyUse.current
    if use?.isBeingSet != true { RuntimeWarning.reportNoTestValue(Self.self, use: use) }
    return previewValue
  }
}
