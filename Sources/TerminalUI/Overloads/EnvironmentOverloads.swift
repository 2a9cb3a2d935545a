import Foundation

// Values of the environment that are the same on every terminal.

private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
  /// The size of text.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

private enum SizeCategoryKey: EnvironmentKey {
  static var defaultValue: ContentSizeCategory { .large }
}

extension EnvironmentValues {
  /// The size of text, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { self[SizeCategoryKey.self] }
    set { self[SizeCategoryKey.self] = newValue }
  }
}

private enum LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  /// The number of lines of a text.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
}

private enum DefaultMinListRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
  /// The smallest height of a row.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }
}

private enum DefaultMinListHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The smallest height of a header.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }
}

private enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

extension EnvironmentValues {
  /// The font of text.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

private enum MultilineTextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

extension EnvironmentValues {
  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// Why content is hidden.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

private enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the user searches.
  public var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
}

private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// The importance of headers.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

private enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view has the focus.
  public var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Whether colors alone must not carry information.
  public var accessibilityDifferentiateWithoutColor: Bool { true }
  /// Whether transparency is reduced. A terminal has none.
  public var accessibilityReduceTransparency: Bool { true }
  /// Whether a screen reader runs.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether the screen is dimmed.
  public var isLuminanceReduced: Bool { false }
  /// The contrast of colors.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 }
  /// Ends a search. It has no effect.
  public var dismissSearch: EnvironmentAction { EnvironmentAction() }
  /// Asks for a review. It has no effect.
  public var requestReview: EnvironmentAction { EnvironmentAction() }
  /// Opens the settings. It has no effect.
  public var openSettings: EnvironmentAction { EnvironmentAction() }
}

/// An action that has no effect.
public struct EnvironmentAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// The size of text, by its older name.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  /// Whether it is one of the sizes for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory: Comparable {
  /// Compares the sizes.
  public static func < (one: Self, other: Self) -> Bool {
    let all = Array(allCases)
    return all.firstIndex(of: one) ?? 0 < all.firstIndex(of: other) ?? 0
  }
}
