/// The difference of two editions of a file.
package enum TextDifference {
  /// The difference, in the form that `diff -u` prints; empty if the texts are equal.
  package static func text(of path: String, from old: String, to new: String) -> String {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let hunks = UnifiedDiff(marked(lines(old), lines(new)), context: 2).lines
    return hunks.isEmpty ? "" : (["--- \(path)", "+++ \(path)"] + hunks).joined(separator: "\n")
  }

  /// The lines of both texts in order: those of the older one alone with `-`, those of the newer one alone with `+`, the others with a space.
  static func marked(_ old: [String], _ new: [String]) -> [(sign: Character, text: String)] {
    var (removed, added) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var result: [(Character, String)] = []
    var (first, second) = (0, 0)
    while first < old.count || second < new.count {
      let sign: Character = removed.contains(first) ? "-" : added.contains(second) ? "+" : " "
      result.append((sign, sign == "+" ? new[second] : old[first]))
      first += sign == "+" ? 0 : 1
      second += sign == "-" ? 0 : 1
    }
    return result
  }
}
