/// An action of a child that the code of a feature above it names.
struct CrossingAction: Equatable {
  enum Direction {
    /// A pattern of the feature matches it.
    case up
    /// The feature sends it.
    case down
  }

  let direction: Direction
  /// The action as the child knows it: `.delegate(.saved)`.
  let action: String
  /// The feature whose code names it.
  let reducer: String
  /// The number of the child in the map.
  let child: Int
}

/// Finds the actions that cross the border between a child and the features above it, in the source of a project.
///
/// ```swift
/// case .path(.element(id: _, action: .detail(.delegate(.saved)))):  // up: .delegate(.saved)
///   return .send(.list(.refresh))                                   // down: .refresh
/// ```
///
/// A pattern counts if it names a case of the child; `case .list:` alone does not.
struct CrossingActions {
  private(set) var all: [CrossingAction] = []
  private let features: [String: MappedFeature]
  private let collapsed: Set<String>

  init(in texts: [String], _ map: FeatureMap) {
    collapsed = map.collapsed
    features = Dictionary(
      map.root.flattened.filter { !$0.isRepeated }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    for source in texts.map(SwiftSource.init) {
      for dot in source.words.indices { add(source, at: dot) }
    }
  }

  private mutating func add(_ source: SwiftSource, at dot: Int) {
    guard source.text(dot) == ".", !source.words[dot].isAdjacent || source.text(dot - 1) == "(",
      source.text(dot + 2) == "(", let direction = Self.direction(source, at: dot),
      let feature = feature(around: source.start(dot), in: source),
      let (child, cases) = Self.child(of: feature, Self.cases(source, at: dot))
    else { return }
    let found = CrossingAction(
      direction: direction, action: MappedFeature.text(of: cases), reducer: feature.name,
      child: child.number)
    if !all.contains(found) { all.append(found) }
  }

  /// The feature whose declaration, or an extension of it, contains an offset.
  private func feature(around offset: Int, in source: SwiftSource) -> MappedFeature? {
    let scopes = source.scopes(around: offset)
    for count in stride(from: scopes.count, to: 0, by: -1) {
      let name = scopes.prefix(count).joined(separator: ".")
      if collapsed.contains(name) { return nil }
      if let feature = features[name] { return feature }
    }
    return nil
  }

  /// The names of the cases in an expression: `path`, `detail`, `saved` for `.path(.element(id: 1, action: .detail(.saved)))`.
  private static func cases(_ source: SwiftSource, at dot: Int) -> [String] {
    guard source.text(dot) == ".", source.isName(dot + 1) else { return [] }
    let name = source.text(dot + 1)
    let own = ["presented", "element"].contains(name) ? [] : [name]
    let arguments = source.arguments(at: dot + 2) ?? []
    let only = arguments.count == 1 ? arguments[0] : nil
    let inner = arguments.first { $0.label == "action" } ?? only
    guard let start = inner?.value.lowerBound else { return own }
    return own + cases(source, at: source.text(start) == "let" ? start + 1 : start)
  }

  /// The child that cases lead to, as far down as they do, and the cases of its action; `nil` if they name none of these.
  private static func child(
    of feature: MappedFeature, _ cases: [String]
  ) -> (MappedFeature, cases: [String])? {
    let children = feature.children.filter { cases.starts(with: $0.cases) }
    guard let child = children.max(by: { $0.cases.count < $1.cases.count }) else { return nil }
    let rest = Array(cases.dropFirst(child.cases.count))
    return rest.isEmpty ? nil : Self.child(of: child, rest) ?? (child, rest)
  }

  private static func direction(
    _ source: SwiftSource, at dot: Int
  ) -> CrossingAction.Direction? {
    if source.has(["send", "("], at: dot - 2) { return .down }
    var index = dot - 1
    while index >= 0 {
      let text = source.text(index)
      switch text {
      case "case": return .up
      case "(" where source.isName(index - 1) && !["case", "let"].contains(source.text(index - 1)):
        return nil
      case ",", "(", ".": index -= 1
      case ")": index = (source.partners[index] ?? index) - 1
      default:
        guard source.isName(index) else { return nil }
        index -= 1
      }
    }
    return nil
  }
}
