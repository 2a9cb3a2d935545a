import Foundation

extension View {
  /// Puts the view into a frame. A larger view enlarges the frame.
  ///
  /// - Parameters:
  ///   - width: In points; nil for the width of the view.
  ///   - height: In points; nil for the height of the view.
  ///   - alignment: The position of the view in the frame.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    mapNodes { .frame($0, LayoutNode.Frame(width: width, height: height, alignment: alignment)) }
  }

  /// Puts the view into a frame that fills its space between a minimum and a maximum in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    mapNodes {
      .frame(
        $0,
        LayoutNode.Frame(
          minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight,
          alignment: alignment))
    }
  }

  /// Adds space at some sides.
  ///
  /// - Parameters:
  ///   - edges: The sides.
  ///   - length: In points; nil for 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds space in points at all sides.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds space at each side.
  public func padding(_ insets: EdgeInsets) -> some View { mapNodes { .padding($0, insets) } }

  /// Draws a line around the view.
  ///
  /// - Parameters:
  ///   - content: The color of the line.
  ///   - width: In points. A line is one cell thick; a width of 0 draws none.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    mapNodes { width > 0 ? .border($0, TextStyle(color: content.color)) : $0 }
  }

  /// Draws the view away from its position, which does not affect other views. Distances are in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    mapNodes { .offset($0, x: x, y: y) }
  }

  /// Draws views over this one, which keeps its size. A shape grows around them.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    overlay(content(), alignment: alignment)
  }

  /// Draws a view over this one. In this older form the view is a value.
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    ModifiedView(content: self) { context, nodes in
      let over = context.child("overlay").nodes(of: overlay)
      return nodes.map { .overlay(over, over: $0, alignment) }
    }
  }

  /// Sets the title of the screen that contains the view. It is drawn at the top of the screen.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    let title = String(title)
    return ModifiedView(content: self) { _, nodes in [.titled(.group(nodes), title)] }
  }

  /// The older name of `navigationTitle(_:)`.
  public func navigationBarTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(title)
  }

  /// The oldest name of `navigationTitle(_:)`. The display mode has no effect.
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Sets the value that the view represents in a ``Picker``.
  public func tag(_ tag: some Hashable) -> some View {
    var tagged = mapNodes { node in
      if case .tagged(let inner, _) = node { return .tagged(inner, AnyHashable(tag)) }
      return .tagged(node, AnyHashable(tag))
    }
    tagged.tag = AnyHashable(tag)
    return tagged
  }
}

extension View {
  /// Sets the title of the screen.
  public func navigationTitle(_ title: Text) -> some View {
    ModifiedView(content: self) { context, nodes in
      [.titled(.group(nodes), LayoutNode.plainText(context.nodes(of: title)))]
    }
  }
}
