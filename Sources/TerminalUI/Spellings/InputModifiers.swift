// Gestures, keys, focus and search without a meaning on a terminal.

import Foundation

extension View {
  /// Has no effect.
  public func gesture(_ gesture: some Gesture, including mask: GestureMask) -> some View { self }

  /// Has no effect.
  public func gesture(_ gesture: (some Gesture)?) -> some View { self }

  /// Has no effect.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: @escaping (Bool) -> Void
  ) -> some View { self }

  /// Has no effect.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Has no effect.
  public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View {
    self
  }

  /// Has no effect.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Has no effect.
  public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View {
    self
  }

  /// Has no effect.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Has no effect.
  public func onContinueUserActivity(_ type: String, perform action: @escaping (Any) -> Void)
    -> some View
  { self }

  /// Has no effect.
  public func userActivity(_ type: String, isActive: Bool = true, _ update: @escaping (Any) -> Void)
    -> some View
  { self }

  /// Has no effect.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    self
  }

  /// Has no effect.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  { self }

  /// Has no effect.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPressResult) -> some View
  { self }

  /// Has no effect.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

  /// Has no effect.
  public func defaultFocus<Field: Hashable>(_ field: FocusState<Field?>.Binding, _ value: Field?)
    -> some View
  { self }

  /// Has no effect.
  public func accessibilityFocused(_ field: FocusState<Bool>.Binding) -> some View { self }

  /// Has no effect.
  public func accessibilityFocused<Field: Hashable>(
    _ field: FocusState<Field?>.Binding, equals value: Field
  ) -> some View { self }

  /// Has no effect.
  public func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View { self }

  /// Has no effect.
  public func searchScopes<Value: Hashable>(
    _ scope: Binding<Value>, @ViewBuilder scopes: () -> some View
  ) -> some View { self }

  /// Has no effect.
  public func searchCompletion(_ text: String) -> some View { self }

  /// Has no effect.
  public func draggable(_ value: some Sendable) -> some View { self }

  /// Has no effect.
  public func dropDestination<Value: Sendable>(
    for type: Value.Type, action: @escaping ([Value], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Has no effect.
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([Any]) -> Bool
  ) -> some View { self }

  /// Has no effect.
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Has no effect.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Has no effect.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  /// Has no effect.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Has no effect.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
}

extension View {
  /// Draws the view as a button unless it contains controls. The place is the origin.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { onTapGesture(count: count) { action(.zero) } }

  /// Draws a search field above the view. The prompt is its label.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt.plainText) }

  /// Draws a search field above the view. Whether it is presented has no effect.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic
  ) -> some View { searchable(text: text, placement: placement) }

  /// Draws a search field above the view. Whether it is presented has no effect.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  /// Draws a search field above the view. The suggestions are not drawn.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    @ViewBuilder suggestions: () -> some View
  ) -> some View { searchable(text: text, placement: placement) }
}

/// The place of a pointer.
public enum HoverPhase: Hashable, Sendable {
  case active(CGPoint), ended
}

/// How a view reacts to a pointer.
public enum HoverEffect: Hashable, Sendable {
  case automatic, highlight, lift
}

/// What is submitted.
public enum SubmitTriggers: Hashable, Sendable {
  case text, search
}

/// The order of a menu's items.
public enum MenuOrder: Hashable, Sendable {
  case automatic, fixed, priority
}

/// Whether a button that is held repeats its action.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// Whether a key was used.
public enum KeyPressResult: Hashable, Sendable {
  case handled, ignored
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  private let character: Character
  /// Creates a key.
  public init(_ character: Character) { self.character = character }
  /// Creates a key from a literal.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tabulator.
  public static let tab = KeyEquivalent("\t")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// An arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// An arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// An arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// An arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys that are held.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The command key.
  public static let command = EventModifiers(rawValue: 1)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The option key.
  public static let option = EventModifiers(rawValue: 4)
  /// The control key.
  public static let control = EventModifiers(rawValue: 8)
}
