/// Where a call is that is rewritten as statements.
struct CallFrame {
  let source: SwiftSource
  /// The index of its first word.
  let index: Int
  /// The index of its last word.
  let close: Int

  init(_ index: Int, endingAt close: Int, in source: SwiftSource) {
    (self.source, self.index, self.close) = (source, index, close)
  }

  /// Whether a statement such as `if` or `let` can be in place of the call.
  var canBeStatement: Bool {
    guard source.text(close + 1) != "." else { return false }
    let previous = source.text(index - 1)
    if previous == ":" { return isAfterCase }
    guard !["return", "=", "(", ",", "["].contains(previous),
      let brace = source.brace(around: index)
    else { return false }
    let offset = source.words[brace].range.lowerBound
    for declaration in source.declarations {
      let isBuilder = declaration.attribute(named: "ViewBuilder") != nil
      if declaration.bodyRange?.lowerBound == offset { return isBuilder }
      let accessors = declaration.bindings.map { ($0.name, $0.accessorRange?.lowerBound) }
      if let found = accessors.first(where: { $0.1 == offset }) {
        return isBuilder || ["body", "previews"].contains(found.0)
      }
    }
    return true
  }

  /// Whether the call follows the colon of a `case`, or of `default`.
  private var isAfterCase: Bool {
    var index = index - 2
    while index >= 0, !["{", "}", ";"].contains(source.text(index)) {
      if ["case", "default"].contains(source.text(index)) { return true }
      if source.words[index].isFirstOnLine { return false }
      index = (source.partners[index].flatMap { $0 < index ? $0 : nil } ?? index) - 1
    }
    return false
  }

  /// The edits that remove the call around the statements of its closure.
  ///
  /// - Parameters:
  ///   - inside: Edits of the statements, which move to the left with them.
  ///   - head: What takes the place of the beginning.
  func unwrapping(
    _ closure: SwiftSource.Closure, _ inside: [Edit], head: String = ""
  ) -> [Edit] {
    let start = source.words[index].range.lowerBound
    let first = source.words[closure.body.lowerBound].range.lowerBound
    let last = source.words[closure.body.upperBound - 1].range.upperBound
    let outer = source.indentation(of: start), inner = source.indentation(of: first)
    let end = Edit(last..<source.words[closure.close].range.upperBound, "")
    guard source.line(of: start) < source.line(of: first), inner.hasPrefix(outer),
      inner.count > outer.count
    else { return [Edit(start..<first, head)] + inside + [end] }
    let unit = String(inner.dropFirst(outer.count))
    return [Edit(start..<first, head)]
      + inside.map { Edit($0.range, $0.text.replacing("\n\(unit)", with: "\n")) }
      + source.moving(first..<last, by: unit, removes: true) + [end]
  }
}
