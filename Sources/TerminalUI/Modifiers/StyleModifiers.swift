extension View {
  public func bold(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.style.isBold = isActive }
  }

  /// Sets the weight of text; weights from semibold on are drawn bold.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformingEnvironment { $0.style.isBold = weight?.isBold ?? $0.style.isBold }
  }

  /// Sets the font of text; headings and heavy weights are drawn bold.
  public func font(_ font: Font?) -> some View {
    transformingEnvironment { $0.style.isBold = font?.isBold ?? $0.style.isBold }
  }

  /// Sets the color of text and shapes.
  public func foregroundColor(_ color: Color?) -> some View {
    transformingEnvironment { $0.style.color = color ?? $0.style.color }
  }

  /// Sets the color of text and shapes.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    foregroundColor(style.color)
  }

  /// Sets the color of text and shapes. The other styles have no effect.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View { foregroundStyle(primary) }

  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View { foregroundStyle(primary) }

  /// Disables the controls in the view, and marks them as disabled.
  public func disabled(_ isDisabled: Bool) -> some View {
    transformingEnvironment { $0.isEnabled = $0.isEnabled && !isDisabled }
  }

  /// Provides an object for ``EnvironmentObject`` properties of the views inside.
  public func environmentObject(_ object: some ObservableObject) -> some View {
    let key = ObjectIdentifier(type(of: object))
    return transformingEnvironment { $0.objects[key] = object }
  }
}
