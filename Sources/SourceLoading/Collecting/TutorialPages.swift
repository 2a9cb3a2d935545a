import FileAccess

/// The pages of the tutorial that a folder contains.
enum TutorialPages {
  /// The paths of the pages in the order of the table of contents, or in that of their names if there is none.
  ///
  /// A folder with Swift files that no page shows is that of an app, which may have a tutorial beside its code.
  ///
  /// - Returns: `nil` if the folder is not that of a tutorial.
  /// - Throws: A message if the folder contains several tutorials.
  static func all(
    in folder: String, typed path: String, _ files: any FileSystem
  ) throws(LoadFailure) -> [String]? {
    let paths = (try? files.files(in: folder, entryLimit: 20_000)) ?? []
    let pages = paths.filter { $0.hasSuffix(".tutorial") }.sorted().map { "\(folder)/\($0)" }
    guard !pages.isEmpty, isOfTutorial(folder, paths, pages, files) else { return nil }
    let tables = TutorialContents.all(in: folder, files)
    guard tables.count < 2 else {
      let folders = tables.map { table in
        let parts = table.path.split(separator: "/").dropLast()
        return ([path.hasSuffix("/") ? String(path.dropLast()) : path] + parts.map(String.init))
          .joined(separator: "/")
      }
      throw LoadFailure(
        "`\(path)` contains \(tables.count) tutorials",
        hint: "expected one of them: \(folders.joined(separator: " or "))")
    }
    return tables.first?.pages ?? pages
  }

  /// Whether a folder is in a documentation catalog, or has no Swift files but those of catalogs and pages.
  private static func isOfTutorial(
    _ folder: String, _ paths: [String], _ pages: [String], _ files: any FileSystem
  ) -> Bool {
    if files.canonicalPath(folder).contains(".docc") { return true }
    let others = paths.filter { path in
      path.hasSuffix(".swift") && !path.contains(".docc/") && !TutorialSources.isStep(path)
    }
    if others.isEmpty { return true }
    let texts = pages.compactMap { try? SwiftFile($0, in: nil, home: nil, files: files).text }
    let shown = Set(texts.flatMap(TutorialSources.codeFiles))
    return others.allSatisfy { path in
      path.split(separator: "/").last.map { shown.contains(String($0)) } == true
    }
  }
}
