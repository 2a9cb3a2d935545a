import Foundation

/// A font. A terminal has one size; headings and heavy weights are drawn bold.
public struct Font: Hashable, Sendable {
  package private(set) var isBold: Bool

  init(isBold: Bool = false) { self.isBold = isBold }

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(isBold: weight?.isBold ?? false)
  }

  public static func system(_ style: Font, design: Design? = nil) -> Font { style }

  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }

  public func bold() -> Font { weight(.bold) }

  /// Has no effect: nothing is drawn in italics.
  public func italic() -> Font { self }

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.isBold = weight.isBold
    return font
  }

  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    package var isBold: Bool {
      switch self {
      case .ultraLight, .thin, .light, .regular, .medium: false
      case .semibold, .bold, .heavy, .black: true
      }
    }
  }

  public enum Design: Hashable, Sendable {
    case `default`, monospaced, rounded, serif
  }
}
