#if Views
extension TextState {
  /// A text with a key of translations, such as a constant. Nothing is translated here: the text is the key.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.init(verbatim: key.text) }
}

extension Text {
  public init(_ state: TextState) {
    switch state.content {
    case .text(let text): self.init(verbatim: text)
    case .joined(let lhs, let rhs): self = Text(lhs) + Text(rhs)
    }
    for style in state.styles {
      switch style {
      case .bold: self = bold()
      case .weight(let weight): self = fontWeight(weight)
      case .font(let font): self = self.font(font)
      case .color(let color): self = foregroundColor(color)
      case .italic, .strikethrough, .underline, .kerning, .tracking, .baselineOffset: break
      }
    }
  }
}
#endif
