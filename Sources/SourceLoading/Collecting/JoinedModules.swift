/// The names of modules in projects whose manifests compute them.
enum JoinedModules {
  /// The modules that files import and that have the names of the files' folders: `DomainUserInterface` for
  /// `Projects/Domain/User/Interface/Sources`, and `Models` for `Modules/Sources/Models`.
  static func ofFolders(_ folders: Set<String>, importedBy texts: [String]) -> Set<String> {
    let names = Set(folders.flatMap { Self.names(of: $0.split(separator: "/")) })
      .subtracting(ProvidedModules.names).subtracting(PackageSymbols.modules)
    let imported = texts.flatMap { SourceOutline.unconditionalImports(of: $0).map(\.module) }
    return names.intersection(imported)
  }

  /// The target whose resources a file of Tuist is about, which many repositories contain: `Shop` for `Derived/Sources/TuistBundle+Shop.swift`.
  static func ofGenerated(_ place: [Substring]) -> String? {
    guard place.dropLast().suffix(2) == ["Derived", "Sources"], let name = place.last,
      name.hasPrefix("Tuist"), name.hasSuffix(".swift"), let plus = name.firstIndex(of: "+")
    else { return nil }
    return String(name[plus...].dropFirst().dropLast(".swift".count))
  }

  /// The names that the module of a folder can have.
  static func names(of parts: [Substring]) -> [String] {
    parts.indices.flatMap { end -> [String] in
      if end > 0, parts[end - 1] == "Sources" { return [String(parts[end])] }
      guard parts[end] == "Interface" || end + 1 < parts.count && parts[end + 1] == "Sources"
      else { return [] }
      return (max(0, end - 3)...end).map { parts[$0...end].joined() }
    }
  }
}
