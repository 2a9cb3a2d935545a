extension RunningEffect {
  /// Returns the child that has returned this effect if the state does not contain it any more.
  ///
  /// An operator cancels the effects of a child that is removed while the operator runs. If another
  /// reducer removes the child, its effects stay in flight.
  ///
  /// - Parameter root: The state of the store.
  /// - Returns: `nil` if the child is there, if the effect belongs to no child, or if the child was
  ///   found by a case path made from functions.
  package func removedChild(in root: @autoclosure () -> Any) -> RemovedChild? {
    guard let child else { return nil }
    var value = root()
    for location in child.locations {
      switch location.value(in: value) {
      case .there(let child): value = child
      case .removed(let removed): return location.tellsOnlyOwner ? nil : removed
      case .unknown: return nil
      }
    }
    return nil
  }
}

/// A child that was removed from its parent's state.
package struct RemovedChild: Equatable {
  /// `\.feed`, `\.todos[2]`, `.loggedIn`.
  package let place: String
  /// The operator that runs such a child: `ifLet`.
  package let operatorName: String
}

extension ChildLocation {
  fileprivate enum Value {
    case there(Any)
    case removed(RemovedChild)
    case unknown
  }

  fileprivate func value(in parent: Any) -> Value {
    switch path {
    case .operatorCall: return .unknown
    case .enumCase(let type, let tag):
      guard ObjectIdentifier(Swift.type(of: parent)) == type,
        let layout = EnumLayout.of(Swift.type(of: parent)), let current = layout.caseOf(parent),
        let name = layout.cases.first(where: { $0.tag == tag })?.name
      else { return .unknown }
      guard current.tag == tag else {
        return .removed(RemovedChild(place: ".\(name)", operatorName: "ifCaseLet"))
      }
      return layout.payload(of: parent).map(Value.there) ?? .unknown
    case .property(let keyPath):
      guard let value = parent[keyPath: keyPath] else { return .unknown }
      return child(in: value, keyPath)
    }
  }

  private func child(in value: Any, _ keyPath: AnyKeyPath) -> Value {
    let name = keyPath.text.contains("<computed>") ? name(of: keyPath) : keyPath.text
    if let elements = value as? any RowCollection, let id = element?.base.base {
      let place = "\(name)[\(ChangeText.short(id))]"
      return elements.row(id: id).map(Value.there)
        ?? .removed(RemovedChild(place: place, operatorName: "forEach"))
    }
    let value = (value as? any PresentationStateType)?.optionalChild ?? value
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return .there(value) }
    return mirror.children.first.map { .there($0.value) }
      ?? .removed(RemovedChild(place: name, operatorName: "ifLet"))
  }

  /// The name of a property that a macro has written, such as `$kid`, if only one field of the parent has its type.
  private func name(of keyPath: AnyKeyPath) -> String {
    let (root, value) = (type(of: keyPath).rootType, type(of: keyPath).valueType)
    let fields = StructLayout.of(root)?.fields.filter { $0.type == value } ?? []
    guard fields.count == 1 else { return keyPath.text }
    return "\\." + fields[0].name.drop { $0 == "_" }
  }
}

extension StackState: RowCollection {
  package static var rowType: Any.Type { Element.self }
  package static var idType: Any.Type { StackElementID.self }
  package var rowIDs: [Any] { ids.map { $0 } }
  package func row(id: Any) -> Any? { (id as? StackElementID).flatMap { self[id: $0] } }
}
