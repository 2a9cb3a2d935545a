extension View {
  /// Writes in bold.
  public func bold(_ isActive: Bool = true) -> some View {
    handing { $0.style.isBold = isActive }
  }

  /// Writes in letters of a weight; from semibold on they are bold here.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    handing { $0.style.isBold = weight?.isBold ?? $0.style.isBold }
  }

  /// Writes in the letters of a font; headings and heavy weights are bold here.
  public func font(_ font: Font?) -> some View {
    handing { $0.style.isBold = font?.isBold ?? $0.style.isBold }
  }

  /// Draws in a color.
  public func foregroundColor(_ color: Color?) -> some View {
    handing { $0.style.color = color ?? $0.style.color }
  }

  /// Draws in a color.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    foregroundColor(style.color)
  }

  /// Makes the controls in the view unusable, and says so beside them.
  public func disabled(_ isDisabled: Bool) -> some View {
    handing { $0.isEnabled = $0.isEnabled && !isDisabled }
  }

  /// Hands an object down to the views within: see ``EnvironmentObject``.
  public func environmentObject(_ object: some ObservableObject) -> some View {
    let key = ObjectIdentifier(type(of: object))
    return handing { $0.objects[key] = object }
  }
}
