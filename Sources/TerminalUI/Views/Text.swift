/// A text, broken into lines where it is too wide.
///
/// Control characters in it are shown, not performed.
public struct Text: View, PrimitiveView {
  private var parts: [Part]

  private struct Part {
    let text: String
    var style = TextStyle()
  }

  /// A text.
  public init(_ content: some StringProtocol) { parts = [Part(text: String(content))] }

  /// A text that is never looked up in a table of translations; here none is.
  public init(verbatim content: String) { parts = [Part(text: content)] }

  /// Two texts after each other.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.parts += rhs.parts
    return text
  }

  /// In bold letters.
  public func bold(_ isActive: Bool = true) -> Text { styled { $0.isBold = isActive } }

  /// In letters of a weight; from semibold on they are bold here.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.isBold = weight?.isBold }
  }

  /// In the letters of a font; headings and heavy weights are bold here.
  public func font(_ font: Font?) -> Text { styled { $0.isBold = font?.isBold } }

  /// In a color.
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.color = color } }

  /// In a color.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { foregroundColor(style.color) }

  package func nodes(in context: ViewContext) -> [Node] {
    [.text(parts.map { StyledText($0.text, $0.style.over(context.environment.style)) })]
  }

  /// What is said about a part already stays.
  private func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var added = TextStyle()
    change(&added)
    var text = self
    for index in parts.indices { text.parts[index].style = parts[index].style.over(added) }
    return text
  }
}
