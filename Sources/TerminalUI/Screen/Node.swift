import Foundation

/// What views have become before they get a place: the tree that a screen is drawn of.
package indirect enum Node {
  /// Letters that break where they are too wide.
  case text([StyledText])
  /// A picture by its name: `[cart]`.
  case symbol(String, TextStyle)
  /// Side by side; spacing in columns.
  case row([Node], VerticalAlignment, spacing: Int)
  /// Below each other; spacing in rows.
  case column([Node], HorizontalAlignment, spacing: Int)
  /// On top of each other.
  case layers([Node], Alignment)
  /// Room; length in points.
  case spacer(minLength: CGFloat?)
  /// A line.
  case divider
  /// An outline.
  case shape(Outline, TextStyle)
  /// Room around something.
  case padding(Node, EdgeInsets)
  /// Something in a frame of its own size.
  case frame(Node, Frame)
  /// A line around something.
  case border(Node, TextStyle)
  /// Something drawn beside its place; lengths in points.
  case offset(Node, x: CGFloat, y: CGFloat)
  /// Something over something that keeps its size.
  case overlay([Node], over: Node, Alignment)
  /// Something to tap or to write, with its number and its label.
  case control(ControlFace)
  /// Something that a picker knows by a value.
  case tagged(Node, AnyHashable)
  /// A part of a form, with a heading and a closing line.
  case section(header: [Node], content: [Node], footer: [Node])
  /// Rows with a line around them all: a form, a list.
  case box([Node])
  /// A screen with its title.
  case titled(Node, String)

  /// The outlines that are known.
  package enum Outline {
    case circle
    case rectangle
  }

  /// A size in points; nil: that of what is in it.
  package struct Frame {
    var minWidth: CGFloat?
    var width: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var height: CGFloat?
    var maxHeight: CGFloat?
    var alignment = Alignment.center
  }

  /// The node under a tag, unless it has one already.
  func tagged(unlessTagged tag: some Hashable) -> Node {
    if case .tagged = self { return self }
    return .tagged(self, AnyHashable(tag))
  }

  /// Several nodes as one.
  static func group(_ nodes: [Node]) -> Node {
    nodes.count == 1 ? nodes[0] : .column(nodes, .leading, spacing: 0)
  }
}
