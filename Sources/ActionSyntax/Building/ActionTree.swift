/// The cases that can be reached from an action type through the payloads of its cases.
package struct ActionTree {
  private struct Branch {
    let path: String
    let layout: EnumLayout
  }

  private let root: Any.Type

  package init(_ root: Any.Type) { self.root = root }

  /// The name nearest to `name`: one of `local`, or the path from the root to a case of another
  /// type if that is nearer.
  func nearest(to name: String, among local: [String]) -> String? {
    let here = NearestName.to(name, in: local)
    let distance = here.flatMap { NearestName.distance(from: name, to: $0) }
    guard distance != 0, let other = nearestPath(to: name), other.distance < distance ?? .max
    else { return here }
    return other.path
  }

  /// The path to the case whose name is nearest to `name`: `.amountControl.plusButtonTapped`.
  package func nearestPath(to name: String) -> (path: String, distance: Int)? {
    var best: (path: String, distance: Int)?
    visit { path, enumCase in
      guard let distance = NearestName.distance(from: name, to: enumCase.name),
        distance < best?.distance ?? .max
      else { return }
      best = (path, distance)
    }
    return best
  }

  /// The path to the first case without a payload, or to the first one; `nil` if there is none.
  package var firstPath: String? {
    var first: String?, bare: String?
    visit { path, enumCase in
      first = first ?? path
      if bare == nil, enumCase.payload == nil { bare = path }
    }
    return bare ?? first
  }

  /// The path to the only case whose name begins with a word: `.startButtonTapped` for `start`. `nil` if there are several, or
  /// if the word has fewer than three letters.
  package func onlyPath(toNameBeginningWith word: String) -> String? {
    guard word.count >= 3 else { return nil }
    let word = word.lowercased()
    var paths: [String] = []
    visit { path, enumCase in
      if enumCase.name.lowercased().hasPrefix(word) { paths.append(path) }
    }
    return paths.count == 1 ? paths[0] : nil
  }

  /// Visits every type once, level by level, the cases of a type in alphabetical order.
  private func visit(_ body: (_ path: String, EnumCase) -> Void) {
    var level = EnumLayout.of(root).map { [Branch(path: "", layout: $0)] } ?? []
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    while !level.isEmpty {
      var deeper: [Branch] = []
      for branch in level {
        for enumCase in branch.layout.cases.sorted(by: { $0.name < $1.name }) {
          let path = branch.path + "." + enumCase.name
          body(path, enumCase)
          guard let child = Self.child(of: enumCase),
            known.insert(ObjectIdentifier(child.layout.type)).inserted
          else { continue }
          deeper.append(Branch(path: path + child.brackets, layout: child.layout))
        }
      }
      level = deeper
    }
  }

  /// The enum that is the last associated value of a case, and the values before it: `[Int]` in
  /// `.todo[Int]`.
  private static func child(of enumCase: EnumCase) -> (brackets: String, layout: EnumLayout)? {
    let elements = CaseElement.all(of: enumCase)
    guard enumCase.isResolved, let last = elements.last, let layout = cases(of: last.type)
    else { return nil }
    let before = elements.dropLast().map { TypeName.full($0.type) }.joined(separator: ", ")
    return (before.isEmpty ? "" : "[\(before)]", layout)
  }

  /// The enum whose cases can be typed for `type`, which may be wrapped in optionals.
  static func cases(of type: Any.Type) -> EnumLayout? {
    if let optional = type as? any OptionalType.Type { return cases(of: optional.wrapped) }
    guard constructor(of: type) == nil, let layout = EnumLayout.of(type),
      !layout.cases.isEmpty
    else { return nil }
    return layout
  }
}
