import Foundation
import SourceLoading

/// A folder with a manifest of its own and with links to everything else in a package, so that a check never changes the package.
///
/// The folder's path ends with that of the package, and the packages that it names by path are linked in the same way, because their
/// paths are relative.
struct PackageCopy {
  let package: String
  /// The folder above all copies.
  let base: String

  var folder: String { base + package }

  /// Writes the links and the versions that are pinned.
  func create() throws {
    try? FileManager.default.removeItem(atPath: base)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let own: Set = ["Package.swift", "Package.resolved", ".build", ".git", ".swiftpm"]
    for name in try FileManager.default.contentsOfDirectory(atPath: package)
    where !own.contains(name) && !name.hasPrefix("Package@swift-") {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(name)", withDestinationPath: "\(package)/\(name)")
    }
    if let resolved = FileManager.default.contents(atPath: "\(package)/Package.resolved"),
      let pins = MirrorPlan.pins(resolved)
    {
      try pins.write(to: URL(filePath: "\(folder)/Package.resolved"))
    }
    for other in localPackages() { try link(other) }
  }

  /// Writes the manifest with the targets that are built.
  func write(
    _ manifest: PackageManifest, keeping kept: Set<String>, adding additions: TargetAdditions
  ) throws {
    let original = try String(contentsOfFile: "\(package)/Package.swift", encoding: .utf8)
    let text = manifest.text(original, keeping: kept, adding: additions)
    let path = "\(folder)/Package.swift"
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
        if folder != package, !found.contains(folder) {
          found.append(folder)
          pending.append(folder)
        }
      }
    }
    return found
  }

  /// Links a package; one inside of another that is linked is there already.
  private func link(_ other: String) throws {
    guard !other.hasPrefix(package + "/"), !FileManager.default.fileExists(atPath: base + other)
    else { return }
    let place = URL(filePath: base + other)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: base + other, withDestinationPath: other)
  }

  /// A path in messages as the user knows it.
  func original(_ text: String) -> String { text.replacing(base + package, with: package) }
}
