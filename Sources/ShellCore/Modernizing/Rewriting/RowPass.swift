/// Writes the actions of rows, `row(id:action:)`, as identified actions.
enum RowPass {
  static func edits(_ source: SwiftSource, _ names: ProjectNames) -> [Edit] {
    guard names.types.isDisjoint(with: ["IdentifiedAction", "IdentifiedActionOf"])
    else { return [] }
    return source.words.indices.flatMap { index -> [Edit] in
      guard source.text(index + 1) == "(", names.rows.contains(source.text(index))
      else { return [] }
      return source.text(index - 1) == "."
        ? use(at: index, source) : declaration(at: index, source)
    }
  }

  /// `.row(id: 1, action: .tapped)` as `.row(.element(id: 1, action: .tapped))`.
  private static func use(at index: Int, _ source: SwiftSource) -> [Edit] {
    guard let use = RowUse(at: index, in: source), let close = source.partners[index + 1]
    else { return [] }
    if use == .name { return [Edit(source.offsets(index + 1...close), "")] }
    return [
      .inserting(".element(", at: source.end(index + 1)), .inserting(")", at: source.start(close)),
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
