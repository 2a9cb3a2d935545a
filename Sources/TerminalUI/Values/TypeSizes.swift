// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The size of text, by its older name.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory: Comparable {
  public static func < (one: Self, other: Self) -> Bool {
    let all = Array(allCases)
    return all.firstIndex(of: one) ?? 0 < all.firstIndex(of: other) ?? 0
  }
}
