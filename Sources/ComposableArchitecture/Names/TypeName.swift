import Synchronization

/// The names of types as their users write them: without the module, with the enclosing types.
package enum TypeName {
  /// The name without generic arguments: `Settings.State`, `Form.State`.
  package static func of(_ type: Any.Type) -> String {
    let name = full(type)
    guard name.utf8.contains(UInt8(ascii: "<")), let open = name.firstIndex(of: "<"),
      let close = name.lastIndex(of: ">"), open < close
    else { return name }
    return String(name[..<open] + name[name.index(after: close)...])
  }

  /// The name with generic arguments, and collections in their short spelling: `[Int]`, `Int?`,
  /// `Form<Int>.State`.
  package static func full(_ type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let known = known.withLock({ $0[key] }) { return known }
    var parser = QualifiedName(_typeName(type, qualified: true))
    let name = parser.parse()
    known.withLock { $0[key] = name }
    return name
  }

  private static let known = Mutex<[ObjectIdentifier: String]>([:])
}

/// Parses a qualified name as the runtime prints it and abbreviates it.
private struct QualifiedName {
  private var rest: Substring

  init(_ name: String) { rest = name[...] }

  /// Copies everything but module names, and abbreviates generic types.
  mutating func parse() -> String {
    var text = ""
    while let character = rest.first {
      if isName(character) || rest.hasPrefix("(unknown") || rest.hasPrefix("(extension") {
        text += path()
      } else {
        text.append(rest.removeFirst())
      }
    }
    return text
  }

  /// Parses a dotted path with its generic arguments.
  private mutating func path() -> String {
    var parts: [String] = []
    repeat {
      if let part = component() { parts.append(part) }
    } while eat(".")
    let name = parts.count > 1 ? parts.dropFirst().joined(separator: ".") : parts.joined()
    return name
  }

  private mutating func component() -> String? {
    if rest.hasPrefix("(") {
      skipContext()
      return nil
    }
    let name = rest.prefix(while: isName)
    rest.removeFirst(name.count)
    guard eat("<") else { return String(name) }
    return short(String(name), arguments())
  }

  private mutating func arguments() -> [String] {
    var all: [String] = []
    var current = ""
    while let character = rest.first {
      if eat(">") { break }
      if eat(",") {
        all.append(current.trimmed)
        current = ""
      } else if isName(character) || rest.hasPrefix("(unknown") || rest.hasPrefix("(extension") {
        current += path()
      } else if rest.hasPrefix("->") {
        rest.removeFirst(2)
        current += "->"
      } else if character == "(" {
        current += parenthesized()
      } else {
        current.append(rest.removeFirst())
      }
    }
    return all + [current.trimmed]
  }

  /// Parses the parentheses of a tuple or a function type, whose commas do not end an argument.
  private mutating func parenthesized() -> String {
    var text = String(rest.removeFirst())
    while let character = rest.first {
      if character == "(" && !rest.hasPrefix("(unknown") && !rest.hasPrefix("(extension") {
        text += parenthesized()
      } else if isName(character) || character == "(" {
        text += path()
      } else {
        text.append(rest.removeFirst())
        if character == ")" { break }
      }
    }
    return text
  }

  private func short(_ name: String, _ arguments: [String]) -> String {
    switch (name, arguments.count) {
    case ("Optional", 1):
      return arguments[0].contains("->") ? "(\(arguments[0]))?" : arguments[0] + "?"
    case ("Array", 1): return "[\(arguments[0])]"
    case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
    default: return "\(name)<\(arguments.joined(separator: ", "))>"
    }
  }

  private mutating func skipContext() {
    guard let end = rest.firstIndex(of: ")") else { return rest = "" }
    rest = rest[rest.index(after: end)...]
    if rest.hasPrefix(":") { rest.removeFirst() }
  }

  private mutating func eat(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "$"
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
