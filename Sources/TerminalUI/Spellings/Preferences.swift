// Values that views report to the views around them. A terminal measures nothing, so nothing is reported.

/// A key for a value that views report.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view reports one.
  static var defaultValue: Value { get }
  /// Combines the values of several views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
  /// Has no effect: the value is not reported.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View { self }

  /// Has no effect: the value is not reported.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View { self }

  /// Has no effect: the function is not called.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View { self }

  /// Draws a view for the default value over this one.
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: (Key.Value) -> some View
  ) -> some View { overlay(transform(Key.defaultValue), alignment: alignment) }

  /// Has no effect: text has no background on a terminal.
  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: (Key.Value) -> some View
  ) -> some View { self }
}
