/// Draws forms and lists: rows inside a border, with a line between sections.
struct BoxRenderer {
  /// Draws what is inside the border.
  let content: Renderer

  private var boxes: BoxCharacters { content.boxes }

  /// Draws a form or a list as wide as the space that it is offered.
  func block(_ nodes: [LayoutNode], _ space: Proposal) -> Block {
    let inner = space.less(columns: 4, rows: 2).width
    return block(BoxPart.parts(of: nodes), BoxWidth(limit: inner, least: inner ?? 0))
  }

  /// Draws parts inside a border.
  ///
  /// - Parameter button: Drawn in the lower border.
  func block(_ parts: [BoxPart], _ width: BoxWidth, button: LayoutNode? = nil) -> Block {
    let space = Proposal(width: width.limit, height: nil)
    let parts = parts.map { fitted($0, width.limit) }
    let contents = parts.map { content.column($0.rows, .leading, 0, space) }
    let titles = parts.map { title($0, width.limit) }
    let button = button.map { content.block($0, space) }
    let widest = (contents + titles + [button].compactMap { $0 }).map(\.width).max() ?? 0
    return framed(contents, titles, button, width: max(widest, width.least) + 4)
  }

  private func framed(
    _ contents: [Block], _ titles: [Block], _ button: Block?, width: Int
  ) -> Block {
    var box = Block(width: width, height: 0)
    for (index, content) in contents.enumerated() {
      let ends = index == 0 ? (boxes.topLeft, boxes.topRight) : (boxes.leftTee, boxes.rightTee)
      box.draw(line(titles[index], width, ends), y: box.height)
      box.height += 1
      for row in box.height..<box.height + content.height {
        box.draw(Block(line: boxes.vertical), y: row)
        box.draw(Block(line: boxes.vertical), x: width - 1, y: row)
      }
      box.draw(content, x: 2, y: box.height)
      box.height += content.height
    }
    let button = button ?? Block(width: 0, height: 1)
    let bottom = line(
      button, width, (boxes.bottomLeft, boxes.bottomRight), at: width - button.width - 2)
    box.draw(bottom, y: box.height)
    box.height += bottom.height
    return box
  }

  /// A horizontal line that contains a title from a column on.
  private func line(
    _ title: Block, _ width: Int, _ ends: (String, String), at column: Int = 2
  ) -> Block {
    var line = Block(line: ends.0 + boxes.line(width - 2) + ends.1)
    if title.width == 0 { return line }
    for piece in title.pieces where piece.y == 0 {
      let columns = ColumnWidth.of(piece.text.text)
      line.draw(Block(line: String(repeating: " ", count: columns + 2)), x: column + piece.x - 1)
    }
    line.draw(title, x: column)
    line.height = max(line.height, title.height)
    return line
  }

  /// The header of a section on one line. Text is truncated if it is too wide.
  private func title(_ part: BoxPart, _ width: Int?) -> Block {
    if let header = part.header { return fitted(header, width).bold }
    let text = [StyledText(part.title, TextStyle(isBold: true))]
    return Block(line: TextWrapping(width: width).lines(text)[0])
  }

  /// The part with a header of several lines above its rows, because a border has only one line.
  private func fitted(_ part: BoxPart, _ width: Int?) -> BoxPart {
    guard let header = part.header, fitted(header, width).height != 1 else { return part }
    return BoxPart(rows: [header] + part.rows)
  }

  private func fitted(_ node: LayoutNode, _ width: Int?) -> Block {
    content.block(node, Proposal(width: width, height: nil))
  }
}

/// The width of a box inside its border, in columns.
struct BoxWidth {
  /// Nil for no limit.
  let limit: Int?
  let least: Int
}

/// The rows of a form between two horizontal lines.
struct BoxPart {
  var title = ""
  /// The header, in place of the title, if it contains controls.
  var header: LayoutNode?
  var rows: [LayoutNode] = []

  var isUntitled: Bool { title.isEmpty && header == nil }
  var isEmpty: Bool { isUntitled && rows.isEmpty }

  /// Each section is a part, and so are the rows between two sections.
  static func parts(of nodes: [LayoutNode]) -> [BoxPart] {
    var parts: [BoxPart] = []
    var isOpen = false
    for node in nodes {
      if case .section(let header, let content, let footer) = node {
        parts.append(BoxPart(header: header, rows: content + footer))
        isOpen = false
      } else if isOpen {
        parts[parts.count - 1].rows.append(node)
      } else {
        parts.append(BoxPart(rows: [node]))
        isOpen = true
      }
    }
    return parts.isEmpty ? [BoxPart()] : parts
  }
}

extension BoxPart {
  private init(header nodes: [LayoutNode], rows: [LayoutNode]) {
    let hasControls = nodes.contains(where: \.hasControl)
    self.init(
      title: hasControls ? "" : LayoutNode.plainText(nodes),
      header: hasControls ? .group(nodes) : nil, rows: rows)
  }
}

extension Block {
  /// The same text in bold type.
  fileprivate var bold: Block { styled(TextStyle(isBold: true)) }
}
