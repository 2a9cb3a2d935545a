// Styles, accepted so that view files compile unchanged. A terminal draws every control in one style.

/// A style of the library. It has no effect.
public protocol NamedStyle: Sendable {}

/// A style without effect.
public struct PlainButtonStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct BorderlessButtonStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct BorderedButtonStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct BorderedProminentButtonStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct DefaultButtonStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct PlainListStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct GroupedListStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct InsetListStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct InsetGroupedListStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct SidebarListStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct DefaultListStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct SegmentedPickerStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct MenuPickerStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct WheelPickerStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct InlinePickerStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct DefaultPickerStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct RoundedBorderTextFieldStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct PlainTextFieldStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct StackNavigationViewStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct DefaultNavigationViewStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct PageTabViewStyle: NamedStyle {
  /// Creates the style.
  public init(indexDisplayMode: TabViewStyleName.IndexDisplayMode = .automatic) {}
}

/// A style without effect.
public struct DefaultTabViewStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A style without effect.
public struct BorderlessButtonMenuStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// A circle that shows progress. It has no effect.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style with a color.
  public init(tint: Color) {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A bar that shows progress. It has no effect.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style with a color.
  public init(tint: Color) {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A change of views of one's own, which is applied.
@preconcurrency @MainActor
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = AnyView
  /// Returns the changed view.
  @ViewBuilder func body(content: Content) -> Body
}

extension View {
  /// Applies a modifier.
  public func modifier(_ modifier: some ViewModifier) -> some View {
    modifier.body(content: AnyView(self))
  }
}

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
