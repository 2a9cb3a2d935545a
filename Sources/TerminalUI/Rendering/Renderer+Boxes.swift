/// Forms and lists: rows inside a border, with a line between sections.
extension Renderer {
  func box(_ nodes: [LayoutNode], _ space: Proposal) -> Block {
    let parts = BoxPart.parts(of: nodes)
    let inner = space.less(columns: 4, rows: 2).width
    let contents = parts.map {
      column($0.rows, .leading, 0, Proposal(width: inner, height: nil))
    }
    let titles = parts.map { title($0, inner) }
    let widest = (contents + titles).map(\.width).max() ?? 0
    return framed(contents, titles, width: max(widest, inner ?? 0) + 4)
  }

  /// A section outside of a form or list.
  func section(
    _ header: [LayoutNode], _ content: [LayoutNode], _ footer: [LayoutNode], _ space: Proposal
  ) -> Block {
    let indented = content.map { LayoutNode.padding($0, EdgeInsets(.leading, 16)) }
    return column(header + indented + footer, .leading, 0, space)
  }

  private func framed(_ contents: [Block], _ titles: [Block], width: Int) -> Block {
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
    let bottom = line(Block(width: 0, height: 1), width, (boxes.bottomLeft, boxes.bottomRight))
    box.draw(bottom, y: box.height)
    box.height += 1
    return box
  }

  /// A horizontal line that contains a title.
  private func line(_ title: Block, _ width: Int, _ ends: (String, String)) -> Block {
    var line = Block(line: ends.0 + boxes.line(width - 2) + ends.1)
    if title.width == 0 { return line }
    line.draw(Block(line: String(repeating: " ", count: title.width + 2)), x: 1)
    line.draw(title, x: 2)
    return line
  }

  /// The header of a section on one line, truncated if it is too wide.
  private func title(_ part: BoxPart, _ width: Int?) -> Block {
    let text = [StyledText(part.title, TextStyle(isBold: true))]
    return Block(line: TextWrapping(width: width).lines(text)[0])
  }
}

/// The rows of a form between two horizontal lines.
private struct BoxPart {
  var title = ""
  var rows: [LayoutNode] = []

  /// Each section is a part, and so are the rows between two sections.
  static func parts(of nodes: [LayoutNode]) -> [BoxPart] {
    var parts: [BoxPart] = []
    var isOpen = false
    for node in nodes {
      if case .section(let header, let content, let footer) = node {
        parts.append(BoxPart(title: LayoutNode.plainText(header), rows: content + footer))
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
