// Modifiers of lists, scroll views, sheets and bars without a meaning on a terminal.

import Foundation

extension View {
  /// Has no effect.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Has no effect.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Has no effect.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Has no effect.
  public func listSectionSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View {
    self
  }

  /// Has no effect.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }

  /// Has no effect.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
  { self }

  /// Has no effect.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }

  /// Has no effect.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }

  /// Has no effect.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Has no effect.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    self
  }

  /// Has no effect.
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Has no effect.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical)
    -> some View
  { self }

  /// Has no effect.
  public func scrollTransition(
    _ transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> EmptyVisualEffect
  ) -> some View { self }

  /// Has no effect.
  public func contentMargins(_ length: CGFloat) -> some View { self }

  /// Has no effect.
  public func contentMargins(
    _ edges: Edge.Set, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Has no effect.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Has no effect.
  public func coordinateSpace(name: some Hashable) -> some View { self }

  /// Has no effect.
  public func coordinateSpace(_ space: CoordinateSpace) -> some View { self }

  /// Has no effect.
  public func alignmentGuide(
    _ alignment: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Has no effect.
  public func alignmentGuide(
    _ alignment: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Has no effect.
  public func gridCellColumns(_ count: Int) -> some View { self }

  /// Has no effect.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View { self }

  /// Has no effect.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

  /// Has no effect.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

  /// Has no effect.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Has no effect.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Has no effect.
  public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> some View { self }

  /// Has no effect.
  public func toolbarTitleDisplayMode(_ mode: TitleDisplayMode) -> some View { self }

  /// Has no effect.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Has no effect.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Has no effect.
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyleName) -> some View { self }

  /// Has no effect.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  /// Has no effect.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Has no effect.
  public func presentationBackground(_ style: some ShapeStyle) -> some View { self }

  /// Has no effect.
  public func presentationBackground(@ViewBuilder content: () -> some View) -> some View { self }

  /// Has no effect.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { self }

  /// Has no effect.
  public func presentationContentInteraction(_ interaction: PresentationContentInteraction)
    -> some View
  { self }

  /// Has no effect.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }

  /// Has no effect.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }

  /// Has no effect.
  public func previewDevice(_ device: PreviewDevice?) -> some View { self }

  /// Has no effect.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { self }

  /// Has no effect.
  public func widgetURL(_ url: URL?) -> some View { self }

  /// Has no effect.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

extension View {
  /// Sets the title of the screen.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }

  /// Sets the title of the screen to a key.
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(title.text)
  }

  /// Shows an alert whose title is a key.
  @_disfavoredOverload
  public func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View = { EmptyView() }
  ) -> some View { alert(title.text, isPresented: isPresented, actions: actions, message: message) }

  /// Draws the view away from its position, which does not affect other views.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Prints nothing.
  public static func _printChanges() {}

  /// The older name of ``navigationTitle(_:)``.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// The oldest name of ``navigationTitle(_:)``. The display mode has no effect.
  public func navigationBarTitle(_ title: Text, displayMode: TitleDisplayMode) -> some View {
    navigationTitle(title)
  }

  /// Calls a function with the size of a screen when the view appears.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View { onAppear { action(transform(GeometryProxy())) } }

  /// Draws the view that a sheet beside the screen would have as a sheet.
  public func inspector(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View
  ) -> some View { sheet(isPresented: isPresented, content: content) }

  /// Draws the view and its menu. The preview is not drawn.
  public func contextMenu(
    @ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View
  ) -> some View { contextMenu(menuItems: menuItems) }
}
