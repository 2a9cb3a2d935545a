import ComposableArchitecture

/// Completes paths into the state and to children, on a state as it was when the prompt was shown.
package struct PathCompletion: @unchecked Sendable {
  // Unchecked: the state is read by reflection only, while the session waits for the line.
  package let state: Any
  package let types: (state: Any.Type, action: Any.Type)
  package let finder: ChildFinder

  package init(
    state: Any, types: (state: Any.Type, action: Any.Type), finder: ChildFinder
  ) {
    self.state = state
    self.types = types
    self.finder = finder
  }

  /// More would not fit on a screen.
  private static let mostIDs = 200

  /// The ways for a path behind `state` to go on.
  package func statePath(_ text: String) -> Completion {
    let path = HalfPath(text)
    guard let whole = value(at: path.complete) else { return .none }
    let texts = path.isID ? ids(in: whole).map { $0 + "]" } : names(in: whole)
    return completion(of: path, text, among: texts) { isLeaf(named: $0, in: whole) }
  }

  /// The ways for a path behind `scope` to go on: children that are there.
  package func child(_ text: String) -> Completion {
    let path = HalfPath(child: text)
    guard let parent = place(at: path.complete) else { return .none }
    let texts = finder.places(of: parent.types.state, parent.types.action)
      .flatMap { steps(to: $0, in: parent.state) }
    return completion(of: path, text, among: texts) { _ in true }
  }

  private func completion(
    of path: HalfPath, _ text: String, among texts: [String], isFinal: (String) -> Bool
  ) -> Completion {
    Completion(
      start: text.count - path.word.count,
      candidates: texts.filter { $0.hasPrefix(path.word) }
        .map { Completion.Candidate($0, isFinal: isFinal($0)) })
  }

  private func value(at path: String) -> Any? {
    if path.isEmpty { return state }
    return (try? StatePath(path, in: path, at: 0).value(in: state)).flatMap(Stored.unwrapped)
  }

  private func names(in whole: Any) -> [String] {
    Stored.names(in: type(of: whole)) + [Stored.caseName(of: whole)].compactMap { $0 }
  }

  private func isLeaf(named name: String, in whole: Any) -> Bool {
    guard let value = Stored.value(named: name, in: whole).flatMap(Stored.unwrapped) else {
      return true
    }
    return names(in: value).isEmpty && !(value is any RowCollection)
  }

  private func ids(in whole: Any) -> [String] {
    if let rows = whole as? any RowCollection {
      return rows.rowIDs.prefix(Self.mostIDs).map(IDText.of)
    }
    return (whole as? any KeyedCollection)?.keyTexts.prefix(Self.mostIDs).map { $0 } ?? []
  }

  private typealias Place = (state: Any, types: (state: Any.Type, action: Any.Type))

  private func place(at path: String) -> Place? {
    if path.isEmpty { return (state, types) }
    guard let path = try? StatePath(path, in: path, at: 0),
      let components = try? path.childComponents
    else { return nil }
    return components.reduce((state, types) as Place?) { parent, component in
      parent.flatMap { child(component, path, in: $0) }
    }
  }

  private func child(
    _ component: StatePath.ChildComponent, _ path: StatePath, in parent: Place
  ) -> Place? {
    let places = finder.places(of: parent.types.state, parent.types.action)
    guard let place = places.first(where: { $0.name == component.name }),
      let step = try? ScopeStep(
        place: place, row: path.row(component, of: place, in: parent.state)),
      let state = step.state(in: parent.state)
    else { return nil }
    return (state, (place.childState, place.childAction))
  }

  private func steps(to place: ChildPlace, in parent: Any) -> [String] {
    guard place.hasRows else {
      let isThere = ScopeStep(place: place, row: nil).state(in: parent) != nil
      return isThere ? [place.name] : []
    }
    guard let rows = Stored.value(named: place.name, in: parent) else { return [] }
    return ids(in: rows).map { "\(place.name)[\($0)]" }
  }
}
