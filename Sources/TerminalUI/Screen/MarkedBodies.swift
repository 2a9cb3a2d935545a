/// The bodies that a drawing marks: their text, images, shapes, and controls, without those of the bodies inside of them.
@MainActor
package struct MarkedBodies {
  private let paths: Set<ViewPath>
  private let hasOwnMark: (any View) -> Bool

  /// - Parameters:
  ///   - evaluations: What a recorder has found for the same view.
  ///   - hasOwnMark: Whether a view is marked or not for itself. What others draw counts to the body that contains them.
  package init(
    _ evaluations: [BodyRecorder.Evaluation], hasOwnMark: @escaping (any View) -> Bool
  ) {
    paths = Set(evaluations.map(\.path))
    self.hasOwnMark = hasOwnMark
  }

  /// Evaluates a body, and marks what it draws.
  func nodes(of view: some View, in context: ViewContext) -> [LayoutNode] {
    let nodes = context.nodes(of: view.body)
    guard hasOwnMark(view) else { return nodes }
    var style = TextStyle()
    style.isMarked = paths.contains(context.path)
    return nodes.map { marked($0, style) }
  }

  /// The node with a mark where it has none.
  private func marked(_ node: LayoutNode, _ style: TextStyle) -> LayoutNode {
    switch node {
    case .text(let runs): return .text(runs.map { StyledText($0.text, $0.style.over(style)) })
    case .symbol(let name, let own): return .symbol(name, own.over(style))
    case .shape(let outline, let own, let paint): return .shape(outline, own.over(style), paint)
    case .control(var control):
      control.label = marked(control.label, style)
      control.style = control.style.over(style)
      return .control(control)
    default: return node.mapChildren { marked($0, style) }
    }
  }
}
