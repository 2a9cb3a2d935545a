// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A table of modifiers that have no effect on a terminal: each one returns what it modifies. They are here so that view files
// compile unchanged. The comment above a group says why its modifiers have no effect.

/// Accessibility. People who cannot see the screen hear the text of the terminal.
extension View {
  public func accessibilityIdentifier(_ name: String) -> Self { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> Self { self }
  public func accessibilityValue(_ value: some StringProtocol) -> Self { self }
  public func accessibilityHint(_ hint: some StringProtocol) -> Self { self }
  public func accessibilityHidden(_ isHidden: Bool) -> Self { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }
  public func accessibilityAction(_ handler: @escaping () -> Void) -> Self { self }
  public func accessibility(identifier: String) -> Self { self }
  public func accessibilityHint(_ hint: Text) -> Self { self }
  public func accessibilityValue(_ value: Text) -> Self { self }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> Self {
    self
  }
  public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void)
    -> Self
  { self }
  public func accessibility(value: Text) -> Self { self }
  public func accessibility(hint: Text) -> Self { self }
  public func accessibility(hidden: Bool) -> Self { self }
  public func accessibility(addTraits traits: AccessibilityTraits) -> Self { self }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> Self { self }
  public func accessibilitySortPriority(_ priority: Double) -> Self { self }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> Self { self }
  public func accessibilityInputLabels(_ labels: [String]) -> Self { self }
  public func accessibilityShowsLargeContentViewer() -> Self { self }
  public func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> Self {
    self
  }
  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> Self { self }
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> Self { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }
  public func accessibilityIgnoresInvertColors(_ isActive: Bool = true) -> Self { self }
  public func accessibilityRespondsToUserInteraction(_ isActive: Bool = true) -> Self { self }
  public func accessibilityFocused(_ field: FocusState<Bool>.Binding) -> Self { self }
  public func accessibilityFocused<Field: Hashable>(
    _ field: FocusState<Field?>.Binding, equals value: Field
  ) -> Self { self }
}

/// Focus and keys. The focus of a terminal is at the prompt.
extension View {
  public func focused(_ isFocused: FocusState<Bool>.Binding) -> Self { self }
  public func focused<Field: Hashable>(_ field: FocusState<Field?>.Binding, equals value: Field)
    -> Self
  { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> Self { self }
  public func focusable(_ isFocusable: Bool = true) -> Self { self }
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> Self { self }
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> Self {
    self
  }
  public func focusSection() -> Self { self }
  public func focusEffectDisabled(_ isDisabled: Bool = true) -> Self { self }
  public func focusScope(_ namespace: Namespace.ID) -> Self { self }
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> Self
  { self }
  public func onMoveCommand(perform action: ((_ direction: MoveCommandDirection) -> Void)?) -> Self
  { self }
  public func onExitCommand(perform action: (() -> Void)?) -> Self { self }
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> Self { self }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self {
    self
  }
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPressResult) -> Self {
    self
  }
  public func onDeleteCommand(perform action: (() -> Void)?) -> Self { self }
  public func defaultFocus<Field: Hashable>(_ field: FocusState<Field?>.Binding, _ value: Field?)
    -> Self
  { self }
}

/// Text input. A terminal has no keyboard that could be changed, and values are typed at the prompt.
extension View {
  public func keyboardType(_ type: KeyboardType) -> Self { self }
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> Self { self }
  public func disableAutocorrection(_ isDisabled: Bool?) -> Self { self }
  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> Self { self }
  public func autocapitalization(_ style: Autocapitalization) -> Self { self }
  public func textContentType(_ type: TextContentType?) -> Self { self }
  public func submitLabel(_ label: SubmitLabel) -> Self { self }
  public func onSubmit(_ action: @escaping () -> Void) -> Self { self }
  public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> Self { self }
  public func submitScope(_ isBlocking: Bool = true) -> Self { self }
  public func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> Self { self }
  public func searchScopes<Value: Hashable>(
    _ scope: Binding<Value>, @ViewBuilder scopes: () -> some View
  ) -> Self { self }
  public func searchCompletion(_ text: String) -> Self { self }
  public func findNavigator(isPresented: Binding<Bool>) -> Self { self }
}

/// Gestures and the pointer. A terminal has no pointer: controls are operated by name or number.
extension View {
  public func contentShape(_ shape: some Shape) -> Self { self }
  public func allowsHitTesting(_ isEnabled: Bool) -> Self { self }
  public func help(_ text: some StringProtocol) -> Self { self }
  public func gesture(_ gesture: some Gesture) -> Self { self }
  public func simultaneousGesture(_ gesture: some Gesture) -> Self { self }
  public func highPriorityGesture(_ gesture: some Gesture) -> Self { self }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> Self { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
  public func help(_ text: Text) -> Self { self }
  public func gesture(_ gesture: some Gesture, including mask: GestureMask) -> Self { self }
  public func gesture(_ gesture: (some Gesture)?) -> Self { self }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: @escaping (Bool) -> Void
  ) -> Self { self }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> Self { self }
  public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> Self { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
  public func draggable(_ value: some Sendable) -> Self { self }
  public func dropDestination<Value: Sendable>(
    for type: Value.Type, action: @escaping ([Value], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([Any]) -> Bool
  ) -> Self { self }
  public func menuOrder(_ order: MenuOrder) -> Self { self }
  public func menuIndicator(_ visibility: Visibility) -> Self { self }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
  public func contentShape(_ kinds: ContentShapeKinds, _ shape: some Shape) -> Self { self }
  public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
}
