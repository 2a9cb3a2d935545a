/// Lets `@DependencyClient` make the test values of dependencies that are structs of closures: only with `--clients`.
///
/// A closure that returns a value and does not throw needs a default value, which nobody knows, so its struct stays as it is.
package struct ClientPass {
  static func edits(_ sources: [SwiftSource], _ names: ProjectNames) -> [[Edit]] {
    var edits: [[Edit]] = sources.map { _ in [] }
    // The project may declare other things with these names.
    guard !names.types.contains("DependencyClient"),
      names.functions.isDisjoint(with: reporting.map { "\($0)(_" })
    else { return edits }
    for (file, edit) in clients(in: sources).compactMap(\.edits).joined() {
      edits[file].append(edit)
    }
    return edits
  }

  /// The structs of closures that stay as they are, although a test value is in one of the files.
  package static func kept(in texts: [String]) -> [(file: Int, line: Int, name: String)] {
    clients(in: texts.map { SwiftSource($0) }).map {
      ($0.file, $0.source.line(of: $0.type.keywordRange.lowerBound), $0.name)
    }
  }

  private static func clients(in sources: [SwiftSource]) -> [ClientPass] {
    let names = sources.flatMap { source in
      source.declarations.filter { $0.keyword != "extension" }.map(source.fullName)
    }
    return sources.indices.flatMap { file in
      sources[file].declarations.compactMap { type in
        guard type.keyword == "struct", type.attribute(named: "DependencyClient") == nil else {
          return nil
        }
        let name = sources[file].fullName(of: type)
        let fields = type.properties.filter { $0.bindings.allSatisfy(\.isStored) }
        let hasClosure = fields.flatMap(\.bindings).contains { $0.type?.contains("->") == true }
        // Modules may have types of the same name.
        let isOnly = names.count { $0 == name } == 1
        let values = sources.indices.filter { $0 == file || isOnly }.flatMap { other in
          testValues(of: name, in: sources[other]).map { (file: other, binding: $0) }
        }
        guard hasClosure, let first = values.first else { return nil }
        return ClientPass(
          source: sources[file], file: file, type: type, name: name, fields: fields,
          values: values, valueSource: sources[first.file])
      }
    }
  }

  private static func testValues(of name: String, in source: SwiftSource) -> [SwiftReading.Binding]
  {
    source.declarations.flatMap { value in
      value.bindings.filter { binding in
        value.isStatic && binding.name == "testValue"
          && (binding.initializer?.hasPrefix("\(name)(") == true
            || source.scopes(around: value.range.lowerBound).joined(separator: ".") == name)
      }
    }
  }

  private static let reporting: Set = ["unimplemented", "XCTUnimplemented"]

  private let source: SwiftSource
  private let file: Int
  private let type: Declaration
  /// The name of the struct with those of the types around it.
  private let name: String
  private let fields: [Declaration]
  private let values: [(file: Int, binding: SwiftReading.Binding)]
  /// The file of the first test value.
  private let valueSource: SwiftSource

  /// `nil` if something is not certain.
  private var edits: [(file: Int, edit: Edit)]? {
    let value = valueSource
    guard !type.allMembers.contains(where: { $0.keyword == "init" }), type.attributes.isEmpty,
      type.genericParameters == nil, fields.allSatisfy(isEndpoint), values.count == 1,
      let range = values[0].binding.initializerRange, let call = value.word(at: range.lowerBound),
      let open = value.words[call...].indices.first(where: { value.text($0) == "(" }),
      ["Self", "Self.init", ".init", name, "\(name).init"].contains(value.source(call..<open)),
      let close = value.partners[open], value.end(close) == range.upperBound,
      let arguments = value.arguments(at: open), arguments.count == fields.count,
      arguments.allSatisfy({ isUnimplemented($0.value) }),
      case let inside = value.end(open)..<value.start(close), !value.hasComment(in: inside)
    else { return nil }
    return [
      (file, .attribute("@DependencyClient", of: type, source)), (values[0].file, Edit(inside, "")),
    ]
  }

  /// Whether a field is a closure that throws or returns nothing, and has no value yet.
  private func isEndpoint(_ field: Declaration) -> Bool {
    let binding = field.bindings[0]
    guard field.keyword == "var", field.attributes.isEmpty, field.bindings.count == 1,
      field.modifiers.allSatisfy({ ["public", "package", "internal"].contains($0.name) }),
      binding.initializer == nil, binding.accessors.isEmpty,
      let signature = binding.type.flatMap(FunctionType.init)?.signature
    else { return false }
    let isVoid = ["Void", "()"].contains(signature.result?.filter { !$0.isWhitespace })
    return signature.throwing == "throws" || signature.throwing == nil && isVoid
  }

  /// `unimplemented("Client.fetch")`
  private func isUnimplemented(_ words: Range<Int>) -> Bool {
    Self.reporting.contains(valueSource.text(words.lowerBound))
      && valueSource.arguments(at: words.lowerBound + 1)?.map(\.label) == [nil]
      && valueSource.partners[words.lowerBound + 1] == words.upperBound - 1
  }
}
