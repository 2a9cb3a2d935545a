// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A table of the styles of text.

extension Font {
  public static let largeTitle = Font(isBold: true)
  public static let title = Font(isBold: true)
  public static let title2 = Font(isBold: true)
  public static let title3 = Font(isBold: true)
  public static let headline = Font(isBold: true)
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()
}
