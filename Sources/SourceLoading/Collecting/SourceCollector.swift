import FileAccess

/// Collects the files that the paths of a `load` line stand for.
struct SourceCollector {
  private let files: any FileSystem
  /// The name after the paths, which may be that of a package's target.
  private let wanted: String?
  /// The target that the name is that of.
  private(set) var target: String?
  private(set) var isFirstAFile = false
  private var hasPages = false
  private var collected = CollectedFiles()
  private var modules = LocalModules()
  private var addedModules: Set<String> = []
  private var outside = OutsideModules()

  init(target: String?, _ files: any FileSystem) {
    wanted = target
    self.files = files
  }

  /// Adds a file, a folder, a package, a page, or a tutorial.
  mutating func add(_ path: String, in folder: String?, home: String?) throws(LoadFailure) {
    let file = SwiftFile.path(path, in: folder, home: home)
    if files.isFolder(file), !path.hasSuffix(".swift") {
      try addFolder(file, typed: path)
    } else if collected.insert(files.canonicalPath(file)) {
      if collected.count == 0 { isFirstAFile = true }
      try addFile(SwiftFile(path, in: folder, home: home, files: files), typed: path)
    }
  }

  /// Whether the code is that of a tutorial, whose steps repeat declarations.
  var hasSteps: Bool { hasPages || collected.steps > 1 }

  /// The files, with the symbols of their asset catalogs.
  var sources: SourceSet {
    let files = collected.files(of: modules, files)
    let symbols = collected.assets.file(for: files)
    let generated = collected.tuistAssets.files(for: files) + (symbols.map { [$0] } ?? [])
    return SourceSet(files: files + generated, products: modules.products)
  }

  /// A line for each module and each folder that is not in the folders of the line, although their projects name it.
  var outsideLines: [String] { outside.lines(refused: modules.outside) }

  /// What the folders contain besides.
  var skipped: SkippedFiles { collected.skipped }
}

// Files, and the pages of tutorials.
extension SourceCollector {
  private mutating func addFile(
    _ file: SwiftFile, typed path: String
  ) throws(LoadFailure) {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    if file.name.hasSuffix(".tutorial") {
      try addTutorial(file, folder: folder)
    } else if file.name.hasSuffix(".md") {
      hasPages = true
      let text = MarkdownSources.swift(in: file.text)
      collected.append(SourceSet.File(name: file.name, text: text), folder)
    } else {
      collected.append(try MissingImport.checked(file, files), folder)
    }
  }

  /// Adds the steps of a page after those of the pages that it continues. Their tests belong to them alone, unless the page has tests.
  ///
  /// A table of contents adds all of its pages.
  private mutating func addTutorial(
    _ page: SwiftFile, folder: String
  ) throws(LoadFailure) {
    hasPages = true
    if let last = TutorialContents.pages(of: page, files).last {
      let file = try SwiftFile(last, in: nil, home: nil, files: files)
      return try addTutorial(file, folder: folder)
    }
    let steps = try TutorialSources(page, files)
    let hasTests = steps.files.contains { SkippedFiles.isTest($0.text) }
    for path in TutorialContents.pages(before: page.path, files)
    where collected.insert(files.canonicalPath(path)) {
      let earlier = try SwiftFile(path, in: nil, home: nil, files: files)
      guard let part = try? TutorialSources(earlier, files) else { continue }
      collected.append(
        steps: part.files.filter { hasTests || !SkippedFiles.isTest($0.text) }, folder)
    }
    collected.append(steps: steps.files, folder)
  }

  /// Adds the pages of the tutorial in a folder, unless the folder is that of something else.
  private mutating func addTutorial(
    in folder: String, typed path: String
  ) throws(LoadFailure) -> Bool {
    guard let pages = try TutorialPages.all(in: folder, typed: path, files) else { return false }
    var failure: LoadFailure?
    for page in pages where collected.insert(files.canonicalPath(page)) {
      do throws(LoadFailure) {
        let file = try SwiftFile(page, in: nil, home: nil, files: files)
        collected.append(steps: try TutorialSources(file, files).files, folder)
        hasPages = true
      } catch { failure = failure ?? error }
    }
    // A page may have no code, but not all of them.
    if !hasPages, let failure { throw failure }
    return true
  }
}

