// Values that views report to the views around them. A terminal measures nothing, so nothing is reported.

/// A key for a value that views report.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view reports one.
  static var defaultValue: Value { get }
  /// Combines the values of several views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
  /// Draws a view for the default value over this one.
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: (Key.Value) -> some View
  ) -> some View { overlay(transform(Key.defaultValue), alignment: alignment) }
}
