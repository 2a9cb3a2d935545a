// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A table of modifiers that have no effect on a terminal: each one returns what it modifies. They are here so that view files
// compile unchanged. The comment above a group says why its modifiers have no effect.

/// Sizes and positions. The size of a view depends on its content and on the space that it has.
extension View {
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  public func scaledToFit() -> Self { self }
  public func scaledToFill() -> Self { self }
  public func zIndex(_ value: Double) -> Self { self }
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Self { self }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all) -> Self { self }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> Self { self }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func layoutPriority(_ value: Double) -> Self { self }
  public func hidden(_ isHidden: Bool) -> Self { self }
  public func id(_ id: some Hashable) -> Self { self }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set) -> Self { self }
  public func containerBackground(_ style: some ShapeStyle, for placement: ContainerPlacement)
    -> Self
  { self }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self { self }
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> Self {
    self
  }
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> Self { self }
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> Self { self }
  public func contentMargins(_ length: CGFloat) -> Self { self }
  public func contentMargins(
    _ edges: Edge.Set, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }
  public func coordinateSpace(name: some Hashable) -> Self { self }
  public func coordinateSpace(_ space: CoordinateSpace) -> Self { self }
  public func alignmentGuide(
    _ alignment: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }
  public func alignmentGuide(
    _ alignment: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }
  public func gridCellColumns(_ count: Int) -> Self { self }
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> Self { self }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> Self { self }
  public func gridCellAnchor(_ anchor: UnitPoint) -> Self { self }
  public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> Self { self }
  public func position(_ position: CGPoint) -> Self { self }
  public func flipsForRightToLeftLayoutDirection(_ isEnabled: Bool) -> Self { self }
  public func geometryGroup() -> Self { self }
}

/// Lists and scrolling. Lists are drawn with all their rows; a terminal scrolls by itself.
extension View {
  public func listRowBackground(_ view: (some View)?) -> Self { self }
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> Self { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
  public func listSectionSeparator(_ visibility: Visibility) -> Self { self }
  public func listRowSeparatorTint(_ color: Color?) -> Self { self }
  public func headerProminence(_ prominence: Prominence) -> Self { self }
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }
  public func scrollIndicators(_ visibility: Visibility) -> Self { self }
  public func scrollDisabled(_ isDisabled: Bool) -> Self { self }
  public func deleteDisabled(_ isDisabled: Bool) -> Self { self }
  public func moveDisabled(_ isDisabled: Bool) -> Self { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }
  public func listSectionSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> Self { self }
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> Self { self }
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> Self { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> Self {
    self
  }
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> Self
  { self }
  public func onScrollPhaseChange(
    _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void
  ) -> Self { self }
  public func containerShape(_ shape: some Shape) -> Self { self }
  public func transformEffect(_ transform: CGAffineTransform) -> Self { self }
  public func projectionEffect(_ transform: ProjectionTransform) -> Self { self }
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> Self { self }
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> Self { self }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical)
    -> Self
  { self }
  public func scrollTransition(
    _ transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> EmptyVisualEffect
  ) -> Self { self }
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }
  public func listItemTint(_ color: Color?) -> Self { self }
}
