/// A control that edits a text.
///
/// ```swift
/// TextField("Display name", text: viewStore.$displayName)
/// ```
public struct TextField<Label: View>: View, PrimitiveView {
  private let text: Binding<String>
  private let label: Label

  /// Creates a field with a view as its label.
  ///
  /// - Parameters:
  ///   - text: The text to edit.
  ///   - prompt: Not drawn: a phone shows it in an empty field, where a terminal shows the label.
  ///   - label: The label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.label = label()
  }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    textField(
      "text field", text, .field(text: text.wrappedValue), label: label, in: context
    ) { "\"\($0)\"" }
  }
}

extension TextField where Label == Text {
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a field with a title. The axis has no effect.
  public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) {
    self.init(title, text: text)
  }

  /// Creates a field with a title and a prompt, which is not drawn.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a text field. The functions are not called: a terminal reports no focus.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) { self.init(title, text: text) }

  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(title.text, text: text)
  }

  /// Creates a text field of several lines.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(title, text: text)
  }

  /// Creates a text field for a value, which is written if the format accepts the text.
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      title,
      text: Binding(
        get: { format.format(value.wrappedValue) },
        set: { text in
          if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
        }))
  }

  /// Creates a text field for a value, which is `nil` if the format does not accept the text.
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      title,
      text: Binding(
        get: { value.wrappedValue.map { format.format($0) } ?? "" },
        set: { value.wrappedValue = try? format.parseStrategy.parse($0) }))
  }

  /// Creates a text field for a value, which is written if the formatter accepts the text.
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter
  ) {
    self.init(
      title,
      text: Binding(
        get: { formatter.string(for: value.wrappedValue) ?? "\(value.wrappedValue)" },
        set: { text in
          let number = (formatter as? NumberFormatter)?.number(from: text)
          let date = (formatter as? DateFormatter)?.date(from: text)
          let integer = number.map { $0.intValue as Any }
          let parsed = [date as Any, integer as Any, number?.doubleValue as Any, text as Any]
          if let new = parsed.lazy.compactMap({ $0 as? Value }).first { value.wrappedValue = new }
        }))
  }
}

/// A control that edits a text of several lines.
public struct TextEditor: View {
  private let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  public var body: some View { TextField("Text", text: text) }
}

/// A control that edits a text and shows an asterisk for each character.
public struct SecureField<Label: View>: View, PrimitiveView {
  private let text: Binding<String>
  private let label: Label

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.label = label()
  }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    textField(
      "secure field", text, .secret(length: text.wrappedValue.count), label: label, in: context
    ) { "\"\(String(repeating: "*", count: $0.count))\"" }
  }
}

extension SecureField where Label == Text {
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a secure field. The function is not called: a terminal reports no focus.
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(title, text: text) }

  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(title, text: text)
  }

  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(title.text, text: text)
  }
}

@MainActor
private func textField(
  _ kind: String, _ text: Binding<String>, _ look: ControlLook, label: some View,
  in context: ViewContext, displayText: @escaping (String) -> String
) -> [LayoutNode] {
  context.control(
    .text(kind, text, look: look, displayText: displayText), label: label,
    value: displayText(text.wrappedValue))
}
