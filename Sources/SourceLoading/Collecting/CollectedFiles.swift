import FileAccess

/// The files of a `load` line so far, each with the folder that tells it from another file of the same name.
struct CollectedFiles {
  private var all: [(file: SourceSet.File, folder: String)] = []
  private var paths: Set<String> = []
  private var skippedFiles = SkippedFiles()
  /// The modules whose imports were removed.
  private(set) var joinedModules: Set<String> = []
  /// The asset catalogs of the folders.
  private(set) var assets = AssetCatalogs()

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
    for (path, file) in found.files {
      let place = files.canonicalPath(file.path)
      if found.tests.contains(path) {
        skippedFiles.add(path, .test, at: place)
      } else if insert(place) {
        let inner = path.split(separator: "/").dropLast().joined(separator: "/")
        let folder = "\(prefix)/\(inner)"
        let source = SourceSet.File(
          name: file.name, text: file.text, isFound: true, folder: folder)
        append(source, folder)
      }
    }
  }

  func texts(from start: Int) -> [String] { all[start...].map(\.file.text) }

  func folders(from start: Int) -> Set<String> { Set(all[start...].map(\.folder)) }

  /// Removes the imports of some modules from the files after the first ones, and returns their names.
  mutating func removeImports(from start: Int, where isModule: (String) -> Bool) -> [String] {
    let removed = (start..<all.count).flatMap { index in
      SourceOutline.removeImports(from: &all[index].file.text) { isModule($0.name) }
    }
    joinedModules.formUnion(removed)
    return removed
  }

  /// The files. Two files of a module cannot have one name: `Views.swift` becomes `Todos-Views.swift`, except for the last one.
  var files: [SourceSet.File] {
    var left = all.reduce(into: [:]) { $0[$1.file.name, default: 0] += 1 }
    return all.map { file, folder in
      guard let count = left[file.name], count > 1 else { return file }
      left[file.name] = count - 1
      let parts = (folder + "/" + file.name).split(separator: "/")
      let name = parts.filter { $0 != "." && $0 != ".." }.joined(separator: "-")
      return SourceSet.File(
        name: name, text: file.text, isFound: file.isFound, folder: file.folder)
    }
  }

  /// What the folders contain besides.
  var skipped: SkippedFiles {
    var skipped = skippedFiles
    skipped.remove(loaded: paths)
    return skipped
  }
}
