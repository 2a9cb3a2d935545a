/// The picture of a graph of states: the states in rows by their distance from the first one, with the steps as curves between them.
struct GraphPicture {
  private struct Box {
    let lines: [String]
    var row = 0
    var x = 0.0
    var y = 0.0
  }

  /// The actions between two states, which share a curve.
  private struct Curve {
    let from: Int
    let to: Int
    var labels: [String]
    var actions: [Int]
  }

  private static let lineHeight = 16.0
  private static let gap = 24.0
  private static let rowGap = 72.0
  private static let mostLines = 4
  private static let mostColumns = 26

  private var boxes: [Box]
  private var curves: [Curve] = []
  private let boxWidth: Double
  private let boxHeight: Double

  init(_ states: [GraphPage.State]) {
    boxes = states.map { Box(lines: Self.lines($0.shownFields)) }
    let columns = boxes.flatMap(\.lines).map(ColumnWidth.of).max() ?? 0
    boxWidth = max(56, Double(columns) * 7.3 + 16)
    boxHeight = Double(boxes.map(\.lines.count).max() ?? 1) * Self.lineHeight + 12
    var number = 0
    for (index, state) in states.enumerated() {
      for action in state.actions {
        add(action, from: index, number)
        number += 1
      }
    }
    arrange()
  }

  private static func lines(_ fields: [String]) -> [String] {
    let lines = fields.prefix(mostLines).map { $0.truncated(toColumns: mostColumns) }
    return fields.count > mostLines ? lines.dropLast() + ["…"] : lines
  }

  private mutating func add(_ action: GraphPage.Action, from index: Int, _ number: Int) {
    if let known = curves.firstIndex(where: { $0.from == index && $0.to == action.state }) {
      curves[known].labels.append(action.label)
      curves[known].actions.append(number)
    } else {
      curves.append(
        Curve(from: index, to: action.state, labels: [action.label], actions: [number]))
    }
  }

  /// Places the boxes of each row in the order of the boxes above that lead to them, so that fewer curves cross.
  private mutating func arrange() {
    var rows: [[Int]] = [[0]]
    var seen: Set<Int> = [0]
    while let row = rows.last, !row.isEmpty {
      let next = row.flatMap { from in curves.filter { $0.from == from }.map(\.to) }
      rows.append(next.filter { seen.insert($0).inserted })
    }
    rows.removeLast()
    // Folding can leave groups to which no shown action leads.
    let rest = boxes.indices.filter { !seen.contains($0) }
    if !rest.isEmpty { rows.append(rest) }
    let widest = Double(rows.map(\.count).max() ?? 1)
    for (number, row) in rows.enumerated() {
      let indent = (widest - Double(row.count)) * (boxWidth + Self.gap) / 2
      for (column, index) in row.enumerated() {
        boxes[index].row = number
        boxes[index].x = 20 + indent + Double(column) * (boxWidth + Self.gap)
        boxes[index].y = 20 + Double(number) * (boxHeight + Self.rowGap)
      }
    }
  }

  /// The picture as a part of a page.
  var svg: String {
    let width = (boxes.map { $0.x + boxWidth }.max() ?? 0) + 60
    let height = (boxes.map { $0.y + boxHeight }.max() ?? 0) + 50
    let size = "width=\"\(Self.text(width))\" height=\"\(Self.text(height))\""
    let start =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) viewBox=\"0 0 \(Self.text(width)) \(Self.text(height))\""
      + " role=\"group\" aria-label=\"States and actions\">"
    let tip =
      "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" markerUnits=\"userSpaceOnUse\""
      + " orient=\"auto\"><path class=\"tip\" d=\"M0 0 8 4 0 8z\"/></marker></defs>"
    return ([start, tip] + curves.map(curve) + boxes.indices.map(box) + ["</svg>"])
      .joined(separator: "\n")
  }

  private func box(_ index: Int) -> String {
    let box = boxes[index], middle = box.x + boxWidth / 2
    let top = box.y + (boxHeight - Double(box.lines.count) * Self.lineHeight) / 2 + 12
    let lines = box.lines.enumerated().map { number, line in
      let y = Self.text(top + Double(number) * Self.lineHeight)
      return "<text x=\"\(Self.text(middle))\" y=\"\(y)\">\(MarkupText.escaped(line))</text>"
    }
    let name = "\(GraphPage.name(index)): \(box.lines.joined(separator: ", "))"
    return "<a class=\"box\" href=\"#state\(index)\" data-state=\"\(index)\""
      + " aria-label=\"\(MarkupText.escaped(name))\">"
      + "<rect x=\"\(Self.text(box.x))\" y=\"\(Self.text(box.y))\" width=\"\(Self.text(boxWidth))\""
      + " height=\"\(Self.text(boxHeight))\" rx=\"6\"/>\(lines.joined())</a>"
  }

  private func curve(_ curve: Curve) -> String {
    let (path, x, y) = shape(boxes[curve.from], boxes[curve.to])
    let labels = curve.labels.enumerated().map { number, label in
      "<text x=\"\(Self.text(x))\" y=\"\(Self.text(y + Double(number) * 14))\">"
        + "\(MarkupText.escaped(label.truncated(toColumns: 40)))</text>"
    }
    let actions = curve.actions.map(String.init).joined(separator: " ")
    return
      "<g class=\"edge\" data-from=\"\(curve.from)\" data-to=\"\(curve.to)\" data-actions=\"\(actions)\">"
      + "<path class=\"hit\" d=\"\(path)\"/><path class=\"line\" d=\"\(path)\" marker-end=\"url(#tip)\"/>"
      + "\(labels.joined())</g>"
  }

  /// A curve between two boxes, and the place of its labels. Steps that lead on are left of those that lead back.
  private func shape(_ from: Box, _ to: Box) -> (path: String, x: Double, y: Double) {
    let middle = boxWidth / 2, side = min(12, boxWidth / 6)
    if from.row == to.row {
      let (x1, x2, y) = (from.x + middle + side, to.x + middle - side, from.y + boxHeight)
      let path = Self.path((x1, y), (x1, y + 30), (x2, y + 30), (x2, y))
      return (path, (x1 + x2) / 2, y + 36)
    }
    let down = to.row > from.row, shift = down ? -side : side
    let (x1, x2) = (from.x + middle + shift, to.x + middle + shift)
    let (y1, y2) = (from.y + (down ? boxHeight : 0), to.y + (down ? 0 : boxHeight))
    // A curve over several rows passes the boxes between at their right side.
    let isLong = abs(to.row - from.row) > 1
    let bend = isLong ? middle + Self.gap / 2 : 0
    let lift = (down ? 1 : -1) * Self.rowGap / 2
    let path = Self.path((x1, y1), (x1 + bend, y1 + lift), (x2 + bend, y2 - lift), (x2, y2))
    return (path, (x1 + x2) / 2 + bend * 0.75, (y1 + y2) / 2 + 4)
  }

  private typealias Point = (x: Double, y: Double)

  private static func path(_ start: Point, _ one: Point, _ other: Point, _ end: Point) -> String {
    let points = [one, other, end].map { "\(text($0.x)) \(text($0.y))" }.joined(separator: " ")
    return "M\(text(start.x)) \(text(start.y))C\(points)"
  }

  /// A number with at most one decimal place.
  private static func text(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }
}
