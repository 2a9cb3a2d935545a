/// The fields of a state that hold instances of the feature's own classes.
///
/// Two states then share the instance, so a change of it looks like no change, and time travel cannot take it back.
struct ClassInstances {
  struct Field: Equatable {
    /// The path of the field: `player.model`.
    let path: String
    let className: String
  }

  private(set) var fields: [Field] = []
  private let module: Substring
  /// Fields deeper than this are not looked at.
  private static let depth = 4

  /// - Parameter state: The state. Only classes of its module are found: those of libraries may be values inside.
  init(in state: Any) {
    module = Self.module(of: type(of: state))
    visit(state, at: "", depth: Self.depth)
  }

  private static func module(of type: Any.Type) -> Substring {
    _typeName(type, qualified: true).prefix { $0 != "." }
  }

  private mutating func visit(_ value: Any, at path: String, depth: Int) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class:
      let type = type(of: value)
      guard Self.module(of: type) == module else { return }
      fields.append(Field(path: path, className: String(describing: type)))
    case .optional: mirror.children.first.map { visit($0.value, at: path, depth: depth) }
    case .struct where depth > 0 && Self.module(of: type(of: value)) == module:
      for child in mirror.children {
        guard let label = child.label, !label.hasPrefix("_$") else { continue }
        let name = label.drop { $0 == "_" }
        visit(child.value, at: path.isEmpty ? String(name) : "\(path).\(name)", depth: depth - 1)
      }
    default: break
    }
  }

  /// What is said when the feature is loaded, one line for each field.
  ///
  /// - Parameter code: The files of the feature, for the place of the class.
  func notes(_ code: CodePlaces) -> [String] {
    fields.map { field in
      let place = code.type(named: field.className).map { " (\($0.file):\($0.first))" } ?? ""
      return """
        note: `\(field.path)` is an instance of the class \(field.className)\(place): a change of it is not a change of the \
        state, and time travel cannot restore it; use a struct
        """
    }
  }

  /// What time travel says.
  var travelNotes: [String] {
    guard !fields.isEmpty else { return [] }
    let names = fields.map { "`\($0.path)`" }.joined(separator: ", ")
    return ["note: not restored, because a class instance is shared by all states: \(names)"]
  }
}