// The files of folders and packages.
extension SourceCollector {
  private mutating func addFolder(
    _ folder: String, typed path: String
  ) throws(LoadFailure) {
    let count = collected.count
    outside.enter(files.canonicalPath(folder))
    modules.enter(folder, files)
    // The other targets of the package that the folder belongs to.
    let parts = files.canonicalPath(folder).split(separator: "/").map(String.init)
    let parent = "/" + parts.dropLast().joined(separator: "/")
    let package = "/" + parts.dropLast(2).joined(separator: "/")
    if files.info("\(folder)/Package.swift") == nil,
      try addTutorial(in: folder, typed: path)
    {
      // Its pages name all files.
    } else if files.info("\(folder)/Package.swift") != nil {
      try addPackage(folder, typed: path)
    } else if parts.dropLast().last == "Sources", let own = parts.last {
      modules.addPackage(package, files)
      modules.addFolders(of: parent, files)
      try addModules([own])
    } else if parts.dropLast().last == "Tests", files.info("\(package)/Package.swift") != nil {
      modules.addPackage(package, files)
      try addFiles(in: folder, "")
      try addModules(importedFrom: count, isAlone: count == 0)
    } else {
      try addProject(folder)
    }
    if collected.count == count {
      let skipped = collected.skipped.lines
      throw LoadFailure(
        "`\(path)` contains no Swift files",
        hint: skipped.isEmpty ? nil : skipped.joined(separator: "; "))
    }
  }

  /// Adds all files of a folder, and the modules that they import.
  private mutating func addProject(_ folder: String) throws(LoadFailure) {
    let count = collected.count
    try addFiles(in: folder, "")
    modules.addInner(folder, files)
    modules.addAncestors(of: folder, files)
    modules.addReferenced(by: folder, files)
    modules.addWorkspace(around: folder, files)
    modules.inner.formUnion(
      JoinedModules.ofFolders(
        collected.folders(from: count), importedBy: collected.texts(from: count)))
    if files.canonicalPath(folder).hasSuffix("Tests") {
      modules.addTested(by: collected.texts(from: count), beside: folder, files)
    }
    try addModules(importedFrom: count, isAlone: true)
  }

  private mutating func addPackage(
    _ folder: String, typed path: String
  ) throws(LoadFailure) {
    let manifest = try SwiftFile("\(folder)/Package.swift", in: nil, home: nil, files: files)
    guard !LocalModules.isLibrary(ManifestOutline(manifest.text)) else {
      throw LoadFailure(
        "\(path) is a package that tca contains",
        hint: "expected an app or one of its folders, such as an example in it")
    }
    let names = modules.addPackage(folder, files)
    if let wanted, let own = names.first(where: { $0.lowercased() == wanted.lowercased() }) {
      target = wanted
      try addModules([own])
    } else if names.isEmpty || ProjectReferences.hasApp(folder, files) {
      // A manifest may exist for a tool only, such as a formatter.
      try addProject(folder)
    } else {
      try addModules(names)
    }
  }

  /// Adds modules and those that they import.
  private mutating func addModules(_ names: [String]) throws(LoadFailure) {
    var pending = names
    while let name = pending.popLast() {
      guard let folder = modules.folders[name], addedModules.insert(name).inserted else { continue }
      let start = collected.count
      try addFiles(in: folder, name)
      outside.add(name, in: files.canonicalPath(folder), count: collected.count - start)
      pending += importedModules(from: start)
    }
  }

  /// Adds the known modules that the last files import, if no other path of the line can have added them.
  private mutating func addModules(importedFrom start: Int, isAlone: Bool) throws(LoadFailure) {
    let names = importedModules(from: start)
    if isAlone { try addModules(names) }
  }

  private mutating func importedModules(from start: Int) -> [String] {
    guard !modules.folders.isEmpty || !modules.inner.isEmpty else { return [] }
    let modules = modules
    return collected.readImports(from: start, where: modules.contains)
  }

  private mutating func addFiles(in folder: String, _ prefix: String) throws(LoadFailure) {
    collected.append(try FolderFiles(in: folder, files), prefix, files)
  }
}
