// More modifiers for screen readers, which have no effect.

extension View {
  /// Has no effect.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Has no effect.
  public func accessibilityValue(_ value: Text) -> some View { self }

  /// Has no effect.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }

  /// Has no effect.
  public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void)
    -> some View
  { self }

  /// Has no effect.
  public func accessibility(value: Text) -> some View { self }

  /// Has no effect.
  public func accessibility(hint: Text) -> some View { self }

  /// Has no effect.
  public func accessibility(hidden: Bool) -> some View { self }

  /// Has no effect.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  /// Has no effect.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }

  /// Has no effect.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }

  /// Has no effect.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Has no effect.
  public func accessibilityInputLabels(_ labels: [String]) -> some View { self }

  /// Has no effect.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Has no effect.
  public func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> some View
  { self }

  /// Has no effect.
  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> some View { self }

  /// Has no effect.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// Has no effect.
  public func accessibilityIgnoresInvertColors(_ isActive: Bool = true) -> some View { self }

  /// Has no effect.
  public func accessibilityRespondsToUserInteraction(_ isActive: Bool = true) -> some View { self }

  /// Has no effect.
  public func badge(_ label: Text?) -> some View { self }

  /// Has no effect.
  public func help(_ text: Text) -> some View { self }
}

/// The direction in which a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension AccessibilityTraits {
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 8)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 16)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 32)
  /// A view that covers the others.
  public static let isModal = AccessibilityTraits(rawValue: 64)
  /// A toggle.
  public static let isToggle = AccessibilityTraits(rawValue: 128)
}
