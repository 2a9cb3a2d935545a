// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A table of modifiers that have no effect on a terminal: each one returns what it modifies. They are here so that view files
// compile unchanged. The comment above a group says why its modifiers have no effect.

/// Texts, as above, but before they become views.
extension Text {
  public func italic(_ isActive: Bool = true) -> Text { self }
  public func underline(
    _ isActive: Bool = true, pattern: LineStylePattern = .solid, color: Color? = nil
  ) -> Text { self }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStylePattern = .solid, color: Color? = nil
  ) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
}

/// Images, which are drawn as their names.
extension Image {
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
    -> Image
  { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
}

/// Shapes, of which a terminal draws the outline.
extension Shape {
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self { self }
  public func inset(by amount: CGFloat) -> Self { self }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  public func size(width: CGFloat, height: CGFloat) -> Self { self }
}

/// Colors.
extension ShapeStyle {
  @_disfavoredOverload public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

/// Gestures. A terminal has no pointer.
extension Gesture {
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
}

/// Tabs.
extension TabContent {
  public func badge(_ count: Int) -> Self { self }
  public func badge(_ label: some StringProtocol) -> Self { self }
  public func badge(_ label: Text?) -> Self { self }
  public func customizationID(_ id: String) -> Self { self }
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
}

/// Rows. They cannot be moved: send the action instead.
extension DynamicViewContent {
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}

/// Scenes.
extension Scene {
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void)
    -> some Scene
  { self }
}
