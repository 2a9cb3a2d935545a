import FileAccess

/// The order of the pages of a tutorial.
///
/// A page continues the ones before it. The table of contents is another file in the catalog, which begins with `@Tutorials` and names
/// the pages: `@TutorialReference(tutorial: "doc:01-01-YourFirstFeature")`.
struct TutorialContents: Equatable {
  /// The path of the table.
  let path: String
  /// The paths of the pages in their order.
  let pages: [String]

  /// The tables of contents in a folder and the folders in it, in the order of their paths.
  static func all(in folder: String, _ files: any FileSystem) -> [TutorialContents] {
    let paths = ((try? files.files(in: folder, entryLimit: 20_000)) ?? [])
      .filter { $0.hasSuffix(".tutorial") }.sorted()
    return paths.compactMap { path in
      let file = try? SwiftFile("\(folder)/\(path)", in: nil, home: nil, files: files)
      guard let file, file.text.contains("@Tutorials") else { return nil }
      let pages = names(in: file.text).compactMap { name in
        paths.first { $0.split(separator: "/").last == Substring(name + ".tutorial") }
      }
      return pages.isEmpty
        ? nil : TutorialContents(path: path, pages: pages.map { "\(folder)/\($0)" })
    }
  }

  /// The paths of the pages that a table names; none if the file is not a table.
  static func pages(of table: SwiftFile, _ files: any FileSystem) -> [String] {
    let own = files.canonicalPath(table.path)
    let folder = catalog(of: table.path)
    return all(in: folder, files).first { files.canonicalPath("\(folder)/\($0.path)") == own }?
      .pages ?? []
  }

  /// The folder in which the table of a page is.
  private static func catalog(of page: String) -> String {
    let parts = page.split(separator: "/", omittingEmptySubsequences: false)
    let end = parts.lastIndex { $0.hasSuffix(".docc") } ?? max(parts.count - 3, 0)
    let folder = parts[...end].joined(separator: "/")
    return folder.isEmpty ? "." : folder
  }

  /// The paths of the pages before a page, in their order.
  static func pages(before page: String, _ files: any FileSystem) -> [String] {
    let own = files.canonicalPath(page)
    for table in all(in: catalog(of: page), files) {
      guard let index = table.pages.firstIndex(where: { files.canonicalPath($0) == own }) else {
        continue
      }
      return Array(table.pages[..<index])
    }
    return []
  }

  /// The names of the pages in a table.
  static func names(in text: String) -> [String] {
    text.matches(of: /@TutorialReference\s*\(\s*tutorial:\s*"(?:doc:)?([^"]+)"/).map { match in
      match.1.split(separator: "/").last.map(String.init) ?? String(match.1)
    }
  }
}
