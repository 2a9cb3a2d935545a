import FileAccess
import SwiftOutline

/// The modules whose sources are on this machine: the targets of a package, of the packages that it names by path, and of the
/// projects beside a folder.
struct LocalModules: Equatable {
  /// The folders of modules, by name.
  private(set) var folders: [String: String] = [:]
  /// The products of packages that are elsewhere.
  private(set) var products: Set<String> = []
  private var packages: Set<String> = []

  /// Adds the targets of a package and of the packages that it names by path.
  ///
  /// - Returns: The names of the package's own targets, without tests, in the order of the manifest.
  @discardableResult
  mutating func addPackage(_ folder: String, _ files: any FileSystem) -> [String] {
    guard packages.insert(files.canonicalPath(folder)).inserted,
      let text = try? SwiftFile("\(folder)/Package.swift", in: nil, home: nil, files: files).text
    else { return [] }
    let manifest = ManifestOutline(text)
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
    for other in manifest.localPackages { addPackage(Self.path(other, in: folder), files) }
    return names
  }

  /// Adds the folders of a folder, each as a module.
  mutating func addFolders(of folder: String, _ files: any FileSystem) {
    for name in Self.subfolders(of: folder, files) { _ = add(name, "\(folder)/\(name)") }
  }

  /// Adds the packages beside a folder, and the projects of Tuist, which have a manifest and a folder of sources.
  mutating func addSiblings(of folder: String, _ files: any FileSystem) {
    let parent = files.canonicalPath(folder).split(separator: "/").dropLast().joined(separator: "/")
    for name in Self.subfolders(of: "/" + parent, files).prefix(200) {
      let sibling = "/\(parent)/\(name)"
      if files.info("\(sibling)/Package.swift") != nil { addPackage(sibling, files) }
      if files.info("\(sibling)/Project.swift") != nil, files.isFolder("\(sibling)/Sources") {
        _ = add(name, "\(sibling)/Sources")
      }
    }
  }

  /// The first folder of a name counts.
  private mutating func add(_ name: String, _ folder: String) -> Bool {
    guard folders[name] == nil else { return false }
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
