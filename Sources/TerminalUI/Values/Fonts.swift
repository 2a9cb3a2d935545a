// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A table of the properties of fonts. A terminal has one font, which is monospaced, in one size.

extension Font {
  /// The styles of text: ``Font/body``, ``Font/title`` and so on.
  public typealias TextStyle = Font
  public enum Width: Hashable, Sendable { case compressed, condensed, standard, expanded }
  /// The distance between lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  public static func system(_ style: Font, design: Design? = nil, weight: Weight?) -> Font {
    weight.map { style.weight($0) } ?? style
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: Font) -> Font {
    custom(name, size: size)
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }
  /// Has no effect: all digits have the same width.
  public func monospacedDigit() -> Font { self }
  /// Has no effect: a terminal's font is monospaced.
  public func monospaced() -> Font { self }
  public func smallCaps() -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
  public func width(_ width: Width) -> Font { self }
}
