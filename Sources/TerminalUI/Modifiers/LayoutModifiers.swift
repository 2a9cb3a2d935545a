import Foundation

extension View {
  /// Puts the view into a frame; what is larger makes the frame grow.
  ///
  /// - Parameters:
  ///   - width: Points; nil: as wide as the view.
  ///   - height: Points; nil: as high as the view.
  ///   - alignment: Where the view stands in it.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    each { .frame($0, Node.Frame(width: width, height: height, alignment: alignment)) }
  }

  /// Puts the view into a frame that takes the room it is offered, between two bounds in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    each {
      .frame(
        $0,
        Node.Frame(
          minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight,
          alignment: alignment))
    }
  }

  /// Leaves room at some sides.
  ///
  /// - Parameters:
  ///   - edges: The sides.
  ///   - length: Points; nil: 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Leaves room, in points, at all sides.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Leaves room at each side.
  public func padding(_ insets: EdgeInsets) -> some View { each { .padding($0, insets) } }

  /// Draws a line around the view.
  ///
  /// - Parameters:
  ///   - content: Its color.
  ///   - width: Points; lines are one cell thick, and a width of 0 draws none.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    each { width > 0 ? .border($0, TextStyle(color: content.color)) : $0 }
  }

  /// Draws the view beside its place, which stays as it was. Lengths are points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    each { .offset($0, x: x, y: y) }
  }

  /// Draws views over this one, which keeps its size; a circle grows around them.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    overlay(content(), alignment: alignment)
  }

  /// The older spelling: the view to draw as a value.
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    ModifiedView(content: self) { context, nodes in
      let over = context.at("overlay").nodes(of: overlay)
      return nodes.map { .overlay(over, over: $0, alignment) }
    }
  }

  /// Gives the screen a title, which stands above the view.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    let title = String(title)
    return ModifiedView(content: self) { _, nodes in [.titled(.group(nodes), title)] }
  }

  /// The older name of ``navigationTitle(_:)``.
  public func navigationBarTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(title)
  }

  /// The oldest name of ``navigationTitle(_:)``, with how it is shown.
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Says which value the view stands for in a ``Picker``.
  public func tag(_ tag: some Hashable) -> some View {
    each { node in
      if case .tagged(let inner, _) = node { return .tagged(inner, AnyHashable(tag)) }
      return .tagged(node, AnyHashable(tag))
    }
  }
}
