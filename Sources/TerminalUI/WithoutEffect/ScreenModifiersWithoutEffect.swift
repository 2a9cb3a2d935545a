// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A table of modifiers that have no effect on a terminal: each one returns what it modifies. They are here so that view files
// compile unchanged. The comment above a group says why its modifiers have no effect.

/// Screens, bars, and sheets. Bars and sheets have one look.
extension View {
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> Self { self }
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  public func navigationBarHidden(_ isHidden: Bool) -> Self { self }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }
  public func statusBarHidden(_ isHidden: Bool = true) -> Self { self }
  public func statusBar(hidden: Bool) -> Self { self }
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> Self {
    self
  }
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> Self {
    self
  }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
  public func presentationCornerRadius(_ radius: CGFloat?) -> Self { self }
  public func toolbarRole(_ role: ToolbarRole) -> Self { self }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self {
    self
  }
  public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> Self { self }
  public func toolbarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self {
    self
  }
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> Self
  { self }
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> Self { self }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> Self { self }
  public func presentationBackground(_ style: some ShapeStyle) -> Self { self }
  public func presentationBackground(@ViewBuilder content: () -> some View) -> Self { self }
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> Self
  { self }
  public func presentationContentInteraction(_ interaction: PresentationContentInteraction) -> Self
  { self }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }
  public func navigationTransition(_ transition: NavigationTransition) -> Self { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> Self { self }
  public func navigationSubtitle(_ subtitle: Text) -> Self { self }
  public func toolbar(removing item: ToolbarDefaultItemKind?) -> Self { self }
  public func presentationSizing(_ sizing: PresentationSizing) -> Self { self }
  public func inspectorColumnWidth(_ width: CGFloat) -> Self { self }
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> Self { self }
}

/// Previews, widgets, and the system. Nothing outside of the terminal reads them.
extension View {
  public func previewLayout(_ layout: PreviewLayout) -> Self { self }
  public func previewDisplayName(_ name: String?) -> Self { self }
  public func redacted(reason: RedactionReasons) -> Self { self }
  public func unredacted() -> Self { self }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }
  public func previewDevice(_ device: PreviewDevice?) -> Self { self }
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> Self { self }
  public func widgetURL(_ url: URL?) -> Self { self }
  public func onContinueUserActivity(_ type: String, perform action: @escaping (Any) -> Void)
    -> Self
  { self }
  public func userActivity(_ type: String, isActive: Bool = true, _ update: @escaping (Any) -> Void)
    -> Self
  { self }
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> Self { self }
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> Self { self }
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ callback: @escaping (inout Key.Value) -> Void
  ) -> Self { self }
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> Self { self }
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> Self { self }
  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: (Key.Value) -> some View
  ) -> Self { self }
  public func privacySensitive(_ isSensitive: Bool = true) -> Self { self }
  public func invalidatableContent(_ isInvalidatable: Bool = true) -> Self { self }
}

/// Animations. Changes are not animated, and a terminal gives no feedback to the touch.
extension View {
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }
  public func transition(_ transition: AnyTransition) -> Self { self }
  public func transition(_ transition: some Transition) -> Self { self }
  public func animation<Result: View>(
    _ animation: Animation?, @ViewBuilder body: (AnyView) -> Result
  ) -> Result { body(AnyView(self)) }
  public func animation(_ animation: Animation?) -> Self { self }
  public func transaction(_ transform: (inout Transaction) -> Void) -> Self { self }
  public func matchedGeometryEffect(id: some Hashable, in namespace: Namespace.ID) -> Self { self }
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> Self { self }
  public func symbolEffect(_ effect: SymbolEffect, value: some Equatable) -> Self { self }
  public func contentTransition(_ transition: ContentTransition, isEnabled: Bool) -> Self { self }
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool
  ) -> Self { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self {
    self
  }
  public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> Self { self }
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
  ) -> Self { self }
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
  ) -> Self { self }
}
