/// The path of a part of a state: `amountControl.amount`, `todos[2].title`, `destination.edit.name`.
public struct ValuePath: Sendable, Hashable, CustomStringConvertible {
  /// The labels and positions, the outermost first.
  public var components: [String]

  public init(components: [String]) { self.components = components }

  /// Reads a path. An empty text is the path of the state itself.
  public init(_ text: String) {
    var components: [String] = []
    var word = ""
    var scanner = BracketScanner()
    for character in text {
      let begins = scanner.isOutside && (character == "." || character == "[")
      if begins, !word.isEmpty {
        components.append(word)
        word = ""
      }
      for byte in character.utf8 { scanner.read(byte) }
      if !(begins && character == ".") { word.append(character) }
    }
    if !word.isEmpty { components.append(word) }
    self.components = components.map(Self.withoutMarks)
  }

  /// Wrapped and observed fields are stored with an underscore before their names.
  static func withoutMarks(_ label: String) -> String {
    let name = label.first == "$" || label.first == "_" ? String(label.dropFirst()) : label
    return name.isEmpty ? label : name
  }

  /// The path as it is typed.
  public var description: String {
    components.enumerated().map { position, component in
      position == 0 || component.hasPrefix("[") ? component : ".\(component)"
    }.joined()
  }

  func appending(_ component: String?) -> ValuePath {
    guard let component else { return self }
    return ValuePath(components: components + [Self.withoutMarks(component)])
  }

  /// Whether the path is another one, or leads to a part of it.
  func isInside(_ other: ValuePath) -> Bool { components.starts(with: other.components) }
}

extension LoggedValue {
  /// The part at a path; `nil` if the value is known not to have it.
  public func part(at path: ValuePath) -> LoggedValue? { part(at: path.components[...]) }

  private func part(at path: ArraySlice<String>) -> LoggedValue? {
    guard let first = path.first else { return self }
    switch self {
    case .unknown: return .nothing
    case .leaf: return nil
    case .group(let group):
      // A payload without a label is reached by the name of its case.
      if let name = group.caseName, group.elements.count == 1, group.elements[0].label == nil {
        let content = group.elements[0].value
        return name == first ? content.part(at: path.dropFirst()) : content.part(at: path)
      }
      let index = group.elements.firstIndex { element in
        element.label.map(ValuePath.withoutMarks) == first
      }
      if let index { return group.elements[index].value.part(at: path.dropFirst()) }
      if group.caseName == first { return part(at: path.dropFirst()) }
      return group.elements.contains(where: \.isHidden) ? .nothing : nil
    }
  }
}

extension LoggedGroup {
  /// The case of a payload: `edit` of `.edit(` and of `Destination.State.edit(`; `nil` for a type.
  var caseName: String? {
    guard opening.hasSuffix("("), let dot = opening.lastIndex(of: ".") else { return nil }
    let name = opening[opening.index(after: dot)...].dropLast()
    return name.first?.isLowercase == true ? String(name) : nil
  }
}
