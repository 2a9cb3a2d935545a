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
