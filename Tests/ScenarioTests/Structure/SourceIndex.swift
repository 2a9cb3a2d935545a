import CIndexStore
import Foundation
import Testing

/// What the files in `Sources` declare and use, as the compiler saw it.
///
/// Unchecked: it is only changed while it is created.
final class SourceIndex: @unchecked Sendable {
  static let sources = ScenarioFiles.root.appending(path: "Sources").path

  static let modules = folders(in: sources)

  static func folders(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  }

  /// The file that defines each symbol, relative to `Sources`.
  private var homes: [String: String] = [:]
  private var uses: [String: Set<Use>] = [:]
  /// The path of each file in the index relative to `Sources`; `nil` for other files, and for those that were deleted since.
  private var paths: [String: String?] = [:]

  private struct Use: Hashable {
    let symbol: String
    let name: String
  }

  /// Reads the index of the build that the running test belongs to. It is read once.
  static func read() throws -> SourceIndex { try known.get() }

  private static let known = Result { try SourceIndex() }

  private init() throws {
    let store = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "index/store").path
    let library = try #require(Self.library, "libIndexStore is not beside the swift in PATH")
    let isRead = withExtendedLifetime(self) {
      cindexstore_read(library, store, Unmanaged.passUnretained(self).toOpaque()) {
        Unmanaged<SourceIndex>.fromOpaque($0!).takeUnretainedValue().add($1)
      }
    }
    try #require(isRead, "there is no index in \(store)")
  }

  /// The library of the toolchain in `PATH`.
  private static var library: String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy.map { URL(filePath: "\($0)/swift").resolvingSymlinksInPath() }
      .map { $0.deletingLastPathComponent().appending(path: "../lib/libIndexStore.so").path }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  private func add(_ occurrence: CIndexOccurrence) {
    guard let path = path(of: occurrence.file.string) else { return }
    let symbol = occurrence.symbol.string
    let (declaration, definition): (UInt64, UInt64) = (1, 2)
    if occurrence.roles & definition != 0 {
      homes[symbol] = homes[symbol] ?? path
    } else if occurrence.roles & declaration == 0 {
      uses[path, default: []].insert(Use(symbol: symbol, name: occurrence.name.string))
    }
  }

  private func path(of file: String) -> String? {
    if let known = paths[file] { return known }
    let isSource =
      file.hasPrefix(Self.sources + "/") && FileManager.default.fileExists(atPath: file)
    let path = isSource ? String(file.dropFirst(Self.sources.count + 1)) : nil
    paths[file] = .some(path)
    return path
  }

  /// What each file uses that opens, creates, renames, or removes files by name.
  var openings: [String: Set<String>] {
    uses.compactMapValues { uses in
      let names = uses.filter { FileOpening.isUsed(symbol: $0.symbol, name: $0.name) }.map(\.name)
      return names.isEmpty ? nil : Set(names)
    }
  }

  /// The references between the files of a module, or of one of its folders.
  func references(in module: String) -> ModuleReferences {
    var references = ModuleReferences()
    for (path, uses) in uses where path.hasPrefix(module + "/") {
      for use in uses {
        guard let home = homes[use.symbol], home != path, home.hasPrefix(module + "/") else {
          continue
        }
        references.add(
          use.name, from: String(path.dropFirst(module.count + 1)),
          to: String(home.dropFirst(module.count + 1)))
      }
    }
    return references
  }
}

/// The functions and methods that open, create, rename, or remove files by name.
private enum FileOpening {
  /// Those of the system, by their names in C. Swift's own declarations of them have the same names.
  private static let calls: Set = [
    "bind", "chmod", "chown", "creat", "dlopen", "fopen", "freopen", "lchown", "link", "linkat",
    "mkdir",
    "mkdirat", "mkdtemp", "mkfifo", "mknod", "mkstemp", "open", "openat", "opendir", "remove",
    "rename",
    "renameat", "rmdir", "symlink", "symlinkat", "truncate", "unlink", "unlinkat", "utimes",
  ]
  /// Those of `FileManager`.
  private static let methods: Set = [
    "contents", "contentsEqual", "contentsOfDirectory", "copyItem", "createDirectory", "createFile",
    "createSymbolicLink", "enumerator", "linkItem", "moveItem", "removeItem", "replaceItem",
    "replaceItemAt", "setAttributes", "subpaths", "subpathsOfDirectory", "trashItem",
  ]
  /// Labels of the initializers and methods of texts, data, and file handles.
  private static let labels = [
    "contentsOf:", "contentsOfFile:", "toFile:", "forReadingAtPath:", "forReadingFrom:",
    "forWritingAtPath:",
    "forWritingTo:", "forUpdatingAtPath:", "forUpdating:", "fileAtPath:", "url:append", "write(to:",
  ]

  static func isUsed(symbol: String, name: String) -> Bool {
    let base = String(name.prefix { $0 != "(" })
    if symbol.hasPrefix("c:@F@") || symbol.hasPrefix("s:5Glibc") { return calls.contains(base) }
    guard
      symbol.hasPrefix("s:10Foundation") || symbol.hasPrefix("s:20FoundationEssentials")
        || symbol.contains("10Foundation") || symbol.contains("20FoundationEssentials")
    else { return false }
    if symbol.contains("FileManager") { return methods.contains(base) }
    return labels.contains { name.contains($0) }
  }
}

/// Which files and folders of a module use a declaration of which others.
struct ModuleReferences {
  private(set) var betweenFiles: [String: Set<String>] = [:]
  private(set) var betweenFolders: [String: Set<String>] = [:]
  private var names: Set<[String]> = []

  mutating func add(_ name: String, from file: String, to home: String) {
    betweenFiles[file, default: []].insert(home)
    let (folder, other) = (Self.folder(file), Self.folder(home))
    guard folder != other else { return }
    betweenFolders[folder, default: []].insert(other)
    names.insert([file, home, name])
  }

  /// One reference for each dependency of a cycle.
  func examples(within cycle: [String]) -> String {
    var seen: Set<[String]> = []
    return names.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { name in
      let folders = [Self.folder(name[0]), Self.folder(name[1])]
      guard folders.allSatisfy(cycle.contains), seen.insert(folders).inserted else { return nil }
      return "  \(name[0]) uses \(name[2]) of \(name[1])"
    }.joined(separator: "\n")
  }

  private static func folder(_ path: String) -> String {
    path.split(separator: "/").count > 1 ? String(path.split(separator: "/")[0]) : "(root)"
  }
}

extension CIndexText {
  var string: String {
    String(decoding: UnsafeRawBufferPointer(start: data, count: length), as: UTF8.self)
  }
}
