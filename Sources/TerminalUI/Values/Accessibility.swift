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
