import FileAccess

/// The modules whose sources belong to what is loaded: the targets of a package, and of the packages and projects that it contains or
/// names by path.
struct LocalModules: Equatable {
  /// The folders of modules, by name.
  private(set) var folders: [String: String] = [:]
  /// The products of packages that are elsewhere.
  private(set) var products: Set<String> = []
  /// The targets of Xcode's projects. Their files are among those of the loaded folder.
  var inner: Set<String> = []
  /// The folders that a project names and that are outside of its repository, which are not loaded.
  private(set) var outside: [String] = []
  private var repository: String?
  private var packages: Set<String> = []
  private var projects: Set<String> = []

  /// Whether a module is one of these, so that its import is not needed.
  func contains(_ module: String) -> Bool { folders[module] != nil || inner.contains(module) }

  /// Adds the targets of a package and of the packages that it names by path.
  ///
  /// - Returns: The names of the package's own targets, without tests, in the order of the manifest.
  @discardableResult
  mutating func addPackage(_ folder: String, _ files: any FileSystem) -> [String] {
    guard packages.insert(files.canonicalPath(folder)).inserted,
      let text = try? SwiftFile("\(folder)/Package.swift", in: nil, home: nil, files: files).text
    else { return [] }
    let manifest = ManifestOutline(text)
    guard !Self.isLibrary(manifest) else { return [] }
    products.formUnion(manifest.products)
    let base = "\(folder)/Sources"
    var names: [String] = []
    for target in manifest.targets where !target.isTest {
      let place = target.path.map { Self.path($0, in: folder) } ?? "\(base)/\(target.name)"
      if files.isFolder(place), add(target.name, place) { names.append(target.name) }
    }
    let known = Set(folders.values)
    for name in Self.subfolders(of: base, files)
    where !known.contains("\(base)/\(name)") && add(name, "\(base)/\(name)") {
      names.append(name)
    }
    for other in manifest.localPackages.map({ Self.path($0, in: folder) })
    where belongs(other, files) {
      addPackage(other, files)
    }
    return names
  }

  /// Whether a folder that something names by path is in the repository of what is loaded. Another one is somebody else's, perhaps.
  private mutating func belongs(_ folder: String, _ files: any FileSystem) -> Bool {
    let place = files.canonicalPath(folder)
    guard let repository, place != repository, !place.hasPrefix(repository + "/"),
      files.isFolder(place)
    else { return true }
    if !outside.contains(place) { outside.append(place) }
    return false
  }

  /// Says which repository the modules belong to.
  mutating func enter(_ folder: String, _ files: any FileSystem) {
    repository = repository ?? ProjectReferences.repository(around: folder, files)
  }

  /// Whether a package is one of those whose contents the program has, such as the one around the official examples.
  static func isLibrary(_ manifest: ManifestOutline) -> Bool {
    manifest.targets.contains { !$0.isTest && libraryTargets.contains($0.name) }
  }

  /// The folders of such packages inside a folder, such as a submodule of Git, with a slash at the end.
  ///
  /// - Parameter paths: The files of the folder, relative to it.
  static func libraries(
    among paths: [String], in folder: String, _ files: any FileSystem
  ) -> [String] {
    paths.filter { $0.hasSuffix("/Package.swift") }.filter { path in
      let file = try? SwiftFile("\(folder)/\(path)", in: nil, home: nil, files: files)
      return file.map { isLibrary(ManifestOutline($0.text)) } ?? false
    }.map { String($0.dropLast("Package.swift".count)) }
  }

  /// The targets that tell these packages from an app's own, which may have a target `Dependencies`.
  private static let libraryTargets: Set<String> = [
    "CasePathsCore", "CombineSchedulers", "ComposableArchitecture", "ComposableArchitecture2",
    "ConcurrencyExtras",
    "DependenciesMacros", "IdentifiedCollections", "PerceptionCore", "SwiftNavigation",
    "XCTestDynamicOverlay",
  ]

  /// Adds the folders of a folder, each as a module.
  mutating func addFolders(of folder: String, _ files: any FileSystem) {
    for name in Self.subfolders(of: folder, files) { _ = add(name, "\(folder)/\(name)") }
  }

