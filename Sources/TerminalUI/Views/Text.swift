/// A text, which wraps if it is too wide.
///
/// Control characters are shown as pictures and never reach the terminal.
public struct Text: View, PrimitiveView, Equatable {
  private var runs: [StyledText]

  public init(_ content: some StringProtocol) { runs = [StyledText(String(content))] }

  /// Creates a text that is not localized. No text is localized here.
  public init(verbatim content: String) { runs = [StyledText(content)] }

  /// Joins two texts.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.runs += rhs.runs
    return text
  }

  public func bold(_ isActive: Bool = true) -> Text { styled(TextStyle(isBold: isActive)) }

  /// Sets the weight; weights from semibold on are drawn bold.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled(TextStyle(isBold: weight?.isBold))
  }

  /// Sets the font; headings and heavy weights are drawn bold.
  public func font(_ font: Font?) -> Text { styled(TextStyle(isBold: font?.isBold)) }

  public func foregroundColor(_ color: Color?) -> Text { styled(TextStyle(color: color)) }

  public func foregroundStyle(_ style: some ShapeStyle) -> Text { foregroundColor(style.color) }

  /// The text without its styles.
  package var plainText: String { runs.map(\.text).joined() }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    [
      .text(
        DrawnText.of(runs).map { StyledText($0.text, $0.style.over(context.environment.style)) })
    ]
  }

  /// Applies a style. What a modifier closer to the text has specified stays.
  private func styled(_ style: TextStyle) -> Text {
    var text = self
    for index in runs.indices { text.runs[index].style = runs[index].style.over(style) }
    return text
  }
}
