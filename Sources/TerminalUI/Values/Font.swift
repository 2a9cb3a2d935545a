import Foundation

/// A kind of letters. A terminal has one size; headings and heavy weights are bold.
public struct Font: Hashable, Sendable {
  package private(set) var isBold: Bool

  init(isBold: Bool = false) { self.isBold = isBold }

  /// The largest heading.
  public static let largeTitle = Font(isBold: true)
  /// A heading.
  public static let title = Font(isBold: true)
  /// A second heading.
  public static let title2 = Font(isBold: true)
  /// A third heading.
  public static let title3 = Font(isBold: true)
  /// The head of a paragraph.
  public static let headline = Font(isBold: true)
  /// Below a headline.
  public static let subheadline = Font()
  /// Running text.
  public static let body = Font()
  /// What is called out.
  public static let callout = Font()
  /// A note.
  public static let footnote = Font()
  /// Below a picture.
  public static let caption = Font()
  /// Below a picture, smaller.
  public static let caption2 = Font()

  /// The system's letters.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(isBold: weight?.isBold ?? false)
  }

  /// The system's letters in one of the sizes above.
  public static func system(_ style: Font, design: Design? = nil) -> Font { style }

  /// Letters of another name.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }

  /// The same letters in bold.
  public func bold() -> Font { weight(.bold) }

  /// The same letters, slanted; here they stay upright.
  public func italic() -> Font { self }

  /// The same letters in a weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.isBold = weight.isBold
    return font
  }

  /// How thick letters are.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    package var isBold: Bool {
      switch self {
      case .ultraLight, .thin, .light, .regular, .medium: false
      case .semibold, .bold, .heavy, .black: true
      }
    }
  }

  /// The family of letters.
  public enum Design: Hashable, Sendable {
    case `default`, monospaced, rounded, serif
  }
}
