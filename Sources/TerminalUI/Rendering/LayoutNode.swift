import Foundation

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
  /// A screen with its title.
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
  let label: LayoutNode
  let isButton: Bool
  let value: String?
  /// A hint at the accepted values: `0...10`, `daily, weekly, off`.
  let choices: String?
  /// What a button shows after its label: ` >`.
  let mark: String
  let isEnabled: Bool
  let look: ControlLook

  /// The same control with another label.
  func labeled(_ label: LayoutNode) -> ControlLabel {
    ControlLabel(
      number: number, label: label, isButton: isButton, value: value, choices: choices, mark: mark,
      isEnabled: isEnabled, look: look)
  }

  /// The parts side by side. A control that is covered has no number.
  func node(isCovered: Bool) -> LayoutNode {
    let number = isCovered ? [] : [LayoutNode.text([StyledText("[\(number)] ")])]
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
      ? [.text([StyledText("<")]), label.buttonFace, .text([StyledText(mark + ">")])]
      : [label] + values
  }

  private var values: [LayoutNode] {
    let hasLabel = !label.plainText.isEmpty
    let parts = [value, choices.map { "(\($0))" }].compactMap { $0 }
    if parts.isEmpty { return [] }
    return [.text([StyledText((hasLabel ? ": " : "") + parts.joined(separator: " "))])]
  }

  private var note: [LayoutNode] { isEnabled ? [] : [.text([StyledText(" (disabled)")])] }
}

extension LayoutNode {
  /// The runs of a text.
  fileprivate var runs: [StyledText] {
    if case .text(let runs) = self { return runs }
    return []
  }

  /// The label of a button between its brackets: text and symbols without the shapes behind them, or a sign for the shapes.
  fileprivate var buttonFace: LayoutNode {
    guard plainText.isEmpty else { return withoutMargins.withoutBackdrops }
    switch shapes.first {
    case .circle: return .text([StyledText("( )")])
    case .rectangle: return .text([StyledText("[ ]")])
    case nil: return withoutMargins
    }
  }

  /// The shapes, the outermost first.
  private var shapes: [Outline] {
    switch self {
    case .shape(let outline, _, _): [outline]
    case .overlay(let nodes, let base, _): ([base] + nodes).flatMap(\.shapes)
    case .row(let nodes, _, _), .column(let nodes, _, _), .layers(let nodes, _):
      nodes.flatMap(\.shapes)
    case .padding(let node, _), .frame(let node, _), .border(let node, _), .offset(let node, _, _),
      .tagged(let node, _):
      node.shapes
    default: []
    }
  }

  /// The node without the shapes and borders that text is drawn on.
  private var withoutBackdrops: LayoutNode {
    switch self {
    case .border(let node, _): node.withoutMargins.withoutBackdrops
    case .overlay(let nodes, let base, let alignment):
      .layers([base] + nodes, alignment).withoutBackdrops
    case .layers(let nodes, let alignment):
      .named(among: nodes, alignment)
    case .row(let nodes, let alignment, let spacing):
      .row(nodes.map(\.withoutBackdrops), alignment, spacing: spacing)
    case .column(let nodes, let alignment, let spacing):
      .column(nodes.map(\.withoutBackdrops), alignment, spacing: spacing)
    case .frame(let node, let frame): .frame(node.withoutBackdrops, frame)
    case .padding(let node, let insets): .padding(node.withoutBackdrops, insets)
    default: self
    }
  }

  /// Those of several layers that contain text or symbols.
  private static func named(among nodes: [LayoutNode], _ alignment: Alignment) -> LayoutNode {
    let named = nodes.filter { !$0.plainText.isEmpty }.map(\.withoutMargins.withoutBackdrops)
    return named.count == 1 ? named[0] : .layers(named, alignment)
  }

  /// The node without the padding and the fixed size around it, which give a button its shape on a phone.
  private var withoutMargins: LayoutNode {
    switch self {
    case .padding(let node, _), .tagged(let node, _): node.withoutMargins
    case .frame(let node, let frame):
      .frame(
        node.withoutMargins, Frame(maxWidth: frame.maxWidth, alignment: frame.alignment))
    default: self
    }
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
    func joined(_ nodes: [LayoutNode]) -> String { Self.joinedText(nodes, hasSymbols: hasSymbols) }
    return switch self {
    case .text(let runs): runs.map(\.text).joined()
    case .symbol(let name, _): hasSymbols ? name : ""
    case .spacer, .divider, .shape: ""
    case .control(let control): control.label.text(hasSymbols: hasSymbols)
    case .overlay(let nodes, let base, _): joined([base] + nodes)
    case .section(let header, let content, let footer): joined(header + content + footer)
    case .row(let nodes, _, _), .column(let nodes, _, _), .layers(let nodes, _), .box(let nodes),
      .wrappingRow(let nodes, _):
      joined(nodes)
    case .padding(let node, _), .frame(let node, _), .border(let node, _), .offset(let node, _, _),
      .tagged(let node, _), .titled(let node, _), .screen(let node, _):
      node.text(hasSymbols: hasSymbols)
    }
  }
}

