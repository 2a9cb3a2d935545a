import ArgumentParser
import FileAccess

/// The Swift files that some paths name.
struct SourcePaths {
  /// The paths as they would be typed, and the texts.
  let files: [(path: String, text: String)]

  /// - Throws: `ValidationError` if a path cannot be read, or if none of them has a Swift file.
  init(_ paths: [String]) throws {
    var files: [(path: String, text: String)] = []
    let system = LocalFileSystem()
    for path in paths {
      for name in try Self.swiftFiles(in: path, system) {
        files.append((name, try Self.text(of: name, system)))
      }
    }
    guard !files.isEmpty else {
      throw ValidationError("`\(paths.joined(separator: " "))` contains no Swift file")
    }
    self.files = files
  }

  private static func swiftFiles(
    in path: String, _ system: LocalFileSystem
  ) throws -> [String] {
    guard system.isFolder(path) else { return [path] }
    let prefix = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
    let names: [String]
    do { names = try system.files(in: path, entryLimit: 100_000, skipping: skipped) } catch {
      throw ValidationError(error.reason(for: path))
    }
    return names.filter {
      $0.hasSuffix(".swift") && $0 != "Package.swift" && !$0.hasSuffix("/Package.swift")
    }.sorted().map { prefix + $0 }
  }

  private static func text(of name: String, _ system: LocalFileSystem) throws -> String {
    let bytes: [UInt8]
    do { bytes = try system.read(name) } catch {
      throw ValidationError(error.reason(for: name))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ValidationError("`\(name)` is not UTF-8 text")
    }
    return text
  }

  /// The folders in which package managers keep the code of others.
  private static let skipped: Set = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]
}
