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

  /// How many elements were inserted, left out, replaced, or exchanged with their neighbors: the Damerau–Levenshtein distance with
  /// adjacent transpositions. More than the limit if it is more.
  @inlinable package static func edits<Element: Equatable>(
    _ first: [Element], _ second: [Element], limit: Int = .max - 1
  ) -> Int {
    guard abs(first.count - second.count) <= limit else { return limit + 1 }
    var (beforeLast, last) = ([Int](), Array(0...second.count))
    for (row, x) in first.enumerated() {
      var current = [row + 1]
      for (column, y) in second.enumerated() {
        var edits = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (x == y ? 0 : 1))
        if row > 0, column > 0, x == second[column - 1], first[row - 1] == y {
          edits = min(edits, beforeLast[column - 1] + 1)
        }
        current.append(edits)
      }
      guard current.contains(where: { $0 <= limit }) else { return limit + 1 }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
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
