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

  /// Draws the view away from its position, which does not affect other views.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws views over this one, which keeps its size. A shape grows around them.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View { overlay(content(), alignment: alignment) }

  /// Draws a view over this one. In this older form the view is a value.
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    ModifiedView(content: self) { context, nodes in
      let over = context.child("overlay").nodes(of: overlay)
      return nodes.map { .overlay(over, over: $0, alignment) }
    }
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
