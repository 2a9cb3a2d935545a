/// Finds a shortest path of edits through the grid of two lists.
///
/// This is the search in linear space of Myers, "An O(ND) Difference Algorithm and Its Variations"
/// (1986): from both corners of a box it goes as far as it can with more and more edits, until the
/// paths meet, and then searches the boxes before and after the place where they met. Its time
/// grows with the square of the number of edits.
///
/// Which of several shortest paths is found depends on the order of the steps. It is the order of
/// the standard library's `difference(from:)`.
struct PathSearch {
  private let maxEdits: Int
  private let isMatch: (Int, Int) -> Bool

  /// - Parameters:
  ///   - maxEdits: The search is given up if it takes more edits.
  ///   - isMatch: Whether an element of the first list and one of the second match.
  init(maxEdits: Int, _ isMatch: @escaping (Int, Int) -> Bool) {
    (self.maxEdits, self.isMatch) = (maxEdits, isMatch)
  }

  /// The matches on the path through a box; `nil` if it has too many edits.
  func matches(
    in box: EditBox, _ interruption: inout InterruptionCounter
  ) throws -> [EditBox.Match]? {
    var matches: [EditBox.Match] = []
    var boxes = [box]
    while var box = boxes.popLast() {
      matches += box.trim(isMatch)
      guard box.width > 0, box.height > 0 else { continue }
      guard let meeting = try meeting(in: box, &interruption) else { return nil }
      // The edit that may precede or follow the matches is found again: all that matches is
      // trimmed from the boxes' ends.
      var snake = meeting
      matches += snake.trim(isMatch)
      boxes.append(
        EditBox(left: box.left, top: box.top, right: meeting.left, bottom: meeting.top))
      boxes.append(
        EditBox(left: meeting.right, top: meeting.bottom, right: box.right, bottom: box.bottom))
    }
    return matches
  }

  /// The step, with the matches after or before it, at which the paths from both corners meet.
  private func meeting(
    in box: EditBox, _ interruption: inout InterruptionCounter
  ) throws -> EditBox? {
    let half = min((box.width + box.height + 1) / 2, maxEdits / 2 + 1)
    // How far the paths have come on each diagonal; `half + 1` is the index of diagonal 0.
    var forward = Array(repeating: box.left, count: 2 * half + 3)
    var backward = Array(repeating: box.bottom, count: 2 * half + 3)
    var edits = 0
    while edits <= half {
      try interruption.step(edits)
      if let meeting = goForward(edits, box, &forward, backward, half + 1) { return meeting }
      if let meeting = goBackward(edits, box, forward, &backward, half + 1) { return meeting }
      edits += 1
    }
    return nil
  }

  /// Goes as far to the lower right as another edit allows, on each diagonal.
  private func goForward(
    _ edits: Int, _ box: EditBox, _ forward: inout [Int], _ backward: [Int], _ center: Int
  ) -> EditBox? {
    let shift = box.width - box.height
    var diagonal = edits
    // Loops without ranges: debug builds are slow to iterate over them.
    while diagonal >= -edits {
      let (removal, insertion) = (forward[center + diagonal - 1], forward[center + diagonal + 1])
      let inserts = diagonal == -edits || diagonal != edits && removal < insertion
      var x = inserts ? insertion : removal + 1
      var y = box.top + (x - box.left) - diagonal
      let (startX, startY) = (inserts ? x : x - 1, inserts && edits > 0 ? y - 1 : y)
      while x < box.right, y < box.bottom, isMatch(x, y) {
        x += 1
        y += 1
      }
      forward[center + diagonal] = x
      let opposite = diagonal - shift
      if shift & 1 != 0, abs(opposite) < edits, y >= backward[center + opposite] {
        return EditBox(left: startX, top: startY, right: x, bottom: y)
      }
      diagonal -= 2
    }
    return nil
  }

  /// Goes as far to the upper left as another edit allows, on each diagonal.
  private func goBackward(
    _ edits: Int, _ box: EditBox, _ forward: [Int], _ backward: inout [Int], _ center: Int
  ) -> EditBox? {
    let shift = box.width - box.height
    var opposite = edits
    while opposite >= -edits {
      let (insertion, removal) = (backward[center + opposite - 1], backward[center + opposite + 1])
      let removes = opposite == -edits || opposite != edits && insertion > removal
      var y = removes ? removal : insertion - 1
      let diagonal = opposite + shift
      var x = box.left + (y - box.top) + diagonal
      let (endX, endY) = (removes && edits > 0 ? x + 1 : x, removes ? y : y + 1)
      while x > box.left, y > box.top, isMatch(x - 1, y - 1) {
        x -= 1
        y -= 1
      }
      backward[center + opposite] = y
      if shift & 1 == 0, abs(diagonal) <= edits, x <= forward[center + diagonal] {
        return EditBox(left: x, top: y, right: endX, bottom: endY)
      }
      opposite -= 2
    }
    return nil
  }
}
