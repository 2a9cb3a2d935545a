/// What views and operators need to know about a reducer of a project.
struct ProjectFeature: Equatable {
  /// The name with those of the types around it: `Outer.Inner`.
  let name: String
  let hasMacro: Bool
  /// Whether the state is observable.
  let isObservable: Bool
  /// Whether the state is an enum.
  let hasCases: Bool
  /// The cases of the actions.
  let actions: [SwiftReading.EnumCase]
  /// The variables of the state that are stored.
  let fields: Set<String>
  /// The fields of the state, stored or not, whose types are optional.
  let optionalFields: Set<String>
  /// The fields that a binding can be made of without an action of their own.
  let bindings: Set<String>

  /// `nil` if the declaration is not that of a reducer with a state and actions of its own.
  init?(_ declaration: Declaration, named name: String) {
    guard declaration.isReducer, let action = declaration.type("Action", ["enum"]),
      let state = declaration.type("State", ["struct", "enum"])
    else { return nil }
    let variables = state.properties.filter { $0.keyword == "var" }
    let stored = variables.filter { $0.bindings.allSatisfy(\.isStored) }
    let isObservable = state.attribute(named: "ObservableState") != nil
    let isBindable = action.inherits("BindableAction")
    self.name = name
    hasMacro = declaration.attribute(named: "Reducer") != nil
    self.isObservable = isObservable
    hasCases = state.keyword == "enum"
    actions = action.allCases
    fields = Self.names(stored)
    optionalFields = Set(
      variables.flatMap(\.bindings).filter { $0.type?.hasSuffix("?") == true }.map(\.name))
    bindings =
      isObservable && isBindable
      ? Self.names(stored)
      : Self.names(stored.filter { $0.attribute(named: "BindingState") != nil })
  }

  private static func names(_ variables: [Declaration]) -> Set<String> {
    Set(variables.flatMap(\.bindings).map(\.name))
  }

  /// The type of the only value of an action.
  func payload(of name: String) -> String? {
    let found = actions.filter { $0.name == name }
    guard found.count == 1, found[0].values.count == 1 else { return nil }
    return found[0].values[0].type
  }

  /// `Child` for `Child.Action`, `PresentationAction<Child.Action>`, and `IdentifiedActionOf<Child>`.
  static func child(ofAction type: String) -> String? {
    let type = type.filter { !$0.isWhitespace }
    guard let angle = type.firstIndex(of: "<") else {
      return type.hasSuffix(".Action") ? String(type.dropLast(".Action".count)) : nil
    }
    guard type.hasSuffix(">") else { return nil }
    let argument = String(type[type.index(after: angle)...].dropLast())
    switch type[..<angle] {
    case "IdentifiedActionOf", "StackActionOf": return argument
    case "PresentationAction": return child(ofAction: argument)
    case "StackAction", "IdentifiedAction":
      return argument.split(separator: ",").last.flatMap { child(ofAction: String($0)) }
    default: return nil
    }
  }
}

/// The reducers of a project by their names.
struct ProjectFeatures {
  private var features: [String: ProjectFeature?] = [:]

  mutating func add(_ source: SwiftSource) {
    for declaration in source.declarations where ["struct", "enum"].contains(declaration.keyword) {
      let name = source.fullName(of: declaration)
      guard let feature = ProjectFeature(declaration, named: name) else { continue }
      // Of two with the same name, nothing is known.
      features[name] = .some(features[name] == nil ? feature : nil)
    }
  }

  /// The reducer that a name means in some types, the outermost first.
  func named(_ name: String, in scopes: [String]) -> ProjectFeature? {
    for count in stride(from: scopes.count, through: 0, by: -1) {
      let full = (scopes.prefix(count) + [name]).joined(separator: ".")
      if let feature = features[full] { return feature }
    }
    return nil
  }

  /// The reducer of the actions at a path such as `child.presented`.
  func child(of feature: ProjectFeature, at path: [String]) -> ProjectFeature? {
    var current = feature
    for name in path where !["presented", "element"].contains(name) {
      guard let payload = current.payload(of: name),
        let child = ProjectFeature.child(ofAction: payload),
        let next = named(child, in: current.name.split(separator: ".").map(String.init))
      else { return nil }
      current = next
    }
    return current
  }
}
