extension ScopePath {
  /// The root's state in which the state of this scope is replaced; `nil` if the scope does not exist.
  package func replacing(in root: Any, with new: Any) -> Any? {
    replacing(in: root, steps[...], with: new)
  }

  private func replacing(in whole: Any, _ steps: ArraySlice<ScopeStep>, with new: Any) -> Any? {
    guard let step = steps.first else { return new }
    guard let part = step.state(in: whole),
      let changed = replacing(in: part, steps.dropFirst(), with: new)
    else { return nil }
    return step.replacing(in: whole, with: changed)
  }
}

extension ScopeStep {
  /// The parent's state without the child: an optional child is `nil`, and a row is removed together with those after it. `nil` if that is not
  /// possible.
  package func removing(from parent: Any) -> Any? {
    guard let field = field(of: parent) else { return nil }
    switch child.kind {
    case .optional:
      return EnumLayout.of(field.type).flatMap { layout in
        layout.cases.first { $0.payload == nil }.flatMap { layout.make($0, payload: nil) }
      }.flatMap { replacingStored(field, in: parent, with: $0) }
    case .rows:
      guard let rows = Stored.value(named: child.name, in: parent) as? any WritableRows,
        let id = row?.id
      else { return nil }
      return rows.upTo(id: id).flatMap { replacingStored(field, in: parent, with: $0) }
    case .property, .presentation, .computed, .enumCase: return nil
    }
  }

  /// The field of the parent's state that contains the child's.
  private func field(of parent: Any) -> StructLayout.Field? {
    StructLayout.of(type(of: parent))?.fields.first {
      $0.name == child.name || $0.name == "_" + child.name
    }
  }

  /// The parent's state in which the child's is replaced.
  fileprivate func replacing(in parent: Any, with new: Any) -> Any? {
    guard let new = spawning(new, in: parent) else { return nil }
    if case .enumCase = child.kind {
      guard let layout = EnumLayout.of(type(of: parent)), let found = layout.caseOf(parent) else {
        return nil
      }
      return layout.make(found, payload: new)
    }
    guard let field = field(of: parent) else { return nil }
    switch child.kind {
    case .property: return replacingStored(field, in: parent, with: new)
    case .optional:
      return EnumLayout.of(field.type).flatMap { layout in
        layout.cases.first { $0.payload != nil }.flatMap { layout.make($0, payload: new) }
      }.flatMap { replacingStored(field, in: parent, with: $0) }
    case .rows:
      guard let rows = Stored.value(named: child.name, in: parent) as? any WritableRows,
        let id = row?.id
      else { return nil }
      return rows.replacing(id: id, with: new).flatMap {
        replacingStored(field, in: parent, with: $0)
      }
    case .presentation, .computed, .enumCase: return nil
    }
  }
}

extension ScopeStep {
  /// The value that a parent stores for a state: a spawned one has another state then.
  private func spawning(_ new: Any, in parent: Any) -> Any? {
    guard child.isSpawned else { return new }
    return (stored(in: parent) as? any SpawnedState)?.replacing(spawnedState: new)
  }
}

/// A collection in which a row can be replaced, or removed.
private protocol WritableRows {
  /// The rows before the one with an ID.
  func upTo(id: Any) -> Any?
  func replacing(id: Any, with new: Any) -> Any?
}

extension Array: WritableRows where Element: Identifiable {
  func upTo(id: Any) -> Any? {
    (id as? Element.ID).flatMap { id in firstIndex { $0.id == id } }.map { Array(self[..<$0]) }
  }

  func replacing(id: Any, with new: Any) -> Any? {
    guard let id = id as? Element.ID, let new = exactly(new, as: Element.self),
      let index = firstIndex(where: { $0.id == id })
    else { return nil }
    var copy = self
    copy[index] = new
    return copy
  }
}

extension IdentifiedArray: WritableRows {
  func upTo(id: Any) -> Any? {
    guard let id = id as? ID, let index = index(id: id) else { return nil }
    var copy = self
    copy.removeLast(count - index)
    return copy
  }

  func replacing(id: Any, with new: Any) -> Any? {
    guard let id = id as? ID, let new = exactly(new, as: Element.self) else { return nil }
    var copy = self
    copy[id: id] = new
    return copy
  }
}
