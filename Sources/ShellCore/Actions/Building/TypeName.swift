/// How a type is called in messages and placeholders: as in its own source, without the module.
///
/// `AmountControl.Action`, `[Int?]`, `(id: Int, action: Todo.Action)`.
package struct TypeName {
  private var rest: Substring

  package static func of(_ type: Any.Type) -> String {
    var name = TypeName(rest: Substring(_typeName(type, qualified: true)))
    return name.text()
  }

  /// The names to reach the type by, outermost first, module included, generic arguments not:
  /// `["Workshop", "AmountControl", "Action"]`.
  package static func path(of type: Any.Type) -> [String] {
    var name = TypeName(rest: Substring(_typeName(type, qualified: true)))
    return name.components().map { String($0.prefix { $0 != "<" }) }
  }

  /// Up to what ends a list element, or the end.
  private mutating func text() -> String {
    var text = ""
    while let next = rest.first, !">,)".contains(next) {
      if rest.hasPrefix("-> ") {
        text += "-> "
        rest = rest.dropFirst(3)
      } else if next == "(" {
        text += "(" + list(to: ")").joined(separator: ", ") + ")"
      } else if next.isNamePart {
        text += path()
      } else {
        text.append(rest.removeFirst())
      }
    }
    return text
  }

  /// The elements between the bracket at hand and `closing`.
  private mutating func list(to closing: Character) -> [String] {
    rest.removeFirst()
    var elements: [String] = []
    while let next = rest.first, next != closing {
      elements.append(text())
      if rest.hasPrefix(", ") { rest = rest.dropFirst(2) }
    }
    rest = rest.dropFirst()
    return elements
  }

  private mutating func path() -> String {
    let all = components()
    if all.count == 2, all[0] == "Swift", let sugar = Self.sugar(all[1], arguments) { return sugar }
    return all.dropFirst(all.count > 1 ? 1 : 0).joined(separator: ".")
  }

  /// Of the last component.
  private var arguments: [String] = []

  private init(rest: Substring) { self.rest = rest }

  private mutating func components() -> [String] {
    var components: [String] = []
    repeat {
      if rest.hasPrefix(".") { rest.removeFirst() }
      if let component = component() { components.append(component) }
    } while rest.hasPrefix(".")
    return components
  }

  /// nil: the compiler's note on a private or local context, `(unknown context at $1234)`.
  private mutating func component() -> String? {
    if rest.hasPrefix("(") {
      let note = rest.prefix { $0 != ")" }
      rest = rest.dropFirst(note.count + 1)
      return note.contains(" in ") ? String(note.dropFirst().prefix { $0 != " " }) : nil
    }
    let name = String(rest.prefix { $0.isNamePart })
    rest = rest.dropFirst(name.count)
    guard rest.hasPrefix("<") else { return name }
    let inner = list(to: ">")
    arguments = inner
    return name + "<" + inner.joined(separator: ", ") + ">"
  }

  private static func sugar(_ name: String, _ arguments: [String]) -> String? {
    switch (name.prefix { $0 != "<" }, arguments.count) {
    case ("Optional", 1):
      arguments[0].contains(" -> ") ? "(\(arguments[0]))?" : arguments[0] + "?"
    case ("Array", 1): "[\(arguments[0])]"
    case ("Dictionary", 2): "[\(arguments[0]): \(arguments[1])]"
    default: nil
    }
  }
}

extension Character {
  fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" || self == "@" }
}
