/// A control that selects one of several values.
///
/// ```swift
/// Picker("Digest", selection: viewStore.$digest) {
///   ForEach(Digest.allCases, id: \.self) { Text($0.rawValue).tag($0) }
/// }
/// ```
///
/// The tag of a choice is its value. A choice whose tag has another type than the selection is not offered.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label

  /// Creates a picker with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: The selected value.
  ///   - content: The choices, each with its tag.
  ///   - label: The label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Creates a picker. In this older form the label comes before the choices.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    // Without a row limit: a choice that is not drawn can be selected as well.
    let all = context.with(ViewTraversal(), ControlCollection())
    let choices = all.nodes(of: content).flatMap(\.choices).compactMap(Choice.init)
    return context.control(
      behavior(choices), label: label, value: selected(choices)?.name ?? "-",
      choices: Self.listed(choices.map(\.name)).joined(separator: ", "))
  }

  private struct Choice {
    let name: String
    let value: SelectionValue

    init?(_ choice: (name: String, tag: AnyHashable)) {
      guard let value = choice.tag.base as? SelectionValue else { return nil }
      self.value = value
      name = choice.name.isEmpty ? "\(value)" : choice.name
    }
  }

  private func selected(_ choices: [Choice]) -> Choice? {
    let value = selection.wrappedValue
    return choices.first { $0.value == value }
  }

  private func behavior(_ choices: [Choice]) -> ControlBehavior {
    let names = choices.map(\.name)
    let listed = Self.listed(names)
    return ControlBehavior(
      kind: "picker",
      enter: { text in
        let choice =
          choices.first { $0.name == text }
          ?? choices.first { $0.name.lowercased() == text.lowercased() }
        return choice.map { choice in
          .write("selection", choice.name, choice.value, to: selection)
        }
      },
      choices: names,
      accepted: (listed.dropLast(2) + [listed.suffix(2).joined(separator: " or ")])
        .joined(separator: ", "),
      look: .picker(selected: selected(choices)?.name, names: names))
  }

  /// The first names, and how many there are besides.
  private static func listed(_ names: [String]) -> [String] {
    let most = 12
    guard names.count > most + 1 else { return names }
    return names.prefix(most) + ["\(names.count - most) more"]
  }
}

extension Picker where Label == Text {
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(title.text, selection: selection, content: content) }

  /// Creates a picker with an image, which is not drawn.
  public init(
    _ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(title, selection: selection, content: content) }
}
