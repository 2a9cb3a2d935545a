/// Where a call is that is rewritten as statements.
struct CallFrame {
  let source: SwiftSource
  /// The index of its first word.
  let index: Int
  /// The index of its last word.
  let close: Int

  /// Whether a statement such as `if` or `let` can be in place of the call.
  var canBeStatement: Bool {
    guard source.text(close + 1) != "." else { return false }
    let previous = source.text(index - 1)
    if previous == ":" { return source.isAfterCase(index - 1) }
    guard !["return", "=", "(", ",", "["].contains(previous),
      let brace = source.brace(around: index)
    else { return false }
    let offset = source.start(brace)
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

  /// The edits that remove the call around the statements of its closure.
  ///
  /// - Parameters:
  ///   - inside: Edits of the statements, which move to the left with them.
  ///   - head: What takes the place of the beginning.
  func unwrapping(
    _ closure: SwiftSource.Closure, _ inside: [Edit], head: String = ""
  ) -> [Edit] {
    let start = source.start(index)
    let body = source.offsets(closure.body), (first, last) = (body.lowerBound, body.upperBound)
    let outer = source.indentation(of: start), inner = source.indentation(of: first)
    let end = Edit(last..<source.end(closure.close), "")
    guard source.line(of: start) < source.line(of: first), inner.hasPrefix(outer),
      inner.count > outer.count
    else { return [Edit(start..<first, head)] + inside + [end] }
    let unit = String(inner.dropFirst(outer.count))
    return [Edit(start..<first, head)]
      + inside.map { Edit($0.range, $0.text.replacing("\n\(unit)", with: "\n")) }
      + source.moving(first..<last, by: unit, removes: true) + [end]
  }
}
