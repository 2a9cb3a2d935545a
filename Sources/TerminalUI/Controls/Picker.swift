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
    // All of them: what is not drawn can be chosen as well.
    let all = context.walking(ViewWalk(), ControlCollection())
    let choices = all.nodes(of: content).flatMap(\.choices).compactMap(Choice.init)
    return [
      context.controls.add(
        .picker, label: context.nodes(of: label), value: chosenName(choices),
        choices: Self.listed(choices.map(\.name)).joined(separator: ", "), work: work(choices),
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
    let listed = Self.listed(names)
    return ControlWork(
      enter: { text in
        let choice =
          choices.first { $0.name == text }
          ?? choices.first { $0.name.lowercased() == text.lowercased() }
        return choice.map { choice in
          ControlWork.write("selection", choice.name) { selection.wrappedValue = choice.value }
        }
      },
      choices: names,
      accepted: (listed.dropLast(2) + [listed.suffix(2).joined(separator: " or ")])
        .joined(separator: ", "))
  }

  /// As many as a person reads; the others are counted.
  private static func listed(_ names: [String]) -> [String] {
    let most = 12
    guard names.count > most + 1 else { return names }
    return names.prefix(most) + ["\(names.count - most) more"]
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
