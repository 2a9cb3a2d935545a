/// A statement in a reducer that writes a shared field of its state directly, as `state.count += 1`.
struct SharedWrite {
  /// The word of the field.
  let field: Int
  /// The words of the statement.
  let statement: Range<Int>
  let source: SwiftSource
  let state: Declaration
  /// The function that changes the value; `nil` if the statement assigns.
  let mutator: String?

  /// - Parameter index: The index of the word `state`.
  init?(at index: Int, in source: SwiftSource) {
    let field = index + 2
    guard source.has(["state", "."], at: index), source.text(index - 1) != ".",
      let reducer = source.declarations.last(where: {
        $0.isReducer && $0.bodyRange?.contains(source.start(index)) == true
      }), let state = reducer.type("State", ["struct"]),
      state.wraps(source.text(field), in: "Shared"),
      let open = source.bracket(around: index), source.text(open) == "{",
      let close = source.partners[open],
      let statement = source.statements(in: open + 1..<close).first(where: {
        $0.lowerBound == index
      })
    else { return nil }
    var end = field + 1
    while end < statement.upperBound, [".", "[", "!", "?"].contains(source.text(end)),
      source.words[end].isAdjacent
    {
      end = source.text(end) == "." ? end + 2 : (source.partners[end] ?? end) + 1
    }
    let isCall =
      source.text(end) == "(" && source.partners[end] == statement.upperBound - 1
      && Self.mutators.contains(source.text(end - 1))
    while end < statement.upperBound, Self.operators.contains(source.text(end)) { end += 1 }
    let isAssignment =
      end < statement.upperBound && source.text(end) == "="
      && !(source.text(end + 1) == "=" && source.words[end + 1].isAdjacent)
    guard isCall || isAssignment else { return nil }
    (self.field, self.statement, self.source, self.state) = (field, statement, source, state)
    mutator = isCall ? source.text(end - 1) : nil
  }

  private static let operators: Set = ["+", "-", "*", "/", "%", "&", "|", "^"]
  private static let mutators: Set = [
    "append", "formIntersection", "formUnion", "insert", "merge", "move", "popFirst", "popLast",
    "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "reverse", "shuffle",
    "sort", "subtract", "swapAt", "toggle", "updateValue",
  ]
}
