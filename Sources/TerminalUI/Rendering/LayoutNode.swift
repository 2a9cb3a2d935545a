/// A node of the tree that views produce and that a ``Renderer`` draws.
package indirect enum LayoutNode {
  /// Text that wraps if it is too wide.
  case text([StyledText])
  /// An image, drawn as its name: `[cart]`.
  case symbol(String, TextStyle)
  /// Nodes side by side; the spacing is in columns.
  case row([LayoutNode], VerticalAlignment, spacing: Int)
  /// Nodes side by side, in several rows if they are too wide; the spacing is in columns.
  case wrappingRow([LayoutNode], spacing: Int)
  /// Nodes below each other; the spacing is in rows.
  case column([LayoutNode], HorizontalAlignment, spacing: Int)
  /// Nodes on top of each other.
  case layers([LayoutNode], Alignment)
  /// Flexible space; the length is in points.
  case spacer(minLength: CGFloat?)
  case divider
  case shape(Outline, TextStyle, Paint = .automatic)
  case padding(LayoutNode, EdgeInsets)
  case frame(LayoutNode, Frame)
  case border(LayoutNode, TextStyle)
  /// A node that is drawn away from its place; the lengths are in points.
  case offset(LayoutNode, x: CGFloat, y: CGFloat)
  /// Nodes over another node, which determines the size.
  case overlay([LayoutNode], over: LayoutNode, Alignment)
  case control(ControlLabel)
  /// A choice of a picker with its value.
  case tagged(LayoutNode, AnyHashable)
  case section(header: [LayoutNode], content: [LayoutNode], footer: [LayoutNode])
  /// A form or a list: rows inside a border.
  case box([LayoutNode])
  /// A node that sets the title of the screen that contains it.
  case titled(LayoutNode, String)
  case screen(LayoutNode, title: String)

  package enum Outline {
    case circle
    case rectangle
  }

  /// How the inside of a shape is drawn.
  package enum Paint {
    /// Filled on a phone, where text is drawn over it. A terminal draws the outline.
    case automatic
    case filled
    case stroked
  }

  /// A size in points. A length that is nil is that of the content.
  package struct Frame {
    var minWidth: CGFloat?
    var width: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var height: CGFloat?
    var maxHeight: CGFloat?
    var alignment = Alignment.center
  }

  /// The node with a tag, unless it already has one.
  func tagged(unlessTagged tag: some Hashable) -> LayoutNode {
    if case .tagged = self { return self }
    return .tagged(self, AnyHashable(tag))
  }

  /// The tagged nodes in a node: the choices of a picker, or tabs.
  var choices: [(name: String, tag: AnyHashable)] {
    switch self {
    case .tagged(let node, let tag): [(node.plainText, tag)]
    case .section(_, let content, _): content.flatMap(\.choices)
    case .row(let nodes, _, _), .column(let nodes, _, _): nodes.flatMap(\.choices)
    default: []
    }
  }

  /// Several nodes as one.
  static func group(_ nodes: [LayoutNode]) -> LayoutNode {
    nodes.count == 1 ? nodes[0] : .column(nodes, .leading, spacing: 0)
  }
}

/// The parts of a drawn control: `[1] Haptic feedback: off`.
package struct ControlLabel {
  let number: Int
  var label: LayoutNode
  let isButton: Bool
  let value: String?
  /// A hint at the accepted values: `0...10`, `daily, weekly, off`.
  let choices: String?
  /// What a button shows after its label: ` >`.
  let mark: String
  let isEnabled: Bool
  let look: ControlLook
  /// The style of what is drawn beside the label.
  var style = TextStyle()

  /// The parts side by side. A control that is covered has no number.
  func node(isCovered: Bool) -> LayoutNode {
    let number = isCovered ? [] : [LayoutNode.text([StyledText("[\(number)] ", style)])]
    return .row(number + (line.map { [$0] } ?? body + note), .top, spacing: 0)
  }

  /// The label, the value and the note as one text, which wraps as a whole; nil if they must stay beside each other.
  private var line: LayoutNode? {
    guard !isButton, case .text(let label) = label else { return nil }
    let runs = ([.text(label)] + values + note).flatMap(\.runs)
    return runs.contains { $0.text.contains("\n") } ? nil : .text(runs)
  }

  private var body: [LayoutNode] {
    isButton
      ? [
        .text([StyledText("<", style)]), ButtonFace(of: label).node,
        .text([StyledText(mark + ">", style)]),
      ]
      : [label] + values
  }

  private var values: [LayoutNode] {
    let hasLabel = !label.plainText.isEmpty
    let parts = [value, choices.map { "(\($0))" }].compactMap { $0 }
    if parts.isEmpty { return [] }
    return [.text([StyledText((hasLabel ? ": " : "") + parts.joined(separator: " "), style)])]
  }

  private var note: [LayoutNode] { isEnabled ? [] : [.text([StyledText(" (disabled)", style)])] }
}

extension LayoutNode {
  fileprivate var runs: [StyledText] {
    if case .text(let runs) = self { return runs }
    return []
  }
}

extension LayoutNode {
  /// The text of a node on one line, the name of a control. Images count only if there is no other text.
  var plainText: String { Self.plainText([self]) }

  /// Whether nodes contain text, as opposed to images.
  static func containsText(_ nodes: [LayoutNode]) -> Bool {
    !joinedText(nodes, hasSymbols: false).isEmpty
  }

  static func plainText(_ nodes: [LayoutNode]) -> String {
    let text = joinedText(nodes, hasSymbols: false)
    return text.isEmpty ? joinedText(nodes, hasSymbols: true) : text
  }

  private static func joinedText(_ nodes: [LayoutNode], hasSymbols: Bool) -> String {
    nodes.map { $0.text(hasSymbols: hasSymbols) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func text(hasSymbols: Bool) -> String {
    switch self {
    case .text(let runs): runs.map(\.text).joined()
    case .symbol(let name, _): hasSymbols ? name : ""
    case .control(let control): control.label.text(hasSymbols: hasSymbols)
    default: Self.joinedText(children, hasSymbols: hasSymbols)
    }
  }
}

/// What stacks need to know about a node before they draw it.
extension LayoutNode {
  var isSpacer: Bool {
    if case .spacer = self { return true }
    return false
  }

  var isDivider: Bool {
    if case .divider = self { return true }
    return false
  }

  /// Whether the node is a control with a value, which fills the width on a phone.
  var isField: Bool {
    switch self {
    case .control(let control): !control.isButton
    case .padding(let node, _), .tagged(let node, _): node.isField
    default: false
    }
  }

  /// The least length of a spacer in cells, which ``Points`` converts points into.
  func leastLength(_ cells: (CGFloat) -> Int) -> Int {
    guard case .spacer(let length) = self else { return 0 }
    return max(length.map(cells) ?? 1, 0)
  }

  /// Whether the node fills the width that it is offered.
  var isWidthFlexible: Bool {
    switch self {
    case .spacer, .box: true
    case .shape(let shape, _, _): shape == .rectangle
    case .column(let nodes, _, _), .layers(let nodes, _):
      nodes.contains { !$0.isSpacer && ($0.isDivider || $0.isWidthFlexible) }
    case .frame(let node, let frame):
      frame.width == nil && (frame.maxWidth != nil || node.isWidthFlexible)
    case .overlay(_, let node, _): node.isWidthFlexible
    default: children.contains(where: \.isWidthFlexible)
    }
  }
}
