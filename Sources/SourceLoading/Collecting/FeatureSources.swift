import FileAccess
import SwiftOutline

/// The sources that a `load` line names, as they are now: files, folders, packages, Markdown pages and tutorials.
///
/// A folder contributes its Swift files, without tests unless it is a folder of tests. A package contributes the folders in `Sources`, or the target that the
/// line names with the targets that it imports. All files are compiled as one module, so imports of each other are removed.
package struct FeatureSources: Equatable, Codable {
  package private(set) var sources = SourceSet(files: [])
  /// The name of the first file or folder, without an extension.
  package let name: String
  /// The target of a package that the line names in place of a reducer.
  package private(set) var target: String?

  /// Reads the sources.
  ///
  /// - Parameters:
  ///   - paths: The paths as they were typed, at least one; `~` is the home folder.
  ///   - target: The name after the paths, which may be that of a package's target.
  ///   - folder: The folder that the paths are relative to.
  /// - Throws: A message if a file cannot be read or is not text, or if a folder has no Swift files.
  package init(
    _ paths: [String], target: String?, in folder: String?, home: String?, files: any FileSystem
  ) throws(LoadFailure) {
    let first = paths[0].split(separator: "/").last.map(String.init) ?? paths[0]
    name = first.split(separator: ".").first.map(String.init) ?? "Feature"
    for path in paths {
      let file = SwiftFile.path(path, in: folder, home: home)
      if files.isFolder(file), !path.hasSuffix(".swift") {
        try addFolder(file, typed: path, target: target, files)
      } else if loadedPaths.insert(files.canonicalPath(file)).inserted {
        if sources.files.isEmpty { isFirstAFile = true }
        try addFile(SwiftFile(path, in: folder, home: home, files: files), typed: path, files)
      }
    }
    if sources.files.count(where: { TutorialSources.isStep($0.name) }) > 1 { hasSteps = true }
    skipped.remove(loaded: loadedPaths)
    try refuseNextVersion()
    removeDuplicateNames()
    if sources.files.count > 1 || hasSteps { removeImportsOfTestedModules() }
    join()
  }

  /// Throws if a file imports the next major version of the library, which would be something else here.
  private func refuseNextVersion() throws(LoadFailure) {
    let module = "ComposableArchitecture2"
    for file in sources.files where file.text.contains(module) {
      let imports = SourceOutline.unconditionalImports(of: file.text)
      guard imports.contains(where: { $0.module == module }) else { continue }
      throw LoadFailure(
        "\(file.name) imports \(module), the beta of TCA 2, which is not supported yet",
        hint: "expected `import ComposableArchitecture`; `explain TCA 2` says more")
    }
  }

  private mutating func addFile(
    _ file: SwiftFile, typed path: String, _ files: any FileSystem
  ) throws(LoadFailure) {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    if file.name.hasSuffix(".tutorial") {
      try addTutorial(file, folder: folder, files)
    } else if file.name.hasSuffix(".md") {
      hasSteps = true
      add(
        SourceSet.File(name: file.name, text: MarkdownSources.swift(in: file.text)), folder: folder)
    } else {
      add(try MissingImport.checked(file, files), folder: folder)
    }
  }

  /// Adds the steps of a page after those of the pages that it continues. Their tests belong to them alone, unless the page has tests.
  ///
  /// A table of contents adds all of its pages.
  private mutating func addTutorial(
    _ page: SwiftFile, folder: String, _ files: any FileSystem
  ) throws(LoadFailure) {
    hasSteps = true
    if let last = TutorialContents.pages(of: page, files).last {
      let file = try SwiftFile(last, in: nil, home: nil, files: files)
      return try addTutorial(file, folder: folder, files)
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
        add(step, folder: folder)
      } else {
        skipped.add(step.name, .incompleteStep)
      }
    }
  }

  /// Adds the pages of the tutorial in a folder, unless the folder is that of something else.
  private mutating func addTutorial(
    in folder: String, typed path: String, _ files: any FileSystem
  ) throws(LoadFailure) -> Bool {
    guard let pages = try TutorialPages.all(in: folder, typed: path, files) else { return false }
    var failure: LoadFailure?
    for page in pages where loadedPaths.insert(files.canonicalPath(page)).inserted {
      do throws(LoadFailure) {
        let file = try SwiftFile(page, in: nil, home: nil, files: files)
        addSteps(try TutorialSources(file, files).files, folder: folder)
        hasSteps = true
      } catch { failure = failure ?? error }
    }
    // A page may have no code, but not all of them.
    if !hasSteps, let failure { throw failure }
    return true
  }

  /// Joins the steps of pages. Of other files, only stubs are removed: a second declaration of a name is an error in them.
  private mutating func join() {
    let files = sources.files
    sources.files =
      hasSteps ? JoinedDeclarations.joining(files) : JoinedDeclarations.removingStubs(files)
  }

  /// Removes `@testable import ContactsApp`: the module's sources are among the others.
  private mutating func removeImportsOfTestedModules() {
    for index in sources.files.indices where sources.files[index].text.contains("@testable") {
      Self.remove(from: &sources.files[index].text) { $0.attributes.contains("testable") }
    }
  }

  /// The names of types that decide between several features, in groups: a group decides if the ones before it do not.
  ///
  /// Of several files, the first one decides; of the steps of a page, the last one that shows a feature. A folder decides nothing.
  package var preferredNames: [[String]] {
    if hasSteps {
      let declarations = sources.files.flatMap { SourceOutline($0.text).declarations }
      return declarations.filter(\.isReducer).reversed().map(\.names)
    }
    guard isFirstAFile, sources.files.count > 1, let first = sources.files.first else { return [] }
    return [SourceOutline(first.text).declarations.flatMap(\.names)]
  }

  private var isFirstAFile = false
  /// Whether the code is that of a tutorial, whose steps repeat declarations.
  package private(set) var hasSteps = false

  /// A module name, which the number makes unique.
  package func moduleName(_ number: Int) -> String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return (letters.first?.isLetter == true ? "" : "_") + String(letters) + "_\(number)"
  }

  private var folders: [String] = []
  private var modules = LocalModules()
  private var addedModules: Set<String> = []
  /// What the folders contain besides.
  package private(set) var skipped = SkippedFiles()
  private var loadedPaths: Set<String> = []

  private enum CodingKeys: String, CodingKey { case sources, name, target, isFirstAFile, hasSteps }

  private mutating func add(_ file: SourceSet.File, folder: String) {
    sources.files.append(file)
    folders.append(folder)
  }

  /// Two files of a module cannot have one name: `Views.swift` becomes `Todos-Views.swift`.
  private mutating func removeDuplicateNames() {
    for index in sources.files.indices {
      let file = sources.files[index]
      guard
        sources.files.indices.contains(where: { $0 != index && sources.files[$0].name == file.name }
        )
      else { continue }
      let parts = (folders[index] + "/" + file.name).split(separator: "/")
      let name = parts.filter { $0 != "." && $0 != ".." }.joined(separator: "-")
      sources.files[index] = SourceSet.File(name: name, text: file.text, isFound: file.isFound)
    }
  }
}

