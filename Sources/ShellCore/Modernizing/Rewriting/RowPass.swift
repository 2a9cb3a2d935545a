/// Writes the actions of rows, `row(id:action:)`, as identified actions.
enum RowPass {
  static func edits(_ source: SwiftSource, _ names: ProjectNames) -> [Edit] {
    guard names.types.isDisjoint(with: ["IdentifiedAction", "IdentifiedActionOf"]) else {
      return []
    }
    return source.words.indices.flatMap { index -> [Edit] in
      guard source.text(index + 1) == "(", names.rows.contains(source.text(index)) else {
        return []
      }
      if source.text(index - 1) == "." { return use(at: index, source) }
      return declaration(at: index, source)
    }
  }

  /// `.row(id: 1, action: .tapped)` as `.row(.element(id: 1, action: .tapped))`.
  private static func use(at index: Int, _ source: SwiftSource) -> [Edit] {
    guard let use = RowUse(at: index, in: source) else { return [] }
    let open = source.words[use.parenthesis].range, close = source.words[use.close].range
    if use.isName { return [Edit(open.lowerBound..<close.upperBound, "")] }
    return [
      .inserting(".element(", at: open.upperBound), .inserting(")", at: close.lowerBound),
    ]
  }

  /// `case row(id: Row.State.ID, action: Row.Action)` as `case row(IdentifiedActionOf<Row>)`.
  private static func declaration(at index: Int, _ source: SwiftSource) -> [Edit] {
    let range = source.words[index].range
    guard let close = source.partners[index + 1],
      let found = source.declarations.flatMap(\.cases).first(where: { $0.nameRange == range }),
      found.values.map(\.label) == ["id", "action"]
    else { return [] }
    let (open, end) = (source.end(index + 1), source.start(close))
    guard !source.hasComment(in: open..<end) else { return [] }
    let (id, action) = (found.values[0].type, found.values[1].type)
    let row = action.dropLast(".Action".count)
    let type =
      id == "\(row).State.ID" ? "IdentifiedActionOf<\(row)>" : "IdentifiedAction<\(id), \(action)>"
    return [Edit(open..<end, type)]
  }
}
