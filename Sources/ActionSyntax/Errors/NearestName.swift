/// Finds the name that someone most likely meant to type.
package enum NearestName {
  /// The nearest of `names`, or `nil` if none is near enough to be a typing error.
  ///
  /// If several are equally near, the result is the first of them in alphabetical order. If none is, the result is the only name that
  /// contains the typed one: `notif` for `enableNotifications`.
  package static func to(_ name: String, in names: [String]) -> String? {
    let ranked = names.compactMap { candidate in
      distance(from: name, to: candidate).map { (distance: $0, name: candidate) }
    }
    return ranked.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
      ?? abbreviated(name, among: names)
  }

  /// The only name that contains at least three typed letters.
  private static func abbreviated(_ name: String, among names: [String]) -> String? {
    let typed = name.lowercased()
    guard typed.count >= 3 else { return nil }
    let containing = Set(names.filter { $0.lowercased().contains(typed) })
    return containing.count == 1 ? containing.first : nil
  }

  /// The number of edits between two names, or `nil` if there are too many for a typing error.
  ///
  /// It is 0 if the names differ only in case.
  package static func distance(from name: String, to candidate: String) -> Int? {
    guard name.utf8.count <= 128, candidate.utf8.count <= 128 else { return nil }
    let (typed, meant) = (Array(name.lowercased()), Array(candidate.lowercased()))
    if typed == meant { return 0 }
    let limit = max(1, min(typed.count, meant.count) / 3)
    guard abs(typed.count - meant.count) <= limit else { return nil }
    let edits = edits(typed, meant)
    // One edit turns any one-letter name into any other.
    return edits <= limit && edits < max(typed.count, meant.count) ? edits : nil
  }

  /// The names that are most similar to another name, even if none of them was meant.
  package static func nearest(_ count: Int, to name: String, in names: [String]) -> [String] {
    let typed = Array(name.lowercased().prefix(128))
    let ranked = names.enumerated().map { index, name in
      let meant = Array(name.lowercased().prefix(128))
      return (
        Double(edits(typed, meant)) / Double(max(typed.count, meant.count, 1)), index, name
      )
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(count).map(\.2)
  }

  /// The Damerau–Levenshtein distance with adjacent transpositions.
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

/// Lists names for a message: `a`, `a or b`, `a, b or c`, `a, b, c, d, e, f or 12 more`.
package func alternatives(_ names: [String]) -> String {
  let most = 6
  if names.count > most + 1 {
    return names.prefix(most).joined(separator: ", ") + " or \(names.count - most) more"
  }
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " or " + last
}

/// A type's name with its article: `a Bool`, `an Int`, `a UInt8`, `[Int]`.
package func withArticle(_ typeName: String) -> String {
  guard let first = typeName.first, first.isLetter else { return typeName }
  return ("AEIO".contains(first) ? "an " : "a ") + typeName
}

/// A name, shortened to its first characters if it is long.
package func abbreviated(_ name: String) -> String {
  name.count <= 64 ? name : name.prefix(60) + "…"
}
