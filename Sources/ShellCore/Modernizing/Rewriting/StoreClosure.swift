/// A closure that a view gives the store of a child to, and that becomes the statements of an `if let`.
struct StoreClosure {
  let closure: SwiftSource.Closure
  /// The name of the store in the statements.
  let name: String
  /// The edits that give the store its name.
  let uses: [Edit]
  private let source: SwiftSource

  /// `nil` if the closure has captures, no statements, or another number of parameters.
  init?(at brace: Int, in source: SwiftSource) {
    guard let closure = source.closure(at: brace), closure.captures == nil, !closure.body.isEmpty
    else { return nil }
    (self.closure, self.source) = (closure, source)
    if closure.hasSignature {
      guard closure.parameters.count == 1, closure.parameters[0] != "_" else { return nil }
      (name, uses) = (closure.parameters[0], [])
    } else {
      guard let implicit = source.implicitParameters(of: closure) else { return nil }
      let name = source.isUsed("store", in: closure.body) ? "childStore" : "store"
      (self.name, uses) = (name, implicit.map { Edit(source.words[$0].range, name) })
    }
  }

  /// The end of what precedes the statements: the brace, or the signature.
  private var head: Int { closure.hasSignature ? closure.body.lowerBound - 1 : closure.open }

  /// `if let store = value {` in place of everything from a word up to the statements; `nil` if there is a comment.
  func opening(from index: Int, _ value: String) -> [Edit]? {
    let range = source.offsets(index...head)
    guard !source.hasComment(in: range) else { return nil }
    return [Edit(range, "if let \(name) = \(value) {")] + uses
  }
}

extension SwiftSource {
  /// `if let store = value { A(store: store) }` on three lines in place of some words.
  func presenting(_ view: String, _ value: String, inPlaceOf words: ClosedRange<Int>) -> Edit {
    let range = offsets(words)
    let outer = indentation(of: range.lowerBound)
    return Edit(
      range, "if let store = \(value) {\n\(outer)\(unit)\(view)(store: store)\n\(outer)}")
  }

  /// The edit that makes an `else` of the closure with this label after another one; none without such a closure, and `nil` for another one.
  func alternative(after close: Int) -> [Edit]? {
    guard let next = nextClosure(after: close) else { return [] }
    guard text(next - 2) == "else", let second = closure(at: next), second.parameters.isEmpty else {
      return nil
    }
    return [Edit(words[next - 1].range, "")]
  }
}
