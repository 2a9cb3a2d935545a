import Foundation
import ScenarioFormat

/// Scenario files on disk.
package enum ScenarioFile {
  /// Why a file could not be had.
  package enum Failure: Error, Equatable {
    /// There is nothing to read, and why.
    case unreadable(String)
    /// It cannot be written, and why.
    case unwritable(String)
    /// It was read and is no scenario.
    case faulty(ScenarioSyntaxError)
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

  /// Replaces a file's bytes at once: whoever reads it sees the old ones or the new ones, and what
  /// interrupts it leaves the old ones. The file keeps its permissions, a link stays a link.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    guard FileBytes.replace(path, with: bytes) else {
      throw .unwritable("`\(path)` cannot be written")
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

  /// The scenarios that some paths name: files as they are, and of a folder all files beneath it
  /// that hold a transcript, or look as if they did, in the order of their names.
  package static func scenarios(in path: String) throws(Failure) -> [String] {
    guard isFolder(path) else { return [path] }
    guard access(path, R_OK | X_OK) == 0 else { throw .unreadable("`\(path)` cannot be read") }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let files = names.filter { $0.hasSuffix(".md") }.sorted().map {
      (path as NSString).appendingPathComponent($0)
    }
    let scenarios = files.filter { file in
      guard let scenario = try? read(file) else { return true }
      return scenario.stepCount > 0
    }
    guard !scenarios.isEmpty else { throw .unreadable("no file in `\(path)` holds a transcript") }
    return scenarios
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func bytes(_ path: String) throws(Failure) -> [UInt8] {
    do {
      return try FileBytes.read(path)
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
    }
  }
}

extension ScenarioFile.Failure {
  /// The failure as lines of text, `file: error: ...` or `file:line: error: ...`.
  package func text(for path: String) -> String {
    switch self {
    case .unreadable(let reason), .unwritable(let reason): "\(path): error: \(reason)"
    case .faulty(let faults): faults.text.trimmingWhitespace
    }
  }
}
