import FileAccess

/// The files of a `load` line so far, each with the folder that tells it from another file of the same name.
struct CollectedFiles {
  private var all: [(file: SourceSet.File, folder: String)] = []
  /// The places of the files that were found in folders.
  private var places: [Int: String] = [:]
  private var paths: Set<String> = []
  private var skippedFiles = SkippedFiles()
  /// The asset catalogs of the folders.
  private(set) var assets = AssetCatalogs()
  private(set) var tuistAssets = TuistAssets()
  private var apps: Set<String> = []

  var count: Int { all.count }
  /// The number of files that are steps of a tutorial, by their names.
  var steps: Int { all.count { TutorialSources.isStep($0.file.name) } }

  /// Whether a file at a path has not been collected yet; from now on it has.
  mutating func insert(_ path: String) -> Bool { paths.insert(path).inserted }

  mutating func append(_ file: SourceSet.File, _ folder: String) { all.append((file, folder)) }

  /// Adds the steps that have as many opening as closing brackets: the others show code that does not compile anywhere.
  mutating func append(steps: [SourceSet.File], _ folder: String) {
    for step in steps {
      if TutorialSources.isComplete(step.text) {
        append(step, folder)
      } else {
        skippedFiles.add(step.name, .incompleteStep)
      }
    }
  }

  /// Adds the files of a folder, without its tests: a later path of the line may name them.
  mutating func append(
    _ found: FolderFiles, _ prefix: String, _ files: any FileSystem
  ) {
    skippedFiles.add(contentsOf: found.skipped)
    assets.merge(found.assets)
    tuistAssets.merge(found.tuistAssets)
    apps.formUnion(found.apps)
    for (path, file) in found.files {
      let place = files.canonicalPath(file.path)
      if found.tests.contains(path) {
        skippedFiles.add(path, .test, at: place)
      } else if insert(place) {
        let inner = path.split(separator: "/").dropLast().joined(separator: "/")
        let folder = "\(prefix)/\(inner)"
        let source = SourceSet.File(
          name: file.name, text: file.text, isFound: true, folder: folder)
        places[all.count] = place
        append(source, folder)
      }
    }
  }

  func texts(from start: Int) -> [String] { all[start...].map(\.file.text) }

  func folders(from start: Int) -> Set<String> { Set(all[start...].map(\.folder)) }

  /// Notes the imports of some modules in the files after the first ones, and returns their names.
  mutating func readImports(from start: Int, where isModule: (String) -> Bool) -> [String] {
    (start..<all.count).flatMap { index in
      let names = SourceOutline(all[index].file.text).declarations.filter {
        $0.keyword == "import" && isModule($0.module)
      }.map(\.module)
      all[index].file.imports = Set(all[index].file.imports + names).sorted()
      return names
    }
  }

  /// The files, each with its module.
  func files(of modules: LocalModules, _ system: any FileSystem) -> [SourceSet.File] {
    let folders = Dictionary(
      modules.folders.map { (system.canonicalPath($0.value).split(separator: "/"), $0.key) },
      uniquingKeysWith: min)
    var files = files
    for (index, place) in places {
      let components = place.split(separator: "/")
      if let target = JoinedModules.ofGenerated(components), modules.contains(target) {
        files[index].module = target
        continue
      }
      let parts = Array(components.dropLast())
      let own = parts.indices.reversed().lazy.compactMap { folders[Array(parts[...$0])] }.first
      // `Watch/Sources/Feature` is not the module `Feature` that a project elsewhere has.
      let joined = JoinedModules.names(of: parts).filter {
        modules.inner.contains($0) && (own == $0 || modules.folders[$0] == nil)
      }.max { ($0.count, $1) < ($1.count, $0) }
      // A project is named after its folder, `Feature`, unless its manifest computes a longer name that others import.
      files[index].module = own.map { joined?.hasSuffix($0) == true ? joined : $0 } ?? joined
    }
    nameApps(&files)
    nameOtherApps(&files)
    addExportedImports(&files)
    return files
  }

  /// Lets files import what the modules that they import export, such as one that consists of `@_exported import` alone.
  private func addExportedImports(_ files: inout [SourceSet.File]) {
    var exports: [String: Set<String>] = [:]
    for file in files where file.text.contains("@_exported") {
      guard let module = file.module else { continue }
      exports[module, default: []].formUnion(
        SourceOutline(file.text).declarations.filter {
          $0.attributes.contains("_exported") && file.imports.contains($0.module)
        }.map(\.module))
    }
    for index in files.indices where !exports.isEmpty {
      files[index].imports = exports.reachable(from: files[index].imports).sorted()
    }
  }

  /// Gives the files of each app in a folder of several, such as that of a course, a module of their own. Files outside of the projects,
  /// and those of an app around the others, belong to no app.
  private func nameApps(_ files: inout [SourceSet.File]) {
    for (index, place) in places where files[index].module == nil {
      let parts = place.split(separator: "/").dropLast()
      let folder = parts.indices.reversed().lazy.map { "/" + parts[...$0].joined(separator: "/") }
        .first(where: apps.contains)
      guard let folder, !apps.contains(where: { $0.hasPrefix(folder + "/") }) else { continue }
      files[index].app = folder.split(separator: "/").suffix(2).joined()
      files[index].module = files[index].app
    }
  }

  /// Gives the files of other apps beside an app, such as that for a watch, modules of their own: they may declare the same names.
  private func nameOtherApps(_ files: inout [SourceSet.File]) {
    var roots: [Int: ArraySlice<Substring>] = [:]
    for (index, place) in places where files[index].module == nil {
      let parts = place.split(separator: "/")
      if let end = parts.dropLast().firstIndex(of: "Sources"), end > 0 {
        roots[index] = parts[..<end]
      }
    }
    let ordered = Set(roots.values).sorted { $0.count < $1.count }
    guard ordered.count > 1, ordered[0].count < ordered[1].count else { return }
    for (index, root) in roots where root != ordered[0] {
      files[index].module = root.suffix(2).joined()
    }
  }

  /// The files. Two files of a module cannot have one name: `Views.swift` becomes `Todos-Views.swift`, except for the last one.
  private var files: [SourceSet.File] {
    var left = all.reduce(into: [:]) { $0[$1.file.name, default: 0] += 1 }
    return all.map { file, folder in
      guard let count = left[file.name], count > 1 else { return file }
      left[file.name] = count - 1
      let parts = (folder + "/" + file.name).split(separator: "/")
      let name = parts.filter { $0 != "." && $0 != ".." }.joined(separator: "-")
      return file.named(name)
    }
  }

  /// What the folders contain besides.
  var skipped: SkippedFiles {
    var skipped = skippedFiles
    skipped.remove(loaded: paths)
    return skipped
  }
}
