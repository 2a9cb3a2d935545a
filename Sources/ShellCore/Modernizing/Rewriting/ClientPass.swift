/// Lets `@DependencyClient` make the test values of dependencies that are structs of closures: only with `--clients`.
///
/// A closure that returns a value and does not throw needs a default value, which nobody knows, so its struct stays as it is.
package struct ClientPass {
  static func edits(_ source: SwiftSource, _ names: ProjectNames) -> [Edit] {
    // The project may declare other things with these names.
    guard !names.types.contains("DependencyClient"),
      names.functions.isDisjoint(with: reporting.map { "\($0)(_" })
    else { return [] }
    return clients(in: source).flatMap { $0.edits ?? [] }
  }

  /// The structs of closures that stay as they are, although a test value is in their file.
  package static func kept(in text: String) -> [(line: Int, name: String)] {
    let source = SwiftSource(text)
    return clients(in: source).map { (source.line(of: $0.type.keywordRange.lowerBound), $0.name) }
  }

  private static func clients(in source: SwiftSource) -> [ClientPass] {
    source.declarations.compactMap { type in
      guard type.keyword == "struct", type.attribute(named: "DependencyClient") == nil else {
        return nil
      }
      let name = source.fullName(of: type)
      let fields = type.allMembers.filter {
        ["let", "var"].contains($0.keyword) && !$0.isStatic && $0.bindings.allSatisfy(\.isStored)
      }
      let closures = fields.flatMap(\.bindings).filter { $0.type?.contains("->") == true }
      let values = source.declarations.flatMap { value in
        value.bindings.filter { binding in
          value.isStatic && binding.name == "testValue"
            && (binding.initializer?.hasPrefix("\(name)(") == true
              || source.scopes(around: value.range.lowerBound).joined(separator: ".") == name)
        }
      }
      return closures.isEmpty || values.isEmpty
        ? nil : ClientPass(source: source, type: type, name: name, fields: fields, values: values)
    }
  }

  private static let reporting: Set = ["unimplemented", "XCTUnimplemented"]

  private let source: SwiftSource
  private let type: Declaration
  /// The name of the struct with those of the types around it.
  private let name: String
  private let fields: [Declaration]
  private let values: [SwiftReading.Binding]

  /// `nil` if something is not certain.
  private var edits: [Edit]? {
    guard !type.allMembers.contains(where: { $0.keyword == "init" }), type.attributes.isEmpty,
      type.genericParameters == nil, fields.allSatisfy(isEndpoint), values.count == 1,
      let value = values[0].initializerRange, let call = source.word(at: value.lowerBound),
      let open = source.words[call...].indices.first(where: { source.text($0) == "(" }),
      ["Self", "Self.init", ".init", name, "\(name).init"].contains(source.source(call..<open)),
      let close = source.partners[open], source.end(close) == value.upperBound,
      let arguments = source.arguments(at: open), arguments.count == fields.count,
      arguments.allSatisfy({ isUnimplemented($0.value) }),
      case let inside = source.end(open)..<source.start(close), !source.hasComment(in: inside)
    else { return nil }
    let start = type.range.lowerBound
    return [
      .inserting("@DependencyClient\n\(source.indentation(of: start))", at: start),
      Edit(inside, ""),
    ]
  }

  /// Whether a field is a closure that throws or returns nothing, and has no value yet.
  private func isEndpoint(_ field: Declaration) -> Bool {
    let binding = field.bindings[0]
    guard field.keyword == "var", field.attributes.isEmpty, field.bindings.count == 1,
      field.modifiers.allSatisfy({ ["public", "package", "internal"].contains($0.name) }),
      binding.initializer == nil, binding.accessors.isEmpty, let range = binding.typeRange,
      var index = source.word(at: range.lowerBound)
    else { return false }
    while source.text(index) == "@" { index += 2 }
    guard source.text(index) == "(", let close = source.partners[index] else { return false }
    index = close + (source.text(close + 1) == "async" ? 2 : 1)
    if source.has(["throws", "->"], at: index) { return true }
    guard source.text(index) == "->" else { return false }
    let result = source[source.end(index)..<range.upperBound].filter { !$0.isWhitespace }
    return ["Void", "()"].contains(result)
  }

  /// `unimplemented("Client.fetch")`
  private func isUnimplemented(_ words: Range<Int>) -> Bool {
    Self.reporting.contains(source.text(words.lowerBound))
      && source.arguments(at: words.lowerBound + 1)?.map(\.label) == [nil]
      && source.partners[words.lowerBound + 1] == words.upperBound - 1
  }
}
