import SwiftReading

/// The names of modules in the sources of a folder, which are compiled as one module.
enum JoinedModules {
  /// The modules that files import and that have the names of the files' folders, as in projects whose manifests compute the names:
  /// `DomainUserInterface` for `Projects/Domain/User/Interface/Sources`.
  static func ofFolders(_ folders: Set<String>, importedBy texts: [String]) -> Set<String> {
    var names: Set<String> = []
    for folder in folders {
      let parts = folder.split(separator: "/")
      for end in parts.indices
      where end + 1 < parts.count ? parts[end + 1] == "Sources" : parts[end] == "Interface" {
        for start in max(0, end - 2)...end { names.insert(parts[start...end].joined()) }
      }
    }
    names.subtract(ProvidedModules.names)
    let imported = texts.flatMap { SourceOutline.unconditionalImports(of: $0).map(\.module) }
    return names.intersection(imported)
  }

  /// Removes the modules before the names that the sources declare: `Models.Tab` is `Tab`.
  static func removeQualifiers(of modules: Set<String>, from files: inout [SourceSet.File]) {
    let declared = files.map { Set(SourceOutline($0.text).declarations.flatMap(declaredNames)) }
      .reduce(into: Set<String>()) { $0.formUnion($1) }
    let modules = modules.subtracting(declared)
    guard !modules.isEmpty else { return }
    for index in files.indices
    where !SourceWords.all(in: files[index].text).isDisjoint(with: modules) {
      let source = SourceText(files[index].text)
      let texts = source.tokens.map { source[$0] }
      let edits = texts.indices.dropLast(2).compactMap { place -> SourceEdit? in
        guard modules.contains(texts[place]), texts[place + 1] == ".",
          declared.contains(texts[place + 2]), place == 0 || texts[place - 1] != "."
        else { return nil }
        let range =
          source.tokens[place].range.lowerBound..<source.tokens[place + 2].range.lowerBound
        return SourceEdit(range, "")
      }
      if !edits.isEmpty { files[index].text = files[index].text.applying(edits) }
    }
  }

  private static func declaredNames(_ declaration: SourceOutline.Declaration) -> [String] {
    ["import", "extension"].contains(declaration.keyword) ? [] : declaration.names
  }
}
