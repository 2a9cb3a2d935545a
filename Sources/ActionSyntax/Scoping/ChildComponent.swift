extension StatePath {
  /// A child's name with the brackets after it.
  package struct ChildComponent {
    package let name: String
    package let row: Kind?
    package let range: Range<String.Index>
  }

  /// The path as steps into children. Brackets belong to the name before them.
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

  /// The row that a step selects, or `nil` if the child is not an element of a collection.
  package func row(
    _ component: ChildComponent, of child: ChildScope, in parent: Any
  ) throws -> ScopeStep.Row? {
    guard case .rows(let idType) = child.kind else {
      guard component.row == nil else {
        throw error(
          .unexpectedToken, "`\(component.name)` is a single child and takes no brackets",
          at: component.range, hint: "expected \(component.name)")
      }
      return nil
    }
    guard let rows = Stored.value(named: child.name, in: parent) as? any RowCollection else {
      return nil
    }
    guard let row = component.row else { throw missingID(component, rows) }
    let id = try id(of: row, as: idType, among: rows, component)
    return ScopeStep.Row(id: id, text: "[\(IDText.of(id))]")
  }

  private func missingID(_ component: ChildComponent, _ rows: any RowCollection) -> InputError {
    let first = rows.rowIDs.first.map { "\(component.name)[\(IDText.of($0))]" }
    return error(
      .missingInput, "`\(component.name)` contains several children", at: component.range,
      hint: first.map { "expected an ID, as in \($0)" } ?? "it is empty")
  }

  private func id(
    of row: Kind, as type: Any.Type, among rows: any RowCollection, _ component: ChildComponent
  ) throws -> Any {
    switch row {
    case .name: preconditionFailure("a row is selected in brackets")
    case .id(let text): return try id(text, as: type, component.range)
    case .position(let number) where type == StackElementID.self:
      // A stack's own IDs look like positions: #0.
      return StackElementID(number: number)
    case .position(let position):
      guard let id = rows.rowID(at: position) else {
        throw error(
          .notThere, "position #\(position) does not exist", at: component.range,
          hint: "it has \(rows.rowIDs.count == 1 ? "1 element" : "\(rows.rowIDs.count) elements")")
      }
      return id
    }
  }
}

extension StatePath.ChildComponent {
  /// The step with the row that the brackets select.
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
