import FileAccess
import SwiftOutline

/// Collects the files that the paths of a `load` line stand for.
struct SourceCollector {
  /// A file, with the folder that tells it from another file of the same name.
  private typealias Collected = (file: SourceSet.File, folder: String)

  private let files: any FileSystem
  /// The name after the paths, which may be that of a package's target.
  private let wanted: String?
  /// The target that the name is that of.
  private(set) var target: String?
  private(set) var isFirstAFile = false
  private var hasPages = false
  private var collected: [Collected] = []
  private var modules = LocalModules()
  private var addedModules: Set<String> = []
  private var skipped = SkippedFiles()
  private var loadedPaths: Set<String> = []
  /// The folders of the line.
  private var roots: [String] = []
  /// The modules that are outside of them.
  private var borrowed: [(name: String, folder: String, count: Int)] = []

  init(target: String?, _ files: any FileSystem) {
    wanted = target
    self.files = files
  }

  /// Adds a file, a folder, a package, a page, or a tutorial.
  mutating func add(_ path: String, in folder: String?, home: String?) throws(LoadFailure) {
    let file = SwiftFile.path(path, in: folder, home: home)
    if files.isFolder(file), !path.hasSuffix(".swift") {
      try addFolder(file, typed: path)
    } else if loadedPaths.insert(files.canonicalPath(file)).inserted {
      if collected.isEmpty { isFirstAFile = true }
      try addFile(SwiftFile(path, in: folder, home: home, files: files), typed: path)
    }
  }

  /// Whether the code is that of a tutorial, whose steps repeat declarations.
  var hasSteps: Bool {
    hasPages || collected.count(where: { TutorialSources.isStep($0.file.name) }) > 1
  }

  /// The files. Two files of a module cannot have one name: `Views.swift` becomes `Todos-Views.swift`.
  var sources: SourceSet {
    let all = collected.map(\.file)
    var named = all
    for index in all.indices
    where named.indices.contains(where: { $0 != index && named[$0].name == named[index].name }) {
      let parts = (collected[index].folder + "/" + all[index].name).split(separator: "/")
      let name = parts.filter { $0 != "." && $0 != ".." }.joined(separator: "-")
      named[index] = SourceSet.File(
        name: name, text: all[index].text, isFound: all[index].isFound)
    }
    return SourceSet(files: named, products: modules.products)
  }

  /// A line for each module and each folder that is not in the folders of the line, although their projects name it.
  var outsideLines: [String] {
    borrowed.map { module in
      let files = module.count == 1 ? "1 file" : "\(module.count) files"
      return "outside of the folder: \(files) of \(module.name) (\(relative(module.folder)))"
    }
      + modules.outside.map {
        "not loaded: \(relative($0)), which is outside of the repository; name it in the line to load it"
      }
  }

  /// The path of a folder from the first one of the line.
  private func relative(_ folder: String) -> String {
    let own = roots.first?.split(separator: "/") ?? []
    let other = folder.split(separator: "/")
    let common = zip(own, other).prefix { $0 == $1 }.count
    return (own.dropFirst(common).map { _ in ".." } + other.dropFirst(common).map(String.init))
      .joined(separator: "/")
  }

