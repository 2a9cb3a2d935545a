import Foundation

// Taps and search fields with other arguments, keys, and the focus of a TV.

extension View {
  /// Has no effect.
  public func dropDestination<Value: Sendable>(
    for type: Value.Type, action: @escaping ([Value], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
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

/// What a view with the focus can do.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It can be activated.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It can be edited.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What the platform chooses.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