extension LayoutNode {
  /// The nodes of a screen, with the title that one of them sets above all of them. Of several titles the outermost counts.
  static func screen(_ nodes: [LayoutNode]) -> [LayoutNode] {
    var title: String?
    let content = nodes.map { $0.withoutTitles(&title) }
    return title.map { [.screen(.group(content), title: $0)] } ?? nodes
  }

  /// The node without the titles that it sets. The first of them is stored in `title`, unless there is one already.
  private func withoutTitles(_ title: inout String?) -> LayoutNode {
    func cleared(_ nodes: [LayoutNode]) -> [LayoutNode] { nodes.map { $0.withoutTitles(&title) } }
    switch self {
    case .titled(let node, let text):
      title = title ?? text
      return node.withoutTitles(&title)
    case .row(let nodes, let alignment, let spacing):
      return .row(cleared(nodes), alignment, spacing: spacing)
    case .column(let nodes, let alignment, let spacing):
      return .column(cleared(nodes), alignment, spacing: spacing)
    case .wrappingRow(let nodes, let spacing):
      return .wrappingRow(cleared(nodes), spacing: spacing)
    case .layers(let nodes, let alignment): return .layers(cleared(nodes), alignment)
    case .padding(let node, let insets): return .padding(node.withoutTitles(&title), insets)
    case .frame(let node, let frame): return .frame(node.withoutTitles(&title), frame)
    case .border(let node, let style): return .border(node.withoutTitles(&title), style)
    case .offset(let node, let x, let y): return .offset(node.withoutTitles(&title), x: x, y: y)
    case .overlay(let nodes, let base, let alignment):
      let base = base.withoutTitles(&title)
      return .overlay(cleared(nodes), over: base, alignment)
    case .tagged(let node, let tag): return .tagged(node.withoutTitles(&title), tag)
    case .section(let header, let content, let footer):
      return .section(
        header: cleared(header), content: cleared(content), footer: cleared(footer))
    case .box(let nodes): return .box(cleared(nodes))
    case .text, .symbol, .spacer, .divider, .shape, .control, .screen: return self
    }
  }

  /// The first title of a screen in a node, and the node without it.
  func separatingTitle() -> (title: String?, node: LayoutNode) {
    switch self {
    case .screen(let node, let title): return (title, node)
    case .column(let nodes, let alignment, let spacing):
      let (title, rest) = Self.separatingTitle(nodes)
      return (title, .column(rest, alignment, spacing: spacing))
    case .padding(let node, let insets):
      let (title, rest) = node.separatingTitle()
      return (title, .padding(rest, insets))
    case .frame(let node, let frame):
      let (title, rest) = node.separatingTitle()
      return (title, .frame(rest, frame))
    case .tagged(let node, let tag):
      let (title, rest) = node.separatingTitle()
      return (title, .tagged(rest, tag))
    default: return (nil, self)
    }
  }

  /// The first title of a screen in nodes, and the nodes without it.
  static func separatingTitle(_ nodes: [LayoutNode]) -> (title: String?, nodes: [LayoutNode]) {
    for (index, node) in nodes.enumerated() {
      let (title, rest) = node.separatingTitle()
      guard let title else { continue }
      var nodes = nodes
      nodes[index] = rest
      return (title, nodes)
    }
    return (nil, nodes)
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

  /// The least width of a spacer in columns.
  var leastColumns: Int {
    guard case .spacer(let length) = self else { return 0 }
    return max(length.map(Points.columns) ?? 1, 0)
  }

  /// The least height of a spacer in rows.
  var leastRows: Int {
    guard case .spacer(let length) = self else { return 0 }
    return max(length.map(Points.rows) ?? 1, 0)
  }

  /// Whether the node fills the width that it is offered.
  var isWidthFlexible: Bool {
    switch self {
    case .spacer, .box: true
    case .shape(let shape, _, _): shape == .rectangle
    case .text, .symbol, .divider, .control: false
    case .row(let nodes, _, _), .wrappingRow(let nodes, _):
      nodes.contains(where: \.isWidthFlexible)
    case .column(let nodes, _, _), .layers(let nodes, _):
      nodes.contains { !$0.isSpacer && ($0.isDivider || $0.isWidthFlexible) }
    case .frame(let node, let frame):
      frame.width == nil && (frame.maxWidth != nil || node.isWidthFlexible)
    case .section(let header, let content, let footer):
      (header + content + footer).contains(where: \.isWidthFlexible)
    case .padding(let node, _), .border(let node, _), .offset(let node, _, _),
      .overlay(_, let node, _), .tagged(let node, _), .titled(let node, _), .screen(let node, _):
      node.isWidthFlexible
    }
  }
}
