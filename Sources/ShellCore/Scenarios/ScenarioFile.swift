import Foundation

/// Scenario files on disk.
package enum ScenarioFile {
  /// Why a file could not be had.
  package enum Failure: Error, Equatable {
    /// There is nothing to read, and why.
    case unreadable(String)
    /// It was read and is no scenario.
    case faulty(ScenarioUnreadable)
  }

  /// Reads a scenario.
  package static func read(_ path: String) throws(Failure) -> Scenario {
    let bytes = try bytes(path)
    do {
      return try ScenarioReader.read(bytes, path: path)
    } catch {
      throw .faulty(error)
    }
  }

  /// The folder that a file's own paths are relative to.
  package static func folder(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// The one path of a file, whatever it was reached by.
  package static func identity(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  private static func bytes(_ path: String) throws(Failure) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .unreadable("there is no file `\(path)`")
    }
    guard !isFolder.boolValue else { throw .unreadable("`\(path)` is a folder") }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable("`\(path)` cannot be read")
    }
    return [UInt8](data)
  }
}

extension ScenarioFile.Failure {
  /// The failure as lines of text, `file: error: ...` or `file:line: error: ...`.
  package func text(for path: String) -> String {
    switch self {
    case .unreadable(let reason): "\(path): error: \(reason)"
    case .faulty(let faults): faults.text.trimmingWhitespace
    }
  }
}
