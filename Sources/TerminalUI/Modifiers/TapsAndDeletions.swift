extension View {
  /// Calls a function when the view is tapped. A view without controls is drawn as a button: `[1] <Add>`.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    ModifiedView(content: self) { context, nodes in
      guard !nodes.contains(where: \.hasControl), !LayoutNode.plainText(nodes).isEmpty else {
        return nodes
      }
      return [
        context.controls.add(
          ControlBehavior(kind: "button", tap: { .call(action) }), label: nodes,
          isEnabled: context.environment.isEnabled)
      ]
    }
  }

  /// Draws the view as a button unless it contains controls. The place is the origin.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { onTapGesture(count: count) { action(.zero) } }
}

/// Views for the elements of a collection, which can be deleted and moved.
public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent {}

/// Views for elements, with a modifier.
private struct ModifiedRows<Content: View>: DynamicViewContent {
  let content: Content
  var body: some View { content }
}

extension DynamicViewContent {
  /// Draws a button that deletes the element below each row.
  ///
  /// - Parameter action: Called with the position of the element; `nil` draws no buttons.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    ModifiedRows(
      content: ModifiedView(content: self) { context, nodes in
        guard let action else { return nodes }
        let positions = Self.positions(of: nodes)
        return nodes.enumerated().map { number, node in
          // The button is below the last view of an element.
          guard let index = positions[number],
            number + 1 == nodes.count || positions[number + 1] != index
          else { return node }
          let button = context.controls.add(
            ControlBehavior(
              kind: "button", tap: { .call { action(IndexSet(integer: index)) } },
              look: .button(.destructive)),
            label: [.text([StyledText("Delete")])], isEnabled: context.environment.isEnabled)
          return .row([node, button], .center, spacing: 1)
        }
      })
  }

  /// The position of each node's element, which can have several views; `nil` for what is not an element, such as a note.
  private static func positions(of nodes: [LayoutNode]) -> [Int?] {
    var position = -1
    var last: AnyHashable?
    return nodes.map { node in
      guard case .tagged(_, let tag) = node else { return nil }
      if position < 0 || tag != last { position += 1 }
      last = tag
      return position
    }
  }
}
