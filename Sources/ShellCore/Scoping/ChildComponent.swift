import ComposableArchitecture

extension StatePath {
  /// A child's name with the brackets behind it.
  struct ChildComponent {
    let name: String
    let row: Kind?
    let range: Range<String.Index>
  }

  /// The path as steps into children: brackets belong to the name before them.
  var childComponents: [ChildComponent] {
    var steps: [ChildComponent] = []
    for component in components {
      switch component.kind {
      case .name(let name):
        steps.append(ChildComponent(name: name, row: nil, range: component.range))
      case .id, .position:
        let last = steps.removeLast()
        steps.append(
          ChildComponent(
            name: last.name, row: component.kind,
            range: last.range.lowerBound..<component.range.upperBound))
      }
    }
    return steps
  }

  /// The row that a step goes to: nil for a child that is the only one.
  func row(
    _ component: ChildComponent, of place: ChildPlace, in parent: Any
  ) throws -> ScopeStep.Row? {
    guard case .rows(let idType) = place.kind else {
      guard component.row == nil else {
        throw error(
          .unexpectedToken, "`\(component.name)` is one child: it takes no brackets",
          at: component.range, hint: "expected \(component.name)")
      }
      return nil
    }
    guard let rows = Stored.value(named: place.name, in: parent) as? any RowCollection else {
      return nil
    }
    guard let row = component.row else { throw missingID(component, rows) }
    let id = try id(of: row, as: idType, among: rows, component)
    return ScopeStep.Row(id: id, text: "[\(IDText.of(id))]")
  }

  private func missingID(_ component: ChildComponent, _ rows: any RowCollection) -> ShellError {
    let first = rows.rowIDs.first.map { "\(component.name)[\(IDText.of($0))]" }
    return error(
      .missingInput, "`\(component.name)` holds several children", at: component.range,
      hint: first.map { "expected an id behind it: \($0)" } ?? "it is empty now")
  }

  private func id(
    of row: Kind, as type: Any.Type, among rows: any RowCollection, _ component: ChildComponent
  ) throws -> Any {
    switch row {
    case .name: preconditionFailure("a row is chosen in brackets")
    case .id(let text): return try id(text, as: type, component.range)
    case .position(let position):
      guard rows.rowIDs.indices.contains(position) else {
        throw error(
          .notThere, "there is no position #\(position)", at: component.range,
          hint: "it has \(rows.rowIDs.count == 1 ? "1 element" : "\(rows.rowIDs.count) elements")")
      }
      return rows.rowIDs[position]
    }
  }
}
