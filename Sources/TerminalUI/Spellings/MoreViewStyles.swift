// More styles without effect.

/// A style without effect.
public struct SwitchToggleStyle: NamedStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style with a color.
  public init(tint: Color) {}
}

/// A style without effect.
public struct GraphicalDatePickerStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct WheelDatePickerStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct CompactDatePickerStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

extension View {
  /// Has no effect.
  public func toggleStyle(_ style: some NamedStyle) -> some View { self }

  /// Has no effect.
  public func datePickerStyle(_ style: some NamedStyle) -> some View { self }

  /// Has no effect.
  public func menuStyle(_ style: ControlStyle) -> some View { self }
}
