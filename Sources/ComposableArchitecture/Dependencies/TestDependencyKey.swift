/// The key of a dependency whose live value is in another module.
///
/// ```swift
/// enum RatesKey: TestDependencyKey {
///   static let testValue: [String: Double] = [:]
/// }
/// ```
///
/// The module with the live value conforms the type to ``DependencyKey``.
public protocol TestDependencyKey<Value> {
  /// The type of the dependency.
  associatedtype Value: Sendable = Self
  /// The value in previews.
  static var previewValue: Value { get }
  /// The value in tests.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// The test value.
  public static var previewValue: Value { testValue }
}
