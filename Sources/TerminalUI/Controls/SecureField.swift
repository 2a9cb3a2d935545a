/// A text to edit that nobody is to read: a dot for each character.
public struct SecureField<Label: View>: View, PrimitiveView {
  private let text: Binding<String>
  private let label: Label

  /// A field with a view that says what it is for.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.label = label()
  }

  package func nodes(in context: ViewContext) -> [Node] {
    let dots = String(repeating: "*", count: text.wrappedValue.count)
    return [
      context.controls.add(
        .secureField, label: context.nodes(of: label), value: "\"\(dots)\"", work: .text(text),
        isEnabled: context.environment.isEnabled)
    ]
  }
}

extension SecureField where Label == Text {
  /// A field with its title.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
}
