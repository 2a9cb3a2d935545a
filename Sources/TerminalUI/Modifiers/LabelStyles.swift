extension View {
  /// Selects the parts of the labels in the view that are drawn.
  public func labelStyle(_ style: LabelStyleName) -> some View {
    transformingEnvironment { $0.labelStyle = style }
  }

  /// Draws the icons of the labels in the view without their titles.
  public func labelStyle(_ style: IconOnlyLabelStyle) -> some View { labelStyle(.iconOnly) }

  /// Draws the titles of the labels in the view without their icons.
  public func labelStyle(_ style: TitleOnlyLabelStyle) -> some View { labelStyle(.titleOnly) }

  /// Draws the icons and the titles of the labels in the view.
  public func labelStyle(_ style: TitleAndIconLabelStyle) -> some View {
    labelStyle(.titleAndIcon)
  }

  /// Draws the icons and the titles of the labels in the view.
  public func labelStyle(_ style: DefaultLabelStyle) -> some View { labelStyle(.automatic) }
}

/// Draws a label without its title.
public struct IconOnlyLabelStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// Draws a label without its icon.
public struct TitleOnlyLabelStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// Draws the icon and the title of a label.
public struct TitleAndIconLabelStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}

/// Draws the icon and the title of a label.
public struct DefaultLabelStyle: NamedStyle {
  /// Creates the style.
  public init() {}
}
