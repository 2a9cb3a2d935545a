/// Completes paths into a state and to its children.
///
/// The state is a snapshot from the moment when the prompt was shown.
package struct PathCompletion: @unchecked Sendable {
  // Unchecked because `state` is `Any`. It is only read, by reflection, and nothing changes it.
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

  package func statePath(_ text: String) -> Completion {
    let path = PartialPath(text)
    guard let whole = value(at: path.complete) else { return .none }
    let texts = path.isID ? ids(in: whole).map { $0 + "]" } : names(in: whole)
    return completion(of: path, text, among: texts) { isLeaf(named: $0, in: whole) }
  }

  /// Completes a path after the command `scope` to a child that is present.
  package func child(_ text: String) -> Completion {
    let path = PartialPath(child: text)
    guard let parent = self.parent(at: path.complete) else { return .none }
    let texts = finder.places(of: parent.types.state, parent.types.action)
      .filter { $0.isCertain || $0.isEphemeral }
      .flatMap { steps(to: $0, in: parent.state) }
    return completion(of: path, text, among: texts) { _ in true }
  }

  private func completion(
    of path: PartialPath, _ text: String, among texts: [String], isFinal: (String) -> Bool
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
      return IDText.typed(Array(rows.rowIDs.prefix(Self.mostIDs)))
    }
    return (whole as? any KeyedCollection)?.keyTexts.prefix(Self.mostIDs).map { $0 } ?? []
  }

  private typealias Parent = (state: Any, types: (state: Any.Type, action: Any.Type))

  private func parent(at path: String) -> Parent? {
    if path.isEmpty { return (state, types) }
    guard let path = try? StatePath(path, in: path, at: 0),
      let components = try? path.childComponents
    else { return nil }
    return components.reduce((state, types) as Parent?) { parent, component in
      parent.flatMap { child(component, path, in: $0) }
    }
  }

  private func child(
    _ component: StatePath.ChildComponent, _ path: StatePath, in parent: Parent
  ) -> Parent? {
    let places = finder.places(of: parent.types.state, parent.types.action)
    guard let child = places.first(where: { $0.name == component.name }),
      let step = try? ScopeStep(
        child: child, row: path.row(component, of: child, in: parent.state)),
      let state = step.state(in: parent.state)
    else { return nil }
    return (state, (child.childState, child.childAction))
  }

  private func steps(to child: ChildScope, in parent: Any) -> [String] {
    guard child.hasRows else {
      let isPresent = ScopeStep(child: child, row: nil).state(in: parent) != nil
      return isPresent ? [child.name] : []
    }
    guard let rows = Stored.value(named: child.name, in: parent) else { return [] }
    return ids(in: rows).map { "\(child.name)[\($0)]" }
  }
}

/// A path that is still being typed.
private struct PartialPath {
  /// The path before the word at the cursor. It is empty at the beginning.
  let complete: String
  /// Whether the word follows an opening bracket, and is an ID.
  let isID: Bool
  /// The word at the cursor.
  let word: String

  /// A path in which brackets begin a new word.
  init(_ text: String) { self.init(text, openers: [".", "["]) }

  /// A path to a child, in which brackets are part of a word.
  init(child text: String) { self.init(text, openers: ["."]) }

  private init(_ text: String, openers: Set<Character>) {
    var lastOpener: String.Index?
    var isInString = false
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case "\\" where isInString && text.index(after: index) < text.endIndex:
        index = text.index(after: index)
      case "\"": isInString.toggle()
      case let character: if !isInString, openers.contains(character) { lastOpener = index }
      }
      index = text.index(after: index)
    }
    guard let opener = lastOpener else {
      (complete, isID, word) = ("", false, text)
      return
    }
    complete = String(text[..<opener])
    isID = text[opener] == "["
    word = String(text[text.index(after: opener)...])
  }
}
