/// A part of the grid that two lists span: the first list from left to right, the second one from
/// top to bottom.
struct EditBox {
  var left = 0
  var top = 0
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }

  /// Children that follow each other in both lists and match.
  struct Match {
    let left: Int
    let top: Int
    let count: Int
  }

  /// Removes the matches at the beginnings and at the ends of the lists.
  mutating func trim(_ isMatch: (Int, Int) -> Bool) -> [Match] {
    let (left, top) = (left, top)
    while width > 0, height > 0, isMatch(self.left, self.top) {
      self.left += 1
      self.top += 1
    }
    let end = right
    while width > 0, height > 0, isMatch(right - 1, bottom - 1) {
      right -= 1
      bottom -= 1
    }
    return [
      Match(left: left, top: top, count: self.left - left),
      Match(left: right, top: bottom, count: end - right),
    ]
  }
}
