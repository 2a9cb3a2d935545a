/// The kind of an event that a feature posts to its ancestors.
///
/// ```swift
/// enum Opened: FeatureEventKey { typealias Value = Page.State }
/// ```
public protocol FeatureEventKey<Value> {
  /// The value of the event.
  associatedtype Value = Void
}

/// The kind of a value that features pass to their ancestors, which see all of them reduced to one.
public protocol FeaturePreferenceKey<Value> {
  associatedtype Value
  /// The value without any preference.
  static var defaultValue: Value { get }
  /// Adds the next value.
  static func reduce(value: inout Value, nextValue: () -> Value)
}
