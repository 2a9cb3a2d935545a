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
  associatedtype Value: Sendable = Self
  static var previewValue: Value { get }
  static var testValue: Value { get }
}

extension TestDependencyKey {
  public static var previewValue: Value { testValue }
}
