/// The heights of panels below each other, which share their borders.
struct StageColumn {
  /// The first row and the number of rows of each panel.
  private(set) var panels: [(row: Int, height: Int)] = []

  /// - Parameters:
  ///   - wanted: The rows that each panel needs with its frame. The last one takes what is left.
  ///   - height: The rows of all of them.
  init(_ wanted: [Int], height: Int) {
    var heights = wanted
    // Neighbors share a row.
    let room = height + max(0, wanted.count - 1)
    while heights.reduce(0, +) > room, let most = heights.max(), most > Self.least {
      heights[heights.lastIndex(of: most) ?? 0] -= 1
    }
    var row = 0
    for (index, rows) in heights.enumerated() {
      let isLast = index == heights.count - 1
      panels.append((row, isLast ? max(Self.least, height - row) : rows))
      row += rows - 1
    }
  }

  private static let least = 3
}
