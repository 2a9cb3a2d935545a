import Foundation
import SourceLoading

/// A folder with a manifest of its own and with links to everything else in a package, so that a check never changes the package.
///
/// The folder's path ends with that of the package, and so do those of the packages that it names by path, because their paths are
/// relative.
struct PackageCopy {
  let package: String
  /// The folder above all copies.
  let base: String

  var folder: String { base + package }

  /// Writes the links and the versions that are pinned.
  func create() throws {
    try? FileManager.default.removeItem(atPath: base)
    for package in [package] + localPackages() { try link(package) }
    if let resolved = FileManager.default.contents(atPath: "\(package)/Package.resolved"),
      let pins = MirrorPlan.pins(resolved)
    {
      try pins.write(to: URL(filePath: "\(folder)/Package.resolved"))
    }
  }

  /// Writes the manifest of a package with the targets that are built.
  func write(
    _ manifest: PackageManifest, of package: String, keeping kept: Set<String>,
    adding additions: TargetAdditions, without files: [(target: String, path: String)] = []
  ) throws {
    let original = try String(contentsOfFile: "\(package)/Package.swift", encoding: .utf8)
    let text = manifest.text(original, keeping: kept, adding: additions, without: files)
    let path = "\(base)\(package)/Package.swift"
    if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// The folders of the packages that this one names by path, and that those name.
  func localPackages() -> [String] {
    var (found, pending) = ([String](), [package])
    while let next = pending.popLast() {
      guard let text = try? String(contentsOfFile: "\(next)/Package.swift", encoding: .utf8) else {
        continue
      }
      for path in ManifestOutline(text).localPackages {
        let other = URL(filePath: path, relativeTo: URL(filePath: next + "/"))
          .standardizedFileURL.path(percentEncoded: false)
        let folder = other.hasSuffix("/") ? String(other.dropLast()) : other
        // SwiftPM says what is wrong with a folder that is missing.
        let exists = FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
        if folder != package, exists, !found.contains(folder) {
          found.append(folder)
          pending.append(folder)
        }
      }
    }
    return found
  }

  /// Makes a folder with links to what a package contains. Where it is inside of another one, its link becomes a folder, too.
  private func link(_ package: String) throws {
    let files = FileManager.default
    var path = ""
    for component in package.split(separator: "/") {
      path += "/\(component)"
      let isLink = (try? files.destinationOfSymbolicLink(atPath: base + path)) != nil
      guard isLink || path == package || !files.fileExists(atPath: base + path) else { continue }
      if isLink { try files.removeItem(atPath: base + path) }
      try files.createDirectory(atPath: base + path, withIntermediateDirectories: true)
      if isLink || path == package { try linkContents(of: path) }
    }
  }

  private func linkContents(of folder: String) throws {
    let own: Set = ["Package.swift", "Package.resolved", ".build", ".git", ".swiftpm"]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where !own.contains(name) && !name.hasPrefix("Package@swift-") {
      let place = "\(base)\(folder)/\(name)"
      guard !FileManager.default.fileExists(atPath: place) else { continue }
      try FileManager.default.createSymbolicLink(
        atPath: place, withDestinationPath: "\(folder)/\(name)")
    }
  }

  /// A path in messages as the user knows it.
  func original(_ text: String) -> String { text.replacing(base + "/", with: "/") }
}
