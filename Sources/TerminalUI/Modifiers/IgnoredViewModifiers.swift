import Foundation

// More modifiers without a meaning on a terminal. Views that use them draw the same without them.

extension View {
  /// Has no effect.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }

  /// Has no effect.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }

  /// Has no effect.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  { self }

  /// Has no effect.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Has no effect.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center
  ) -> some View { self }

  /// Has no effect.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Has no effect.
  public func brightness(_ amount: Double) -> some View { self }

  /// Has no effect.
  public func grayscale(_ amount: Double) -> some View { self }

  /// Has no effect.
  public func clipped(antialiased: Bool = false) -> some View { self }

  /// Has no effect.
  public func mask(@ViewBuilder _ mask: () -> some View) -> some View { self }

  /// Has no effect.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Has no effect.
  public func layoutPriority(_ value: Double) -> some View { self }

  /// Has no effect.
  public func lineSpacing(_ spacing: CGFloat) -> some View { self }

  /// Has no effect.
  public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Has no effect.
  public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Has no effect.
  public func truncationMode(_ mode: TruncationMode) -> some View { self }

  /// Has no effect.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Has no effect.
  public func textSelection(_ selectability: TextSelectability) -> some View { self }

  /// Has no effect.
  public func textCase(_ textCase: TextCase?) -> some View { self }

  /// Has no effect.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Has no effect.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Has no effect.
  public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Has no effect.
  public func compositingGroup() -> some View { self }

  /// Has no effect.
  public func allowsHitTesting(_ isEnabled: Bool) -> some View { self }

  /// Has no effect.
  public func hidden(_ isHidden: Bool) -> some View { self }

  /// Has no effect.
  public func redacted(reason: RedactionReasons) -> some View { self }

  /// Has no effect.
  public func unredacted() -> some View { self }

  /// Has no effect.
  public func badge(_ count: Int) -> some View { self }

  /// Has no effect.
  public func badge(_ label: some StringProtocol) -> some View { self }

  /// Has no effect.
  public func help(_ text: some StringProtocol) -> some View { self }

  /// Has no effect.
  public func id(_ id: some Hashable) -> some View { self }

  /// Has no effect.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// Has no effect.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Has no effect.
  public func transaction(_ transform: (inout Transaction) -> Void) -> some View { self }

  /// Has no effect.
  public func matchedGeometryEffect(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Has no effect.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Has no effect.
  public func gesture(_ gesture: some Gesture) -> some View { self }

  /// Has no effect.
  public func simultaneousGesture(_ gesture: some Gesture) -> some View { self }

  /// Has no effect.
  public func highPriorityGesture(_ gesture: some Gesture) -> some View { self }

  /// Has no effect.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Has no effect.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Has no effect.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  /// Has no effect.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Has no effect.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Has no effect.
  public func listRowBackground(_ view: (some View)?) -> some View { self }

  /// Has no effect.
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    self
  }

  /// Has no effect.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Has no effect.
  public func listSectionSeparator(_ visibility: Visibility) -> some View { self }

  /// Has no effect.
  public func listRowSeparatorTint(_ color: Color?) -> some View { self }

  /// Has no effect.
  public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Has no effect.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Has no effect.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Has no effect.
  public func scrollIndicators(_ visibility: Visibility) -> some View { self }

  /// Has no effect.
  public func scrollDisabled(_ isDisabled: Bool) -> some View { self }

  /// Has no effect.
  public func navigationBarHidden(_ isHidden: Bool) -> some View { self }

  /// Has no effect.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Has no effect.
  public func statusBarHidden(_ isHidden: Bool = true) -> some View { self }

  /// Has no effect.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Has no effect.
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Has no effect.
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
  { self }

  /// Has no effect.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Has no effect.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Has no effect.
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }

  /// Has no effect.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set) -> some View {
    self
  }

  /// Has no effect.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

  /// Has no effect.
  public func colorScheme(_ scheme: ColorScheme) -> some View { self }

  /// Has no effect.
  public func accentColor(_ color: Color?) -> some View { self }

  /// Has no effect.
  public func tint(_ style: some ShapeStyle) -> some View { self }

  /// Has no effect.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Has no effect.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Has no effect.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Has no effect.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }

  /// Has no effect.
  public func accessibilityValue(_ value: some StringProtocol) -> some View { self }

  /// Has no effect.
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }

  /// Has no effect.
  public func accessibilityHidden(_ isHidden: Bool) -> some View { self }

  /// Has no effect.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Has no effect.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Has no effect.
  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }

  /// Has no effect.
  public func accessibility(identifier: String) -> some View { self }

  /// Has no effect.
  public func progressViewStyle(_ style: ProgressViewStyleName) -> some View { self }

  /// Has no effect.
  public func textFieldStyle(_ style: some NamedStyle) -> some View { self }

  /// Has no effect.
  public func pickerStyle(_ style: some NamedStyle) -> some View { self }

  /// Has no effect.
  public func listStyle(_ style: some NamedStyle) -> some View { self }

  /// Has no effect.
  public func navigationViewStyle(_ style: NavigationViewStyleName) -> some View { self }

  /// Has no effect.
  public func navigationViewStyle(_ style: some NamedStyle) -> some View { self }

  /// Has no effect.
  public func tabViewStyle(_ style: TabViewStyleName) -> some View { self }

  /// Has no effect.
  public func tabViewStyle(_ style: some NamedStyle) -> some View { self }

  /// Has no effect.
  public func datePickerStyle(_ style: DatePickerStyleName) -> some View { self }

  /// Has no effect.
  public func menuStyle(_ style: some NamedStyle) -> some View { self }

  /// Has no effect.
  public func formStyle(_ style: FormStyleName) -> some View { self }
}
