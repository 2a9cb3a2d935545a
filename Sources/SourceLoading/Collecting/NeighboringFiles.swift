import FileAccess

/// The Swift files around the ones that a line names, to say which of them declares a missing name.
///
/// They are read only after an error: those of the same folder, of the folders that the typed path consists of, and of the project.
package struct NeighboringFiles: Sendable {
  /// A file that declares a name.
  struct Place: Equatable {
    /// The path as the user would type it.
    let path: String
    /// The folder that contains this file and the loaded one.
    let folder: String

    /// What to type: `declared in Models/Price.swift: add this file to the line, or load the folder: load ./App`.
    var hint: String {
      "declared in `\(path)`: add this file to the line, or load the folder: `load \(typedFolder)`"
    }

    private var typedFolder: String {
      let text = folder.contains("/") || [".", ".."].contains(folder) ? folder : "./" + folder
      return text.contains(" ") ? "\"\(text)\"" : text
    }
  }

  private let files: any FileSystem
  private let folder: String?
  private let home: String?
  private let typed: [String]

  /// - Parameters: As of ``FeatureSources``.
  package init(
    of paths: [String], in folder: String?, home: String?, files: any FileSystem
  ) {
    (typed, self.folder, self.home, self.files) = (paths, folder, home, files)
  }

  /// The first file that mentions a word and satisfies a condition. The files that the line names do not count.
  func first(mentioning word: String, where condition: (SourceSet.File) -> Bool) -> Place? {
    var seen = Set(typed.map { files.canonicalPath(full($0)) })
    for path in typed {
      let isFolder = files.isFolder(full(path))
      let own = isFolder ? TypedPath(path) : TypedPath(path).parent
      for root in roots(from: own) {
        for name in names(in: full(root.text))
        where seen.insert(files.canonicalPath(full("\(root.text)/\(name)"))).inserted {
          let place = root.appending(name)
          guard
            let file = try? SwiftFile(place.text, in: folder, home: home, files: files),
            file.text.contains(word),
            condition(SourceSet.File(name: file.name, text: file.text))
          else { continue }
          let common = root.isInside || own == root ? own.common(with: place.parent) : root
          return Place(path: place.text, folder: common.text)
        }
      }
    }
    return nil
  }

  private func full(_ path: String) -> String { SwiftFile.path(path, in: folder, home: home) }

  private func names(in folder: String) -> [String] {
    ((try? files.files(in: folder, entryLimit: 2000)) ?? []).filter {
      $0.hasSuffix(".swift") && SkippedFiles.reason(forPath: $0) == nil
    }
  }

  /// The folder, those around it that were typed, and that of the project.
  private func roots(from own: TypedPath) -> [TypedPath] {
    var roots = [own]
    var place = own
    for _ in 0..<Self.mostLevels {
      if isProject(place) { break }
      place = place.parent
      if place.isInside || isProject(place) { roots.append(place) }
    }
    return roots
  }

  private func isProject(_ place: TypedPath) -> Bool {
    let names = (try? files.list(full(place.text))) ?? []
    return names.contains { name in
      ["Package.swift", "Project.swift", ".git"].contains(name)
        || [".xcodeproj", ".xcworkspace"].contains(where: name.hasSuffix)
    }
  }

  private static let mostLevels = 4
}

/// A path as it was typed, in parts: `Sources/Cart/Cart.swift`, `../Models`.
private struct TypedPath: Equatable {
  private let isAbsolute: Bool
  private var parts: [String]

  init(_ text: String) {
    isAbsolute = text.hasPrefix("/")
    parts = text.split(separator: "/").map(String.init).filter { $0 != "." }
  }

  var text: String {
    let joined = parts.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
  }

  var parent: TypedPath {
    var copy = self
    if let last = parts.last, last != "..", last != "~" {
      copy.parts.removeLast()
    } else if !isAbsolute {
      copy.parts.append("..")
    }
    return copy
  }

  /// Whether the path is that of a folder inside of the one that paths are relative to.
  var isInside: Bool { !isAbsolute && parts.first.map { !["..", "~"].contains($0) } == true }

  func appending(_ path: String) -> TypedPath {
    var copy = self
    copy.parts += path.split(separator: "/").map(String.init)
    return copy
  }

  func common(with other: TypedPath) -> TypedPath {
    var copy = self
    copy.parts = zip(parts, other.parts).prefix { $0 == $1 }.map(\.0)
    return copy
  }
}
