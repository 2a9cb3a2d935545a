/// The key of a dependency that has no live value here: the module that declares it is apart from
/// the one that makes it live.
///
/// ```swift
/// enum RatesKey: TestDependencyKey {
///   static let testValue: [String: Double] = [:]
/// }
/// ```
///
/// Conform the type to ``DependencyKey`` where the live value is.
public protocol TestDependencyKey<Value> {
  /// What the dependency is.
  associatedtype Value: Sendable = Self
  /// The value while a view is looked at.
  static var previewValue: Value { get }
  /// The value in tests.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// The test value.
  public static var previewValue: Value { testValue }
}
