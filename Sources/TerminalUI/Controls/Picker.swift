/// One value out of several.
///
/// ```swift
/// Picker("Digest", selection: viewStore.$digest) {
///   ForEach(Digest.allCases, id: \.self) { Text($0.rawValue).tag($0) }
/// }
/// ```
///
/// A choice stands for its tag; one whose tag is not of the selection's type cannot be chosen and is not offered.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label

  /// - Parameters:
  ///   - selection: The value that is chosen.
  ///   - content: The choices, each with its tag.
  ///   - label: What is chosen here.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// The older order: label before choices.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }

  package func nodes(in context: ViewContext) -> [Node] {
    let choices = context.nodes(of: content).flatMap(\.choices).compactMap(Choice.init)
    let names = choices.map(\.name)
    return [
      context.controls.add(
        .picker, label: context.nodes(of: label), value: chosenName(choices),
        choices: names.joined(separator: ", "), work: work(choices),
        isEnabled: context.environment.isEnabled)
    ]
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

  private func chosenName(_ choices: [Choice]) -> String {
    let value = selection.wrappedValue
    return choices.first { $0.value == value }?.name ?? "-"
  }

  private func work(_ choices: [Choice]) -> ControlWork {
    let names = choices.map(\.name)
    return ControlWork(
      enter: { text in
        let choice =
          choices.first { $0.name == text }
          ?? choices.first { $0.name.lowercased() == text.lowercased() }
        return choice.map { choice in
          ControlWork.write("selection", choice.name) { selection.wrappedValue = choice.value }
        }
      },
      accepted: (names.dropLast(2) + [names.suffix(2).joined(separator: " or ")])
        .joined(separator: ", "))
  }
}

extension Picker where Label == Text {
  /// Choices with their title.
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Node {
  /// The tagged nodes in a node.
  fileprivate var choices: [(name: String, tag: AnyHashable)] {
    switch self {
    case .tagged(let node, let tag): [(node.plainText, tag)]
    case .section(_, let content, _): content.flatMap(\.choices)
    case .row(let nodes, _, _), .column(let nodes, _, _): nodes.flatMap(\.choices)
    default: []
    }
  }
}
