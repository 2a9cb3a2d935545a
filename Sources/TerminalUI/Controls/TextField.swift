/// A text to edit.
///
/// ```swift
/// TextField("Display name", text: viewStore.$displayName)
/// ```
public struct TextField<Label: View>: View, PrimitiveView {
  private let text: Binding<String>
  private let label: Label

  /// A field with a view that says what it is for.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: Shown by a phone in an empty field; here the label stands beside it.
  ///   - label: What the field is for.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.label = label()
  }

  package func nodes(in context: ViewContext) -> [Node] {
    [
      context.controls.add(
        .textField, label: context.nodes(of: label), value: "\"\(text.wrappedValue)\"",
        work: .text(text), isEnabled: context.environment.isEnabled)
    ]
  }
}

extension TextField where Label == Text {
  /// A field with its title.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// A field with its title that grows along an axis.
  public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) {
    self.init(title, text: text)
  }

  /// A field with its title, and what a phone shows in it while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
