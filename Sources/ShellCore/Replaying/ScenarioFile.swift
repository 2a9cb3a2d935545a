import Foundation
import ScenarioFormat

/// Scenario files on disk.
package enum ScenarioFile {
  /// Why a file cannot be used.
  package enum Failure: Error, Equatable {
    /// The file cannot be read, for this reason.
    case unreadable(String)
    /// The file cannot be written, for this reason.
    case unwritable(String)
    /// The file is not a valid scenario.
    case faulty(ScenarioSyntaxError)
  }

  /// The size in bytes of the largest scenario.
  package static let sizeLimit = 10_000_000
  /// The largest number of files and folders in a folder that is searched for scenarios.
  package static let entryLimit = 100_000

  /// Reads a scenario.
  package static func read(_ path: String) throws(Failure) -> Scenario {
    let bytes = try bytes(path)
    do {
      return try ScenarioReader.read(bytes, path: path)
    } catch {
      throw .faulty(error)
    }
  }

  /// Replaces the bytes of a scenario atomically. The file keeps its permissions, and links to it stay
  /// links to it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - bytes: The new bytes.
  ///   - old: The bytes that the file must still contain, so that no other change is lost.
  ///   - fileSystem: The file system that contains the file.
  package static func replace(
    _ path: String, with bytes: [UInt8], expecting old: [UInt8], in fileSystem: any FileSystem
  ) throws(Failure) {
    do {
      try fileSystem.replace(path, with: bytes, expecting: old)
    } catch .changed {
      throw .unwritable("`\(path)` was changed by another program in the meantime; try again")
    } catch {
      throw .unwritable(error.reason(for: path))
    }
  }

  /// Returns the folder to which paths in a file are relative.
  package static func folder(of path: String) -> String {
    // NSString's method traps if the path has one character.
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the same path for all paths of a file.
  package static func identity(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// Returns the scenarios at a path: the file itself or, for a folder, all Markdown files in it and
  /// its subfolders that contain a transcript or an invalid one, sorted by name.
  ///
  /// Hidden files and folders, whose names start with a dot, are skipped.
  package static func scenarios(
    in path: String, entryLimit: Int = entryLimit
  ) throws(Failure) -> [String] {
    guard isFolder(path) else { return [path] }
    guard access(path, R_OK | X_OK) == 0 else { throw .unreadable("`\(path)` cannot be read") }
    let scenarios = try markdownFiles(in: path, entryLimit).filter { file in
      guard let scenario = try? read(file) else { return true }
      return scenario.stepCount > 0
    }
    guard !scenarios.isEmpty else {
      throw .unreadable("`\(path)` contains no file with a transcript")
    }
    return scenarios
  }

  private static func markdownFiles(
    in folder: String, _ entryLimit: Int
  ) throws(Failure) -> [String] {
    let url = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
    let entries = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: [], options: [.skipsHiddenFiles])
    var names: [String] = []
    var count = 0
    while let entry = entries?.nextObject() as? URL {
      count += 1
      guard count <= entryLimit else {
        throw .unreadable(
          "`\(folder)` contains more than \(entryLimit) files; specify a smaller folder")
      }
      guard entry.pathExtension == "md" else { continue }
      names.append(String(entry.path.dropFirst(url.path.count).drop { $0 == "/" }))
    }
    return names.sorted().map { (folder as NSString).appendingPathComponent($0) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func bytes(_ path: String) throws(Failure) -> [UInt8] {
    do {
      return try FileBytes.read(path, limit: sizeLimit)
    } catch {
      throw .unreadable(reason(error, path))
    }
  }

  private static func reason(_ failure: FileBytes.Failure, _ path: String) -> String {
    switch failure {
    case .missing: "there is no file `\(path)`"
    case .folder: "`\(path)` is a folder"
    case .special: "`\(path)` is a pipe or a device; expected a file"
    case .unreadable: "`\(path)` cannot be read"
    case .tooLarge: "`\(path)` is larger than \(sizeLimit / 1_000_000) MB, the limit for a scenario"
    }
  }
}

extension ScenarioFile.Failure {
  /// The failure as lines of text: `file: error: ...` or `file:line: error: ...`.
  package func text(for path: String) -> String {
    switch self {
    case .unreadable(let reason), .unwritable(let reason): "\(path): error: \(reason)"
    case .faulty(let error): error.text.trimmingWhitespace
    }
  }
}
