import ViewValues

/// The text of an alert, a dialog or a button, as a value that states can hold and tests can compare.
///
/// ```swift
/// TextState("Delete \(name)?")
/// TextState("It is gone ") + TextState("forever").bold()
/// ```
public struct TextState: Sendable {
  package let content: Content
  package private(set) var styles: [Style] = []

  package indirect enum Content: Equatable, Hashable, Sendable {
    case text(String)
    case joined(TextState, TextState)
  }

  package enum Style: Equatable, Hashable, Sendable {
    case bold, italic
    case strikethrough(Color?)
    case underline(Color?)
    case font(Font?)
    case weight(Font.Weight?)
    case color(Color?)
    case kerning(Double)
    case tracking(Double)
    case baselineOffset(Double)
  }

  public init(_ content: String) { self.content = .text(content) }

  /// A text that is not localized. No text is localized here.
  public init(verbatim content: String) { self.content = .text(content) }

  private init(_ content: Content) { self.content = content }

  public static func + (lhs: Self, rhs: Self) -> Self { Self(.joined(lhs, rhs)) }

  private func with(_ style: Style) -> Self {
    var text = self
    text.styles.append(style)
    return text
  }

  /// The text without its styles.
  var plainText: String {
    switch content {
    case .text(let text): text
    case .joined(let lhs, let rhs): lhs.plainText + rhs.plainText
    }
  }
}

extension String {
  /// The text without its styles.
  public init(state: TextState) { self = state.plainText }
}

// MARK: Styles

extension TextState {
  public func bold(_ isActive: Bool = true) -> Self { isActive ? with(.bold) : self }
  public func italic(_ isActive: Bool = true) -> Self { isActive ? with(.italic) : self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Self {
    isActive ? with(.strikethrough(color)) : self
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Self {
    isActive ? with(.underline(color)) : self
  }
  public func font(_ font: Font?) -> Self { with(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Self { with(.weight(weight)) }
  public func foregroundColor(_ color: Color?) -> Self { with(.color(color)) }
  public func kerning(_ kerning: Double) -> Self { with(.kerning(kerning)) }
  public func tracking(_ tracking: Double) -> Self { with(.tracking(tracking)) }
  public func baselineOffset(_ offset: Double) -> Self { with(.baselineOffset(offset)) }
}

// MARK: Comparing and printing

extension TextState: Equatable {
  /// Whether two texts have the same content, parts and styles.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.content == rhs.content && lhs.styles == rhs.styles
  }
}

extension TextState: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(content)
    hasher.combine(styles)
  }
}

extension TextState: CustomDumpRepresentable {
  /// The text with its styles as in Markdown: `It is gone **forever**`.
  public var customDumpValue: Any { markedText }

  private var markedText: String {
    let text =
      switch content {
      case .text(let text): text
      case .joined(let lhs, let rhs): lhs.markedText + rhs.markedText
      }
    return styles.reduce(text) { $1.mark($0) }
  }
}

extension TextState.Style {
  fileprivate func mark(_ text: String) -> String {
    switch self {
    case .bold, .weight(.bold): "**\(text)**"
    case .italic: "_\(text)_"
    case .strikethrough(nil): "~~\(text)~~"
    case .strikethrough(let color?): "<s color=\(color.name)>\(text)</s>"
    case .underline(nil): "<u>\(text)</u>"
    case .underline(let color?): "<u color=\(color.name)>\(text)</u>"
    case .font, .weight(nil), .color(nil): text
    case .weight(let weight?): "<font-weight=\(weight)>\(text)</font-weight>"
    case .color(let color?): "<foreground-color=\(color.name)>\(text)</foreground-color>"
    case .kerning(let value): "<kerning=\(value)>\(text)</kerning>"
    case .tracking(let value): "<tracking=\(value)>\(text)</tracking>"
    case .baselineOffset(let value): "<baseline-offset=\(value)>\(text)</baseline-offset>"
    }
  }
}