  /// What the folders contain besides.
  var allSkipped: SkippedFiles {
    var skipped = skipped
    skipped.remove(loaded: loadedPaths)
    return skipped
  }
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
      collected.append((SourceSet.File(name: file.name, text: text), folder))
    } else {
      collected.append((try MissingImport.checked(file, files), folder))
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
    where loadedPaths.insert(files.canonicalPath(path)).inserted {
      let earlier = try SwiftFile(path, in: nil, home: nil, files: files)
      guard let part = try? TutorialSources(earlier, files) else { continue }
      addSteps(part.files.filter { hasTests || !SkippedFiles.isTest($0.text) }, folder: folder)
    }
    addSteps(steps.files, folder: folder)
  }

  /// Adds the steps that have as many opening as closing brackets: the others show code that does not compile anywhere.
  private mutating func addSteps(_ steps: [SourceSet.File], folder: String) {
    for step in steps {
      if TutorialSources.isComplete(step.text) {
        collected.append((step, folder))
      } else {
        skipped.add(step.name, .incompleteStep)
      }
    }
  }

  /// Adds the pages of the tutorial in a folder, unless the folder is that of something else.
  private mutating func addTutorial(
    in folder: String, typed path: String
  ) throws(LoadFailure) -> Bool {
    guard let pages = try TutorialPages.all(in: folder, typed: path, files) else { return false }
    var failure: LoadFailure?
    for page in pages where loadedPaths.insert(files.canonicalPath(page)).inserted {
      do throws(LoadFailure) {
        let file = try SwiftFile(page, in: nil, home: nil, files: files)
        addSteps(try TutorialSources(file, files).files, folder: folder)
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
    roots.append(files.canonicalPath(folder))
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
      try addModules(importedBy: count..<collected.count, isAlone: count == 0)
    } else {
      try addProject(folder)
    }
    if collected.count == count { throw LoadFailure("`\(path)` contains no Swift files") }
  }

  /// Adds all files of a folder, and the modules that they import.
  private mutating func addProject(_ folder: String) throws(LoadFailure) {
    let count = collected.count
    try addFiles(in: folder, "")
    modules.addInner(folder, files)
    modules.addAncestors(of: folder, files)
    modules.addReferenced(by: folder, files)
    modules.addWorkspace(around: folder, files)
    if files.canonicalPath(folder).hasSuffix("Tests") {
      modules.addTested(by: collected[count...].map(\.file.text), beside: folder, files)
    }
    try addModules(importedBy: count..<collected.count, isAlone: true)
  }

  /// Whether the folder of a manifest is that of an app, which may use the package: Xcode's project is in it, or in a folder in it.
  private func hasApp(_ folder: String) -> Bool {
    let names = (try? files.list(folder)) ?? []
    let inner = names.filter { !$0.hasPrefix(".") && files.isFolder("\(folder)/\($0)") }
      .flatMap { (try? files.list("\(folder)/\($0)")) ?? [] }
    return ["Project.swift", "Workspace.swift"].contains(where: names.contains)
      || (names + inner).contains { $0.hasSuffix(".xcodeproj") }
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
    } else if names.isEmpty || hasApp(folder) {
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
      let place = files.canonicalPath(folder)
      if collected.count > start,
        !roots.contains(where: { place == $0 || place.hasPrefix($0 + "/") })
      {
        borrowed.append((name, place, collected.count - start))
      }
      pending += removeImportsOfModules(by: start..<collected.count)
    }
  }

  /// Removes the imports of known modules from some files, and adds the modules if no other path of the line can have added them.
  private mutating func addModules(
    importedBy range: Range<Int>, isAlone: Bool
  ) throws(LoadFailure) {
    let names = removeImportsOfModules(by: range)
    if isAlone { try addModules(names) }
  }

  /// Removes the imports of known modules from some files, and returns their names.
  private mutating func removeImportsOfModules(by range: Range<Int>) -> [String] {
    let (known, inner) = (modules.folders, modules.inner)
    return range.flatMap { index in
      SourceOutline.removeImports(from: &collected[index].file.text) {
        known[$0.name] != nil || inner.contains($0.name)
      }
    }
  }

  private mutating func addFiles(
    in folder: String, _ prefix: String
  ) throws(LoadFailure) {
    let found = try FolderFiles(in: folder, files)
    skipped.add(contentsOf: found.skipped)
    for (path, file) in found.files {
      // A later path of the line may name a test.
      if found.tests.contains(path) {
        skipped.add(path, .test, at: files.canonicalPath(file.path))
        continue
      }
      guard loadedPaths.insert(files.canonicalPath(file.path)).inserted else { continue }
      let inner = path.split(separator: "/").dropLast().joined(separator: "/")
      let source = SourceSet.File(name: file.name, text: file.text, isFound: true)
      collected.append((source, "\(prefix)/\(inner)"))
    }
  }
}
