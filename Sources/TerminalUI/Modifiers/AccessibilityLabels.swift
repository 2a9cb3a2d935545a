extension View {
  /// Names a control or an image. The name is drawn if the view contains no text.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    NamedView(content: self, name: String(label))
  }

  public func accessibilityLabel(_ label: Text) -> some View {
    NamedView(content: self, name: label.plainText)
  }

  /// Names a control or an image. The name is drawn if the view contains no text.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
}

/// A view with a name in place of text.
private struct NamedView<Content: View>: WrapperView {
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

extension LayoutNode {
  /// The node with a name in place of the icon of an image or of the label of a control.
  fileprivate func named(_ name: String) -> LayoutNode {
    switch self {
    case .symbol(_, let style): return .symbol(name, style)
    case .control(var control):
      control.label = .text([StyledText(name)])
      return .control(control)
    case .padding, .frame, .border, .offset, .tagged, .titled: return mapChildren { $0.named(name) }
    case .overlay(let nodes, let base, let alignment):
      return .overlay(nodes, over: base.named(name), alignment)
    default: return self
    }
  }
}
