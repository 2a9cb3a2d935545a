// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A table of the styles of the library, accepted so that view files compile unchanged. A terminal draws every control in one
// style. Only those of labels have an effect: they select the parts of a label.

/// A style of the library.
public protocol NamedStyle: Sendable {}

// Buttons and menus.
public struct BorderedButtonStyle: NamedStyle { public init() {} }
public struct BorderedProminentButtonStyle: NamedStyle { public init() {} }
public struct BorderlessButtonStyle: NamedStyle { public init() {} }
public struct DefaultButtonStyle: NamedStyle { public init() {} }
public struct PlainButtonStyle: NamedStyle { public init() {} }
public struct BorderlessButtonMenuStyle: NamedStyle { public init() {} }

// Labels.
public struct DefaultLabelStyle: NamedStyle { public init() {} }
public struct IconOnlyLabelStyle: NamedStyle { public init() {} }
public struct TitleAndIconLabelStyle: NamedStyle { public init() {} }
public struct TitleOnlyLabelStyle: NamedStyle { public init() {} }

// Lists.
public struct DefaultListStyle: NamedStyle { public init() {} }
public struct GroupedListStyle: NamedStyle { public init() {} }
public struct InsetGroupedListStyle: NamedStyle { public init() {} }
public struct InsetListStyle: NamedStyle { public init() {} }
public struct PlainListStyle: NamedStyle { public init() {} }
public struct SidebarListStyle: NamedStyle { public init() {} }

// Pickers.
public struct DefaultPickerStyle: NamedStyle { public init() {} }
public struct InlinePickerStyle: NamedStyle { public init() {} }
public struct MenuPickerStyle: NamedStyle { public init() {} }
public struct SegmentedPickerStyle: NamedStyle { public init() {} }
public struct WheelPickerStyle: NamedStyle { public init() {} }
public struct CompactDatePickerStyle: NamedStyle { public init() {} }
public struct GraphicalDatePickerStyle: NamedStyle { public init() {} }
public struct WheelDatePickerStyle: NamedStyle { public init() {} }

// Text fields and toggles.
public struct PlainTextFieldStyle: NamedStyle { public init() {} }
public struct RoundedBorderTextFieldStyle: NamedStyle { public init() {} }
public struct SwitchToggleStyle: NamedStyle {
  public init() {}
  public init(tint: Color) {}
}

// Screens.
public struct DefaultNavigationViewStyle: NamedStyle { public init() {} }
public struct StackNavigationViewStyle: NamedStyle { public init() {} }
public struct DefaultTabViewStyle: NamedStyle { public init() {} }
public struct PageTabViewStyle: NamedStyle {
  public init(indexDisplayMode: TabViewStyleName.IndexDisplayMode = .automatic) {}
}

// Progress.
public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}
  public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}
  public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