// The files of folders and packages.
extension FeatureSources {
  private mutating func addFolder(
    _ folder: String, typed path: String, target: String?, _ files: any FileSystem
  ) throws(LoadFailure) {
    let count = sources.files.count
    // The other targets of the package that the folder belongs to.
    let parts = files.canonicalPath(folder).split(separator: "/").map(String.init)
    let parent = "/" + parts.dropLast().joined(separator: "/")
    let package = "/" + parts.dropLast(2).joined(separator: "/")
    if files.info("\(folder)/Package.swift") == nil,
      try addTutorial(in: folder, typed: path, files)
    {
      // Its pages name all files.
    } else if files.info("\(folder)/Package.swift") != nil {
      try addPackage(folder, typed: path, target, files)
    } else if parts.dropLast().last == "Sources", let own = parts.last {
      modules.addPackage(package, files)
      modules.addFolders(of: parent, files)
      try addModules([own], files)
    } else if parts.dropLast().last == "Tests", files.info("\(package)/Package.swift") != nil {
      modules.addPackage(package, files)
      try addFiles(in: folder, "", files)
      try addModules(importedBy: count..<sources.files.count, isAlone: count == 0, files)
    } else {
      try addFiles(in: folder, "", files)
      modules.addInner(folder, files)
      modules.addAncestors(of: folder, files)
      modules.addSiblings(of: folder, files)
      modules.addSiblingsOfProject(around: folder, files)
      try addModules(importedBy: count..<sources.files.count, isAlone: true, files)
    }
    sources.products.formUnion(modules.products)
    if sources.files.count == count { throw LoadFailure("`\(path)` contains no Swift files") }
  }

