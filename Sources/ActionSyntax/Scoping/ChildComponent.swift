import ComposableArchitecture

extension StatePath {
  /// A child's name with the brackets behind it.
  package struct ChildComponent {
    package let name: String
    package let row: Kind?
    package let range: Range<String.Index>
  }

  /// The path as steps into children: brackets belong to the name before them.
  package var childComponents: [ChildComponent] {
    get throws {
      var steps: [ChildComponent] = []
      for component in components {
        guard case .name(let name) = component.kind else {
          steps.append(try steps.removeLast().chosen(by: component, in: self))
          continue
        }
        steps.append(ChildComponent(name: name, row: nil, range: component.range))
      }
      return steps
    }
  }

  /// The row that a step goes to: nil for a child that is the only one.
  package func row(
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

  private func missingID(_ component: ChildComponent, _ rows: any RowCollection) -> ActionError {
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

extension StatePath.ChildComponent {
  /// The same step with the row that brackets name.
  fileprivate func chosen(
    by brackets: StatePath.Component, in path: StatePath
  ) throws -> StatePath.ChildComponent {
    guard row == nil else {
      throw path.error(
        .unexpectedToken, "`\(name)` takes one pair of brackets", at: brackets.range,
        hint: "expected . or the end of the line")
    }
    return StatePath.ChildComponent(
      name: name, row: brackets.kind, range: range.lowerBound..<brackets.range.upperBound)
  }
}
