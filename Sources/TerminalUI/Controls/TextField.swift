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
  /// Creates a field with a title.
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
}

/// A control that edits a text and shows an asterisk for each character.
public struct SecureField<Label: View>: View, PrimitiveView {
  private let text: Binding<String>
  private let label: Label

  /// Creates a field with a view as its label.
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
  /// Creates a field with a title.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(text: text) { Text(title) }
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
