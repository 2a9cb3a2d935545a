import FileAccess

/// The Swift files in a folder and its subfolders, without those that are no part of an app.
struct FolderFiles {
  /// A file, with its path in the folder.
  typealias Found = (path: String, file: SwiftFile)

  private(set) var files: [Found] = []
  private(set) var assets = AssetCatalogs()
  private(set) var tuistAssets = TuistAssets()
  /// The paths of the tests, which are skipped unless the folder is one of tests.
  private(set) var tests: Set<String> = []
  /// The folders of Xcode's projects of apps, as canonical paths, if there are several.
  private(set) var apps: Set<String> = []
  /// What was skipped already.
  private(set) var skipped = SkippedFiles()

  /// - Throws: A message if the folder cannot be read, or if one of its files is not text.
  init(in folder: String, _ system: any FileSystem) throws(LoadFailure) {
    let paths: [String]
    do { paths = try Self.paths(in: folder, system) } catch {
      throw LoadFailure(error.reason(for: folder))
    }
    for name in Self.ofDependencies.sorted() where system.isFolder("\(folder)/\(name)") {
      skipped.add(name, .dependencies)
    }
    assets.add(paths)
    tuistAssets.add(paths)
    apps = ProjectReferences.apps(among: paths, in: folder, system)
    let libraries = LocalModules.libraries(among: paths, in: folder, system)
    for path in paths where path.hasSuffix(".swift") {
      if libraries.contains(where: path.hasPrefix) {
        skipped.add(path, .library)
        continue
      }
      if let reason = SkippedFiles.reason(forPath: path) {
        skipped.add(path, reason)
        continue
      }
      let file = try SwiftFile(
        "\(folder)/\(path)", in: nil, home: nil, files: system, allowsEmpty: true)
      if let reason = SkippedFiles.reason(forText: file.text, at: path) {
        if path != "Package.swift" { skipped.add(path, reason) }
        continue
      }
      files.append((path, file))
    }
    removeTools(among: paths, in: folder, system)
    let isOfTests = folder.split(separator: "/").contains { $0.hasSuffix("Tests") }
    tests = isOfTests ? [] : Self.tests(among: files)
  }

  /// The paths of all files, without those of dependencies.
  static func paths(
    in folder: String, _ system: any FileSystem
  ) throws(FileSystemError) -> [String] {
    try system.files(in: folder, entryLimit: 20_000, skipping: ofDependencies)
  }

  /// The folders in which package managers keep the code of others.
  private static let ofDependencies: Set = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]

  /// Removes the files of inner packages that are no part of the app, such as a website or a generator: nothing outside of them imports
  /// their targets, and they import nothing of an app.
  private mutating func removeTools(
    among paths: [String], in folder: String, _ system: any FileSystem
  ) {
    for manifest in paths
    where manifest.hasSuffix("/Package.swift") && !files.contains(where: { $0.path == manifest }) {
      let prefix = manifest.dropLast("Package.swift".count)
      let own = files.filter { $0.path.hasPrefix(prefix) }
      let others = files.filter { !$0.path.hasPrefix(prefix) }
      guard !own.isEmpty, !others.isEmpty,
        let text = try? SwiftFile("\(folder)/\(manifest)", in: nil, home: nil, files: system).text
      else { continue }
      let targets = ManifestOutline(text).targets.map(\.name)
      func imports(_ found: Found, _ modules: [String]) -> Bool {
        modules.contains { found.file.text.contains("import " + $0) }
      }
      guard !own.contains(where: { imports($0, ScriptReading.appModules) }),
        !others.contains(where: { imports($0, targets) })
      else { continue }
      for file in own { skipped.add(file.path, .tool) }
      files = others
    }
  }

  /// The paths of tests, and of the files in folders of tests.
  private static func tests(among files: [Found]) -> Set<String> {
    func folder(of path: String) -> Substring? {
      let parts = path.split(separator: "/")
      guard let index = parts.dropLast().firstIndex(where: { $0.hasSuffix("Tests") }) else {
        return nil
      }
      return path[..<parts[index].endIndex]
    }
    let tests = files.filter {
      ($0.path.hasSuffix("Tests.swift") || folder(of: $0.path) != nil)
        && SkippedFiles.isTest($0.file.text)
    }.map(\.path)
    let folders = Set(tests.compactMap(folder))
    return Set(tests).union(
      files.map(\.path).filter { path in folder(of: path).map(folders.contains) ?? false })
  }
}
