/// A control that edits a color, drawn as its label and the name of the color.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label

  /// Creates a control with a view as its label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  /// A text field with the name of the color.
  public var body: some View {
    TextField(
      text: Binding(
        get: { selection.wrappedValue.name }, set: { selection.wrappedValue = Color($0) })
    ) { label }
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(title) } }
}
