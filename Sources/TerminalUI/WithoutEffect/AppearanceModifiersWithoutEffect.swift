// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A table of modifiers that have no effect on a terminal: each one returns what it modifies. They are here so that view files
// compile unchanged. The comment above a group says why its modifiers have no effect.

/// Texts. A terminal has one font and one size. Texts wrap, and lines align at the left.
extension View {
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }
  public func lineLimit(_ number: Int?) -> Self { self }
  public func minimumScaleFactor(_ factor: CGFloat) -> Self { self }
  public func italic(_ isActive: Bool = true) -> Self { self }
  public func underline(_ isActive: Bool = true) -> Self { self }
  public func strikethrough(_ isActive: Bool = true) -> Self { self }
  public func monospacedDigit() -> Self { self }
  public func lineSpacing(_ spacing: CGFloat) -> Self { self }
  public func kerning(_ kerning: CGFloat) -> Self { self }
  public func tracking(_ tracking: CGFloat) -> Self { self }
  public func truncationMode(_ mode: TruncationMode) -> Self { self }
  public func allowsTightening(_ flag: Bool) -> Self { self }
  public func textSelection(_ selectability: TextSelectability) -> Self { self }
  public func textCase(_ textCase: TextCase?) -> Self { self }
  public func monospaced(_ isActive: Bool = true) -> Self { self }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }
  public func fontDesign(_ design: Font.Design?) -> Self { self }
  public func fontWidth(_ width: Font.Width?) -> Self { self }
  public func lineLimit(_ range: ClosedRange<Int>) -> Self { self }
  public func lineLimit(_ range: PartialRangeFrom<Int>) -> Self { self }
  public func lineLimit(_ range: PartialRangeThrough<Int>) -> Self { self }
  public func lineLimit(_ number: Int, reservesSpace: Bool) -> Self { self }
  public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> Self { self }
  public func textScale(_ scale: TextScale) -> Self { self }
  public func underline(_ isActive: Bool = true, color: Color?) -> Self { self }
  public func underline(
    _ isActive: Bool = true, pattern: LineStylePattern, color: Color? = nil
  ) -> Self { self }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStylePattern, color: Color? = nil
  ) -> Self { self }
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> Self { self }
  public func baselineOffset(_ offset: CGFloat) -> Self { self }
}

/// Styles of controls. Each control has one style, and is named by its label.
extension View {
  public func toggleStyle(_ style: some ToggleStyle) -> Self { self }
  public func progressViewStyle(_ style: some ProgressViewStyle) -> Self { self }
  public func textFieldStyle(_ style: some TextFieldStyle) -> Self { self }
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> Self { self }
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> Self { self }
  public func disclosureGroupStyle(_ style: ControlStyle) -> Self { self }
  public func gaugeStyle(_ style: some GaugeStyle) -> Self { self }
  public func menuStyle(_ style: some MenuStyle) -> Self { self }
  public func textFieldStyle(_ style: ControlStyle) -> Self { self }
  public func pickerStyle(_ style: ControlStyle) -> Self { self }
  public func toggleStyle(_ style: ControlStyle) -> Self { self }
  public func listStyle(_ style: ControlStyle) -> Self { self }
  public func labelsHidden() -> Self { self }
  public func labelsVisibility(_ visibility: Visibility) -> Self { self }
  public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }
  public func controlGroupStyle(_ style: ControlGroupStyleName) -> Self { self }
  public func groupBoxStyle(_ style: ControlStyle) -> Self { self }
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> Self { self }
  public func labeledContentStyle(_ style: ControlStyle) -> Self { self }
  public func controlSize(_ size: ControlSize) -> Self { self }
  public func imageScale(_ scale: ImageScale) -> Self { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
  public func badge(_ count: Int) -> Self { self }
  public func badge(_ label: some StringProtocol) -> Self { self }
  public func progressViewStyle(_ style: ProgressViewStyleName) -> Self { self }
  public func textFieldStyle(_ style: some NamedStyle) -> Self { self }
  public func pickerStyle(_ style: some NamedStyle) -> Self { self }
  public func listStyle(_ style: some NamedStyle) -> Self { self }
  public func navigationViewStyle(_ style: NavigationViewStyleName) -> Self { self }
  public func navigationViewStyle(_ style: some NamedStyle) -> Self { self }
  public func tabViewStyle(_ style: TabViewStyleName) -> Self { self }
  public func tabViewStyle(_ style: some NamedStyle) -> Self { self }
  public func datePickerStyle(_ style: DatePickerStyleName) -> Self { self }
  public func menuStyle(_ style: some NamedStyle) -> Self { self }
  public func formStyle(_ style: FormStyleName) -> Self { self }
  public func badge(_ label: Text?) -> Self { self }
  public func backgroundStyle(_ style: some ShapeStyle) -> Self { self }
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyleName) -> Self { self }
  public func indexViewStyle(_ style: PageIndexViewStyle) -> Self { self }
  public func gaugeStyle(_ style: GaugeStyleName) -> Self { self }
  public func toggleStyle(_ style: some NamedStyle) -> Self { self }
  public func datePickerStyle(_ style: some NamedStyle) -> Self { self }
  public func menuStyle(_ style: ControlStyle) -> Self { self }
}

/// Colors and effects. A terminal has no transparency, no shadows, and no backgrounds, and clips nothing.
extension View {
  public func background(_ style: some ShapeStyle) -> Self { self }
  @_disfavoredOverload public func background(_ view: some View, alignment: Alignment = .center)
    -> Self
  { self }
  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View)
    -> Self
  { self }
  public func cornerRadius(_ radius: CGFloat) -> Self { self }
  public func clipShape(_ shape: some Shape) -> Self { self }
  public func opacity(_ opacity: Double) -> Self { self }
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self
  { self }
  public func tint(_ color: Color?) -> Self { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self {
    self
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center
  ) -> Self { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  public func brightness(_ amount: Double) -> Self { self }
  public func grayscale(_ amount: Double) -> Self { self }
  public func clipped(antialiased: Bool = false) -> Self { self }
  public func mask(@ViewBuilder _ mask: () -> some View) -> Self { self }
  public func drawingGroup(opaque: Bool = false) -> Self { self }
  public func compositingGroup() -> Self { self }
  public func colorScheme(_ scheme: ColorScheme) -> Self { self }
  public func accentColor(_ color: Color?) -> Self { self }
  public func tint(_ style: some ShapeStyle) -> Self { self }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> Self { self }
  public func background(in shape: some Shape) -> Self { self }
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set) -> Self {
    self
  }
  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> Self { self }
  public func blendMode(_ mode: BlendMode) -> Self { self }
  public func colorInvert() -> Self { self }
  public func colorMultiply(_ color: Color) -> Self { self }
  public func saturation(_ amount: Double) -> Self { self }
  public func contrast(_ amount: Double) -> Self { self }
  public func hueRotation(_ angle: Angle) -> Self { self }
  public func luminanceToAlpha() -> Self { self }
  public func mask(_ mask: some View) -> Self { self }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool) -> Self { self }
  public func clipShape(_ shape: some Shape, style: FillStyle) -> Self { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> Self { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat, perspective: CGFloat = 1
  ) -> Self { self }
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> EmptyVisualEffect
  ) -> Self { self }
  public func glassEffect(_ glass: Glass = .regular) -> Self { self }
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> Self { self }
  public func glassEffectID(_ id: (some Hashable)?, in namespace: Namespace.ID) -> Self { self }
}