  private mutating func addPackage(
    _ folder: String, typed path: String, _ target: String?, _ files: any FileSystem
  ) throws(LoadFailure) {
    let manifest = try SwiftFile("\(folder)/Package.swift", in: nil, home: nil, files: files)
    guard !LocalModules.isLibrary(ManifestOutline(manifest.text)) else {
      throw LoadFailure(
        "\(path) is a package that tca contains",
        hint: "expected an app or one of its folders, such as an example in it")
    }
    let names = modules.addPackage(folder, files)
    if let target, let own = names.first(where: { $0.lowercased() == target.lowercased() }) {
      self.target = target
      try addModules([own], files)
    } else if names.isEmpty {
      try addFiles(in: "\(folder)/Sources", "", files)
    } else {
      try addModules(names, files)
    }
  }

  /// Adds modules and those that they import.
  private mutating func addModules(_ names: [String], _ files: any FileSystem) throws(LoadFailure) {
    var pending = names
    while let name = pending.popLast() {
      guard let folder = modules.folders[name], addedModules.insert(name).inserted else { continue }
      let start = sources.files.count
      try addFiles(in: folder, name, files)
      pending += removeImportsOfModules(by: start..<sources.files.count)
    }
  }

  /// Removes the imports of known modules from some files, and adds the modules if no other path of the line can have added them.
  private mutating func addModules(
    importedBy range: Range<Int>, isAlone: Bool, _ files: any FileSystem
  ) throws(LoadFailure) {
    let names = removeImportsOfModules(by: range)
    if isAlone { try addModules(names, files) }
  }

  /// Removes the imports of known modules from some files, and returns their names.
  private mutating func removeImportsOfModules(by range: Range<Int>) -> [String] {
    let all = Set(modules.folders.keys)
    return range.flatMap { Self.removeImports(of: all, from: &sources.files[$0].text) }
  }

  private mutating func addFiles(
    in folder: String, _ prefix: String, _ files: any FileSystem
  ) throws(LoadFailure) {
    let paths: [String]
    do { paths = try files.files(in: folder, entryLimit: 5000) } catch {
      throw LoadFailure(error.reason(for: folder))
    }
    let wantsTests = folder.split(separator: "/").contains { $0.hasSuffix("Tests") }
    var found: [(path: String, file: SwiftFile)] = []
    let libraries = LocalModules.libraries(among: paths, in: folder, files)
    for path in paths where path.hasSuffix(".swift") {
      if libraries.contains(where: path.hasPrefix) {
        skipped.add(path, .library)
        continue
      }
      if let reason = SkippedFiles.reason(forPath: path) {
        if path != "Package.swift" { skipped.add(path, reason) }
        continue
      }
      let file = try SwiftFile(
        "\(folder)/\(path)", in: nil, home: nil, files: files, allowsEmpty: true)
      found.append((path, file))
    }
    let tests = wantsTests ? [] : Self.tests(among: found)
    for (path, file) in found {
      // A later path of the line may name a test.
      if tests.contains(path) {
        skipped.add(path, .test, at: files.canonicalPath(file.path))
        continue
      }
      guard loadedPaths.insert(files.canonicalPath(file.path)).inserted else { continue }
      let inner = path.split(separator: "/").dropLast().joined(separator: "/")
      add(
        SourceSet.File(name: file.name, text: file.text, isFound: true),
        folder: "\(prefix)/\(inner)")
    }
  }

  /// The paths of tests, and of the files in folders of tests.
  private static func tests(among files: [(path: String, file: SwiftFile)]) -> Set<String> {
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

  /// Removes the imports of some modules from a text, and returns their names.
  private static func removeImports(of modules: Set<String>, from text: inout String) -> [String] {
    remove(from: &text) { modules.contains($0.name) }
  }

  @discardableResult
  private static func remove(
    from text: inout String, _ condition: (SourceOutline.Declaration) -> Bool
  ) -> [String] {
    let imports = SourceOutline(text).declarations.filter {
      $0.keyword == "import" && condition($0)
    }
    var bytes = Array(text.utf8)
    for range in imports.map(\.range).reversed() {
      bytes.replaceSubrange(range, with: [])
    }
    text = String(decoding: bytes, as: UTF8.self)
    return imports.map(\.name)
  }
}
