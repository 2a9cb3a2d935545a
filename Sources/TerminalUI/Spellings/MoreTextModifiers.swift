// More modifiers of text without a meaning on a terminal.

import Foundation

extension View {
  /// Has no effect.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Has no effect.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Has no effect.
  public func lineLimit(_ range: ClosedRange<Int>) -> some View { self }

  /// Has no effect.
  public func lineLimit(_ range: PartialRangeFrom<Int>) -> some View { self }

  /// Has no effect.
  public func lineLimit(_ range: PartialRangeThrough<Int>) -> some View { self }

  /// Has no effect.
  public func lineLimit(_ number: Int, reservesSpace: Bool) -> some View { self }

  /// Has no effect.
  public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View { self }

  /// Has no effect.
  public func textScale(_ scale: TextScale) -> some View { self }

  /// Has no effect.
  public func underline(_ isActive: Bool = true, color: Color?) -> some View { self }

  /// Has no effect.
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> some View { self }

  /// Has no effect.
  public func baselineOffset(_ offset: CGFloat) -> some View { self }
}

extension Font {
  /// The width of a font.
  public enum Width: Hashable, Sendable { case compressed, condensed, standard, expanded }
  /// The distance between lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// The system font for a text style.
  public static func system(_ style: Font, design: Design? = nil, weight: Weight?) -> Font {
    weight.map { style.weight($0) } ?? style
  }
  /// A font by its name.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: Font) -> Font {
    custom(name, size: size)
  }
  /// A font by its name.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }
  /// Has no effect: all digits have the same width.
  public func monospacedDigit() -> Font { self }
  /// Has no effect: a terminal's font is monospaced.
  public func monospaced() -> Font { self }
  /// Has no effect.
  public func smallCaps() -> Font { self }
  /// Has no effect.
  public func leading(_ leading: Leading) -> Font { self }
  /// Has no effect.
  public func width(_ width: Width) -> Font { self }
}

/// The size of a text beside others.
public enum TextScale: Hashable, Sendable {
  case `default`, secondary
}
