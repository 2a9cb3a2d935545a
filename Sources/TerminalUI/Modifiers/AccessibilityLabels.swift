extension View {
  /// Names a control or an image. The name is drawn if the view contains no text.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    NamedView(content: self, name: String(label))
  }

  /// Names a control or an image. The name is drawn if the view contains no text.
  public func accessibilityLabel(_ label: Text) -> some View {
    NamedView(content: self, name: label.plainText)
  }

  /// Names a control or an image. The name is drawn if the view contains no text.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
}

/// A view with a name in place of text.
private struct NamedView<Content: View>: View, PrimitiveView {
  let content: Content
  let name: String

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let first = context.controls.controls.count
    let nodes = context.nodes(of: content)
    let added = context.controls.controls.count - first
    guard !name.isEmpty, added <= 1, !LayoutNode.containsText(nodes) else { return nodes }
    if added == 1 { context.controls.rename(at: first, to: name) }
    return nodes.map { $0.named(name) }
  }
}

extension NamedView: TaggedView {
  var viewTag: AnyHashable? { (content as? any TaggedView)?.viewTag }
}

extension LayoutNode {
  /// The node with a name in place of the icon of an image or of the label of a control.
  fileprivate func named(_ name: String) -> LayoutNode {
    switch self {
    case .symbol(_, let style): .symbol(name, style)
    case .control(let control): .control(control.labeled(.text([StyledText(name)])))
    case .padding(let node, let insets): .padding(node.named(name), insets)
    case .frame(let node, let frame): .frame(node.named(name), frame)
    case .border(let node, let style): .border(node.named(name), style)
    case .offset(let node, let x, let y): .offset(node.named(name), x: x, y: y)
    case .tagged(let node, let tag): .tagged(node.named(name), tag)
    case .titled(let node, let title): .titled(node.named(name), title)
    case .overlay(let nodes, let base, let alignment):
      .overlay(nodes, over: base.named(name), alignment)
    default: self
    }
  }
}
