/// A longest chain of matches through the grid of two lists, each to the lower right of the one
/// before.
///
/// This is the search of Hunt and Szymanski, "A Fast Algorithm for Computing Longest Common
/// Subsequences" (1977). Its time grows with the number of matches, times a logarithm, and hardly
/// with the number of edits.
struct MatchChain {
  private(set) var matches: [EditBox.Match] = []
  /// The number of edits that are left.
  let editCount: Int

  /// Searches a box whose elements are classified.
  ///
  /// - Parameter maxMatches: Of more matches than this, only those at similar positions are looked
  ///   at, and there may be longer chains.
  init(
    _ classes: ElementClasses, in box: EditBox, maxMatches: Int,
    _ interruption: inout InterruptionCounter
  ) throws {
    var links: [Link] = []
    /// For each length, the chain that ends furthest up.
    var best: [Int] = []
    for x in box.left..<box.right {
      for y in classes.matches(of: x, limit: maxMatches) {
        try interruption.step()
        let length = Self.count(of: best) { links[$0].y < y }
        if length < best.count, links[best[length]].y == y { continue }
        links.append(Link(x: x, y: y, previous: length > 0 ? best[length - 1] : nil))
        if length == best.count {
          best.append(links.count - 1)
        } else {
          best[length] = links.count - 1
        }
      }
    }
    editCount = box.width + box.height - 2 * best.count
    var next = best.last
    while let index = next {
      matches.append(EditBox.Match(left: links[index].x, top: links[index].y, count: 1))
      next = links[index].previous
    }
  }

  /// The end of a chain.
  private struct Link {
    let x: Int
    let y: Int
    let previous: Int?
  }

  /// How many elements at the beginning of a list meet a condition that the others do not meet.
  private static func count(of list: [Int], where condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(list[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
