/// Finds the name that someone most likely meant.
package enum NearestName {
  /// The nearest of `names`, nil when none is near. Equally near ones: the first by the alphabet.
  package static func to(_ name: String, in names: [String]) -> String? {
    let ranked = names.compactMap { candidate in
      distance(from: name, to: candidate).map { (distance: $0, name: candidate) }
    }
    return ranked.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// How far `name` is from `candidate`: 0 when only case differs; nil: too far to be a slip.
  package static func distance(from name: String, to candidate: String) -> Int? {
    guard name.utf8.count <= 128, candidate.utf8.count <= 128 else { return nil }
    let (typed, meant) = (Array(name.lowercased()), Array(candidate.lowercased()))
    if typed == meant { return 0 }
    let limit = max(1, min(typed.count, meant.count) / 3)
    guard abs(typed.count - meant.count) <= limit else { return nil }
    let edits = edits(typed, meant)
    // One edit turns any name of one letter into any other.
    return edits <= limit && edits < max(typed.count, meant.count) ? edits : nil
  }

  /// Letters added, dropped, changed or swapped with their neighbour, at the least.
  private static func edits(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var row = [i + 1]
      for (j, y) in b.enumerated() {
        var best = min(row[j] + 1, last[j + 1] + 1, last[j] + (x == y ? 0 : 1))
        if i > 0, j > 0, x == b[j - 1], a[i - 1] == y { best = min(best, beforeLast[j - 1] + 1) }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
