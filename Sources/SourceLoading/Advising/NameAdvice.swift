import ActionSyntax

/// Advice on a module or a name that is not known.
struct NameAdvice {
  let sources: SourceSet
  /// What was left out of the sources.
  let leftOut: [LeftOut]

  /// The module that a misspelled name means.
  static func nearestModule(to module: String) -> String? {
    let known = ["ComposableArchitecture", "SwiftUI", "Foundation", "Combine", "Dependencies"]
    return known.contains(module) ? nil : NearestName.to(module, in: known)
  }

  func advice(onModule module: String) -> String {
    let near = sources.products.contains(module) ? nil : Self.nearestModule(to: module)
    return near.map { "did you mean `import \($0)`?" }
      ?? KnownAbsences.advice(onModule: module, products: sources.products)
  }

  func advice(onName name: String, _ error: CompilerMessage) -> String? {
    if let gone = leftOut.first(where: { !$0.isReplaced && $0.name == name }) {
      return "it was left out (\(gone.reason))"
    }
    let line = sources.line(at: error.location) ?? ""
    if let field = UnqualifiedField.hint(for: name, in: line, of: sources) { return field }
    // `Counter` is not a misspelling of `CounterView`.
    if let own = OwnNames(sources).resembling(name), own != name + "View",
      !isDeclared(own, by: line)
    {
      return "did you mean `\(own)`?"
    }
    if let known = KnownAbsences.advice(onName: name) { return known }
    if let advice = advice(onSymbol: name, in: error.location.file) { return advice }
    if error.text.hasPrefix("unknown attribute ") {
      return NearestName.to(name, in: ArchitectureNames.attributes).map { "did you mean `\($0)`?" }
        ?? leftOut.first { $0.name.hasPrefix("import ") }.map {
          "perhaps it is a macro from `\($0.name)`, which was left out: write what the macro adds"
        }
    }
    let isType = error.isAboutTypeName
    let names = (sources.declaredNames + ArchitectureNames.types).filter {
      $0.first?.isUppercase == name.first?.isUppercase && !(isType && $0 == "Reduce") && $0 != name
        && !isDeclared($0, by: line)
    }
    let near = NearestName.to(name, in: names) ?? AppleSymbols.resembling(name)
    if let near, near != name + "View" { return "did you mean `\(near)`?" }
    let imports = imports(near: error)
    let own = KnownAbsences.framework(of: name)
    if let module = imports.first(where: { $0.name == "import \(own ?? "")" }) ?? imports.first {
      if imports.count > 1, own == nil {
        let names = imports.map { String($0.name.dropFirst("import ".count)) }
        return "perhaps it comes from an import that was left out: \(names.joined(separator: ", "))"
      }
      return "perhaps it comes from the \(module.name) that was left out (\(module.reason))"
    }
    if let dependency = UndeclaredNames.dependency(name) { return dependency }
    guard name.first?.isLetter == true || name.hasPrefix("_") else { return nil }
    return name.first?.isUppercase == true
      ? "if another file declares it, load that file, too: `load FILE OTHER.swift` or `load FOLDER`"
      : "declare it, or bind it in the pattern: `case .name(let \(name)):`"
  }

  /// The imports that were left out, each once: those of the file of an error, or else those of all files.
  private func imports(near error: CompilerMessage) -> [LeftOut] {
    let all = leftOut.filter { $0.name.hasPrefix("import ") }
    let own = all.filter { $0.reason.hasPrefix("\(error.location.file):") }
    var names: Set<String> = []
    return (own.isEmpty ? all : own).filter { names.insert($0.name).inserted }
  }

  /// What to do about a symbol of Apple's platforms.
  private func advice(onSymbol name: String, in file: String) -> String? {
    if AppleSymbols.contains(name) {
      return "\(name) exists on Apple's platforms only: wrap it in a dependency (`@Dependency`)"
    }
    return framework(of: name, in: file).map {
      "\($0) is declared in part here: wrap what uses \(name) in a dependency (`@Dependency`)"
    }
  }

  /// Whether a line declares a type, which cannot be what the type inherits from: `struct FlowLayout: Layout`.
  private func isDeclared(_ type: String, by line: Substring) -> Bool {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return zip(words, words.dropFirst()).contains {
      ["struct", "class", "enum", "actor", "protocol"].contains($0) && $1 == type
    }
  }

  /// The framework that a file imports, that is declared in part, and whose prefix a name has.
  private func framework(of name: String, in file: String) -> String? {
    guard let text = sources.file(named: file)?.text else { return nil }
    let frameworks = KnownAbsences.frameworks(of: name)
      .filter(ProvidedModules.frameworks.contains)
    return SourceOutline.unconditionalImports(of: text).map(\.module).first(
      where: frameworks.contains)
  }
}