  /// Adds the packages and projects that the projects of a folder name by path, within the repository.
  mutating func addReferenced(by folder: String, _ files: any FileSystem) {
    let references = ProjectReferences(of: folder, files)
    inner.formUnion(references.targets)
    for place in references.folders where files.isFolder(place) && belongs(place, files) {
      if files.info("\(place)/Package.swift") != nil { addPackage(place, files) }
      if files.info("\(place)/Project.swift") != nil { addProject(place, files) }
    }
  }

  /// Adds the projects of the workspace of Tuist that a folder is inside of.
  mutating func addWorkspace(around folder: String, _ files: any FileSystem) {
    for name in ["Workspace.swift", "Tuist.swift", "Tuist"] {
      if let parent = Self.parent(of: folder, with: name, levels: 5, files) {
        return addInner(parent, files)
      }
    }
  }

  /// Adds the folders beside one of tests that have the names of tested modules. Xcode creates a folder for each target.
  ///
  /// - Parameter texts: Those of the tests.
  mutating func addTested(by texts: [String], beside folder: String, _ files: any FileSystem) {
    let parent = files.canonicalPath(folder).split(separator: "/").dropLast().joined(separator: "/")
    let imports = texts.flatMap { SourceOutline($0).declarations }.filter {
      $0.keyword == "import" && $0.attributes.contains("testable")
    }
    for name in Set(imports.map(\.name)) where files.isFolder("/\(parent)/\(name)") {
      _ = add(name, "/\(parent)/\(name)")
    }
  }

  /// Adds the nearest package that a folder is inside of.
  mutating func addAncestors(of folder: String, _ files: any FileSystem) {
    if let parent = Self.parent(of: folder, with: "Package.swift", levels: 3, files) {
      addPackage(parent, files)
    }
  }

  /// The nearest of the folders around one that contains a file.
  private static func parent(
    of folder: String, with file: String, levels: Int, _ files: any FileSystem
  ) -> String? {
    var parts = files.canonicalPath(folder).split(separator: "/")
    for _ in 0..<levels where parts.count > 1 {
      parts.removeLast()
      let parent = "/" + parts.joined(separator: "/")
      if files.info("\(parent)/\(file)") != nil { return parent }
    }
    return nil
  }

  /// Adds the packages inside a folder, and the projects of Tuist, such as those beside the app in the folder of a repository.
  mutating func addInner(_ folder: String, _ files: any FileSystem) {
    let paths = (try? FolderFiles.paths(in: folder, files)) ?? []
    for path in paths {
      let parts = path.split(separator: "/").map(String.init)
      let place = ([folder] + parts.dropLast()).joined(separator: "/")
      switch parts.last {
      case "Package.swift" where parts.count > 1: addPackage(place, files)
      case "Project.swift": addProject(place, files)
      default: break
      }
    }
  }

  /// Adds a project of Tuist, whose manifest names its targets and their sources.
  private mutating func addProject(_ folder: String, _ files: any FileSystem) {
    guard projects.insert(files.canonicalPath(folder)).inserted else { return }
    let text = try? SwiftFile("\(folder)/Project.swift", in: nil, home: nil, files: files).text
    let targets = text.map { ManifestOutline($0).targets.filter { !$0.isTest } } ?? []
    for target in targets {
      let pattern = target.sources?.split(separator: "/").map(String.init).prefix {
        !$0.contains("*")
      }
      let place = pattern.map { ([folder] + $0).joined(separator: "/") } ?? "\(folder)/Sources"
      if files.isFolder(place) { _ = add(target.name, place) }
    }
    let name = files.canonicalPath(folder).split(separator: "/").last.map(String.init) ?? folder
    if files.isFolder("\(folder)/Sources") { _ = add(name, "\(folder)/Sources") }
  }

  /// The first folder of a name counts. What the program provides is not a module of a folder, wherever the folder is.
  private mutating func add(_ name: String, _ folder: String) -> Bool {
    guard folders[name] == nil, name != "SwiftUI", !Self.libraryTargets.contains(name) else {
      return false
    }
    folders[name] = folder
    return true
  }

  private static func subfolders(of folder: String, _ files: any FileSystem) -> [String] {
    ((try? files.list(folder)) ?? []).filter {
      !$0.hasPrefix(".") && files.isFolder("\(folder)/\($0)")
    }
  }

  private static func path(_ relative: String, in folder: String) -> String {
    if relative.hasPrefix("/") { return relative }
    let parts = relative.split(separator: "/").filter { $0 != "." }
    return parts.isEmpty ? folder : "\(folder)/\(parts.joined(separator: "/"))"
  }
}
