/// Which cases of an action type, and of the actions inside it, some actions have reached.
///
/// ```swift
/// var coverage = ActionCoverage(ProductDetail.Action.self)
/// coverage.add(ProductDetail.Action.amountControl(.plusButtonTapped))
/// coverage.missing  // [".amountControl.minusButtonTapped", ...]
/// ```
package struct ActionCoverage {
  /// The most cases that are counted; children beyond it are not opened.
  private static let limit = 1_000

  /// The paths of all cases without an action inside, in the order of their names.
  package private(set) var paths: [String] = []
  /// How often each path was reached.
  package private(set) var counts: [String: Int] = [:]

  package init(_ root: Any.Type) {
    if let layout = ActionTree.cases(of: root) { addPaths(of: layout, below: "", open: [root]) }
  }

  package mutating func add(_ action: Any) {
    counts[Self.path(of: action, in: paths), default: 0] += 1
  }

  /// The paths that no action has reached.
  package var missing: [String] { paths.filter { counts[$0] == nil } }

  private mutating func addPaths(of layout: EnumLayout, below path: String, open: [Any.Type]) {
    for enumCase in layout.cases.sorted(by: { $0.name < $1.name })
    where !Self.hasNoValues(enumCase) {
      let path = path + "." + enumCase.name
      if paths.count < Self.limit, let type = Self.innerType(of: enumCase),
        !open.contains(where: { $0 == type }), let inner = ActionTree.cases(of: type)
      {
        addPaths(of: inner, below: path, open: open + [type])
        paths += Self.stackCases(of: enumCase).map { "\(path).\($0)" }
      } else {
        paths.append(path)
      }
    }
  }

  /// Whether nothing can be sent with a case, because a type in it has no values: `case row(Never)`.
  private static func hasNoValues(_ enumCase: EnumCase) -> Bool {
    guard let type = innerType(of: enumCase), let layout = EnumLayout.of(type) else { return false }
    return layout.isReadable && layout.cases.isEmpty
  }

  /// The type of the action inside a case: its last associated value.
  private static func innerType(of enumCase: EnumCase) -> Any.Type? {
    guard enumCase.isResolved, let payload = enumCase.payload else { return nil }
    if let element = payload as? any ElementAction.Type { return element.childAction }
    return CaseElement.all(of: enumCase).last?.type
  }

  /// The cases beside the one with an element's action: `popFrom` and `push`.
  private static func stackCases(of enumCase: EnumCase) -> [String] {
    guard let element = enumCase.payload as? any ElementAction.Type else { return [] }
    return (EnumLayout.of(element)?.cases.map(\.name) ?? []).filter { $0 != "element" }
  }

  /// The path of an action, as far down as the list of paths goes.
  private static func path(of action: Any, in paths: [String]) -> String {
    var (path, value) = ("", Optional(action))
    while !paths.contains(path), let current = value,
      let (enumCase, payload) = EnumLayout.of(type(of: current))?.content(of: current)
    {
      path += "." + enumCase.name
      value = payload.flatMap { inside($0, of: enumCase) }
    }
    return path
  }

  /// The action inside the payload of a case.
  private static func inside(_ payload: Any, of enumCase: EnumCase) -> Any? {
    if let element = payload as? any ElementAction { return element.element?.action ?? element }
    guard enumCase.label == nil, let values = TupleLayout.of(type(of: payload))?.values(of: payload)
    else { return payload }
    return values.last
  }
}
