import SwiftReading

/// Foresees which initializers actions will call: those of the structs that the cases of an enum name, and of the states of the
/// reducers that they name, which a stack's `.push` contains.
///
/// Only what will certainly compile is foreseen. An initializer whose default values may be private is compiled later.
struct PayloadPrediction {
  private let sources: SourceSet
  private let types: [TypeOutline]

  init(_ sources: SourceSet, _ types: [TypeOutline]) {
    (self.sources, self.types) = (sources, types)
  }

  /// The functions that call the initializers.
  ///
  /// - Parameter qualified: The name of a type with its module.
  func functions(_ qualified: (TypeOutline) -> String) -> [LoaderShim.Function] {
    let words = words { $0.keyword == "enum" }
    let structs = types.filter { type in
      let name = type.name == "State" ? type.path.dropLast().last : type.name
      return type.keyword == "struct" && type.isVisible && name.map(words.contains) == true
    }
    guard !structs.isEmpty else { return [] }
    let outlines = sources.files.flatMap { InitializerOutline.all(in: $0.text) }
    return structs.compactMap { type in
      let path = type.path.joined(separator: ".")
      guard let outline = outlines.first(where: { $0.type == path }),
        outline.parameters.allSatisfy({ $0.defaultValue.map(isSimple) ?? true }),
        Set(outline.parameters.map(\.label)).isSubset(of: sources.memberNames(of: path))
      else { return nil }
      return SourceInitializer.function(for: outline, qualified(type))
    }
  }

  /// The static members that lines may name: those of the types that the cases of an enum or the fields of a state name.
  ///
  /// - Parameter qualified: The name of a type with its module.
  func members(_ qualified: (TypeOutline) -> String) -> [SourceMember] {
    let outlines = sources.files.flatMap { StaticOutline.all(in: $0.text) }
    guard !outlines.isEmpty else { return [] }
    let words = words { $0.keyword == "enum" || $0.name == "State" }
    let named = types.filter { type in
      ["struct", "enum"].contains(type.keyword) && type.isVisible && words.contains(type.name)
        && !type.attributes.contains("MainActor")
    }
    return named.flatMap { type in
      outlines.filter { $0.type == type.path.joined(separator: ".") }.flatMap(\.names).map {
        SourceMember(name: $0, type: qualified(type))
      }
    }
  }

  /// The words in the declarations of some types.
  private func words(in isIncluded: (TypeOutline) -> Bool) -> Set<String> {
    sources.files.reduce(into: Set<String>()) { words, file in
      for type in TypeOutline.all(in: file.text) where isIncluded(type) {
        words.formUnion(type.words(in: file.text))
      }
    }
  }

  /// Whether an expression consists of literals, visible types and members of the expected type.
  private func isSimple(_ expression: String) -> Bool {
    let source = SourceText(expression)
    let texts = source.tokens.map { source[$0] }
    return texts.indices.allSatisfy { index in
      switch source.tokens[index].kind {
      case .string: return !texts[index].contains("\\(")
      case .punctuation: return !["{", "}", "`"].contains(texts[index])
      case .directive, .regex: return false
      case .word:
        let word = texts[index]
        if ["nil", "true", "false"].contains(word) || word.first?.isNumber == true { return true }
        if index > 0, texts[index - 1] == "." { return true }
        if index + 1 < texts.count, texts[index + 1] == ":" { return true }
        return word.first?.isUppercase == true && word != "Self"
          && !types.contains { $0.name == word && !$0.isVisible }
      }
    }
  }
}
