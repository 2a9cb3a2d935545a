/// Which children to remove from a list and which to insert to make another list of it.
///
/// The script is as short as possible. Of several short ones it is the one that `difference(from:)`
/// of Swift 6.3's standard library finds, unless the lists differ so much that it would take
/// seconds to find it.
struct EditScript {
  /// For each child of the first value, whether it is removed.
  private(set) var isRemoved: [Bool]
  /// For each child of the second value, whether it is inserted.
  private(set) var isInserted: [Bool]

  /// Compares the children of two values.
  ///
  /// - Throws: `Interrupted` if the diff has to stop.
  init(_ lists: ChildLists, _ interruption: inout InterruptionCounter) throws {
    isRemoved = Array(repeating: true, count: lists.lhsCount)
    isInserted = Array(repeating: true, count: lists.rhsCount)
    var whole = EditBox(right: lists.lhsCount, bottom: lists.rhsCount)
    keep(whole.trim(lists.areMatching))
    keep(try Self.matches(lists, in: whole, &interruption))
  }

  private static func matches(
    _ lists: ChildLists, in box: EditBox, _ interruption: inout InterruptionCounter
  ) throws -> [EditBox.Match] {
    let few = PathSearch(maxEdits: fewEdits, lists.areMatching)
    if let matches = try few.matches(in: box, &interruption) { return matches }
    // From here on, numbers are compared in place of elements.
    let classes = try ElementClasses(lists, in: box, &interruption)
    let chain = try MatchChain(classes, in: box, maxMatches: maxMatches, &interruption)
    guard chain.editCount <= manyEdits else { return chain.matches }
    let many = PathSearch(maxEdits: manyEdits, classes.areSame)
    return try many.matches(in: box, &interruption) ?? chain.matches
  }

  /// Up to this many edits, elements are compared with each other.
  private static let fewEdits = 64
  /// Up to this many edits, the script is the one of the standard library. The time to find it
  /// grows with the square.
  private static let manyEdits = 2_000
  /// If more pairs of elements match, a script may be longer than necessary.
  private static let maxMatches = 400_000

  private mutating func keep(_ matches: [EditBox.Match]) {
    for match in matches {
      for offset in 0..<match.count {
        isRemoved[match.left + offset] = false
        isInserted[match.top + offset] = false
      }
    }
  }
}
