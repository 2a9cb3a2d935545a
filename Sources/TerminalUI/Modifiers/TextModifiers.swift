import Foundation

extension Text {
  /// Has no effect: nothing is drawn in italics.
  public func italic(_ isActive: Bool = true) -> Text { self }
  /// Has no effect.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Has no effect.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Has no effect: a terminal's font is monospaced.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// Has no effect: a terminal's font is monospaced.
  public func monospacedDigit() -> Text { self }
  /// Has no effect.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// Has no effect.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// Has no effect.
  public func baselineOffset(_ offset: CGFloat) -> Text { self }

  /// Creates a text from a key in a table of translations. Nothing is translated here.
  public init(
    _ key: LocalizedStringKey, tableName: String?, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(key.text)
  }
}
