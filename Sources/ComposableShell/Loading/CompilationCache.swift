import FileAccess
import Foundation
import Reflection
import SourceLoading

/// Results of the compiler that outlive the session, in a folder of the user's cache.
///
/// An entry contains everything that the result depends on: the program with its macros, the compiler, the arguments, and the sources.
/// It counts only if all of that is the same, byte for byte.
struct CompilationCache: Sendable {
  private let folder: CacheFolder
  /// The program and the compiler, as they are now.
  private let tools: String

  /// The bytes that all entries have together.
  static let limit = 256_000_000

  init?(folder path: String, tools: [String]) {
    guard let folder = CacheFolder(path: path) else { return nil }
    self.folder = folder
    self.tools = tools.map(Self.identity).joined(separator: "\n")
  }

  struct Run {
    /// The arguments and the sources, without the names of temporary files.
    let description: String
    /// The files that it writes.
    let outputs: [String]
  }

  /// Writes the files of a run that is known.
  ///
  /// - Returns: What the compiler said; `nil` if the run is not known.
  func restore(_ run: Run) -> CompilerReport? {
    let key = key(of: run)
    guard let data = folder.read(name(of: key)), let entry = Entry(data), entry.key == key,
      !entry.report.isSuccess || entry.files.count == run.outputs.count
    else { return nil }
    for (path, contents) in zip(run.outputs, entry.files) {
      guard (try? contents.write(to: URL(filePath: path))) != nil else { return nil }
    }
    return entry.report
  }

  /// Keeps the result of a run. A failure is kept if it follows from the sources.
  func keep(_ report: CompilerReport, of run: Run) {
    guard report.isSuccess || report.followsFromSources else { return }
    let files = report.isSuccess ? run.outputs.map { FileManager.default.contents(atPath: $0) } : []
    guard !files.contains(nil) else { return }
    let key = key(of: run)
    let entry = Entry(key: key, report: report, files: files.compactMap { $0 })
    folder.write(entry.data, to: name(of: key))
    folder.trim(to: Self.limit)
  }

  private func key(of run: Run) -> String { tools + "\n" + run.description }

  /// A name for a key. Two keys can have the same name; the entry tells them apart.
  private func name(of key: String) -> String {
    String(FNV1a(key.utf8).value, radix: 16)
  }

  /// A file as it is now: its path, size and time.
  private static func identity(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return path }
    let time = status.st_mtim
    return "\(path) \(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }
}

extension CompilationCache {
  /// What a file of the cache contains.
  private struct Entry {
    let key: String
    let report: CompilerReport
    let files: [Data]

    init(key: String, report: CompilerReport, files: [Data]) {
      (self.key, self.report, self.files) = (key, report, files)
    }

    private static let beginning = Data("tca compilation 1\n".utf8)
    private static let end = Data("\nend".utf8)

    /// Reads an entry; `nil` if a part of it is missing.
    init?(_ data: Data) {
      guard data.starts(with: Self.beginning), data.suffix(Self.end.count) == Self.end else {
        return nil
      }
      var rest = data.dropFirst(Self.beginning.count).dropLast(Self.end.count)
      var parts: [Data] = []
      while !rest.isEmpty {
        guard let newline = rest.firstIndex(of: UInt8(ascii: "\n")),
          let count = Int(String(decoding: rest[..<newline], as: UTF8.self)), count >= 0,
          rest.index(after: newline) + count <= rest.endIndex
        else { return nil }
        let start = rest.index(after: newline)
        parts.append(rest[start..<start + count])
        rest = rest[(start + count)...]
      }
      guard parts.count >= 3 else { return nil }
      key = String(decoding: parts[0], as: UTF8.self)
      report = CompilerReport(
        isSuccess: parts[1] == Data("yes".utf8), text: String(decoding: parts[2], as: UTF8.self))
      files = Array(parts.dropFirst(3))
    }

    /// The parts, each after its length.
    var data: Data {
      let parts =
        [key, report.isSuccess ? "yes" : "no", report.text].map { Data($0.utf8) } + files
      let body = parts.reduce(into: Data()) { $0 += Data("\($1.count)\n".utf8) + $1 }
      return Self.beginning + body + Self.end
    }
  }
}
