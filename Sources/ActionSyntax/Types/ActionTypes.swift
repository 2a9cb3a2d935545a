/// The names of a type as they are written in source code.
enum TypePath {
  /// The names from the module to the type, without generic arguments:
  /// `["Workshop", "Form", "Action"]`.
  static func of(_ type: Any.Type) -> [String] {
    var path = ""
    var depth = 0
    // The runtime's notes about private contexts are in parentheses.
    for character in _typeName(type, qualified: true) {
      if character == "<" || character == "(" { depth += 1 }
      if depth == 0 { path.append(character) }
      if character == ">" || character == ")" { depth -= 1 }
    }
    return path.split(separator: ".").map(String.init)
  }
}

struct CaseElement: Sendable {
  let label: String?
  let type: Any.Type

  init(label: String?, type: Any.Type) {
    self.label = label
    self.type = type
  }

  init(_ element: TupleLayout.Element) { self.init(label: element.label, type: element.type) }

  /// The associated values of `enumCase`, in the order of their declaration.
  static func all(of enumCase: EnumCase) -> [CaseElement] {
    guard let payload = enumCase.payload else { return [] }
    if enumCase.label == nil, let tuple = TupleLayout.of(payload) {
      return tuple.elements.map(CaseElement.init)
    }
    return [CaseElement(label: enumCase.label, type: payload)]
  }

  /// The associated values that can follow `enumCase` in brackets and after a dot: those of the case, or
  /// the ID and the action if the case carries actions of elements.
  static func following(_ enumCase: EnumCase) -> [CaseElement] {
    guard let element = enumCase.payload as? any ElementAction.Type else {
      return all(of: enumCase)
    }
    return [
      CaseElement(label: "id", type: element.idType),
      CaseElement(label: "action", type: element.childAction),
    ]
  }

  /// `(id: Int, String)`.
  static func signature(_ elements: [CaseElement]) -> String {
    let shown = elements.map { ($0.label.map { $0 + ": " } ?? "") + TypeName.full($0.type) }
    return "(" + shown.joined(separator: ", ") + ")"
  }
}

extension StructLayout {
  /// Whether a value can be created from its fields.
  ///
  /// Types that maintain invariants between their fields are excluded.
  var canBeWritten: Bool { isMemberwise && !Self.guardedModules.contains(moduleName) }

  private static let guardedModules: Set<String> = [
    "ComposableArchitecture", "OrderedCollections", "HashTreeCollections", "DequeModule",
    "HeapModule", "BitCollections", "_RopeModule", "CustomDump", "IssueReporting",
  ]
}

extension StructLayout.Field {
  /// The name without the underscore of a property wrapper's storage.
  var shownName: String { name.hasPrefix("_") ? String(name.dropFirst()) : name }

  /// The type of the value that is typed. For a `@BindingState` field it is the type of the wrapped
  /// value.
  var typedType: Any.Type { (type as? any WrappedFieldType.Type)?.valueType ?? type }
}
