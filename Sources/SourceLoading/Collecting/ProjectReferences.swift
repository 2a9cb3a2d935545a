import FileAccess

/// The packages and projects that the projects of a folder name by path. What they do not name is not a part of the app, even if it is in
/// the folder beside it.
///
/// Xcode's projects and workspaces, and the manifests of Tuist, are read as text.
struct ProjectReferences: Equatable {
  /// The folders, in the order of the projects.
  private(set) var folders: [String] = []
  /// The names of the targets of Xcode's projects.
  private(set) var targets: Set<String> = []

  /// Reads the projects in a folder, and those around it that mention it, up to the folder of the repository.
  init(of folder: String, _ files: any FileSystem) {
    let own = files.canonicalPath(folder)
    var parts = own.split(separator: "/").map(String.init)
    var inner: [String] = []
    for level in 0..<Self.mostLevels {
      let place = "/" + parts.joined(separator: "/")
      let names = (try? files.list(place)) ?? []
      for name in names {
        let text: String? =
          if name.hasSuffix(".xcodeproj") {
            Self.text("\(place)/\(name)/project.pbxproj", files)
          } else if name.hasSuffix(".xcworkspace") {
            Self.text("\(place)/\(name)/contents.xcworkspacedata", files)
          } else if name == "Project.swift" {
            Self.text("\(place)/\(name)", files)
          } else { nil }
        // A project around the folder may be that of another app.
        guard let text, level == 0 || name == "Project.swift" || Self.mentions(text, inner) else {
          continue
        }
        folders += Self.paths(in: text).map { Self.path($0, in: place, files) }
        if name.hasSuffix(".xcodeproj") { targets.formUnion(Self.targets(in: text)) }
      }
      guard !names.contains(".git"), let last = parts.popLast() else { break }
      inner.append(last)
    }
  }

  /// The folder of the repository that a folder is in; `nil` if it is in none.
  static func repository(around folder: String, _ files: any FileSystem) -> String? {
    var parts = files.canonicalPath(folder).split(separator: "/")
    while !parts.isEmpty {
      let place = "/" + parts.joined(separator: "/")
      if files.info("\(place)/.git") != nil { return place }
      parts.removeLast()
    }
    return nil
  }

  /// Whether the folder of a manifest is that of an app, which may use the package: Xcode's project is in it, or in a folder in it.
  static func hasApp(_ folder: String, _ files: any FileSystem) -> Bool {
    let names = (try? files.list(folder)) ?? []
    let inner = names.filter { !$0.hasPrefix(".") && files.isFolder("\(folder)/\($0)") }
      .flatMap { (try? files.list("\(folder)/\($0)")) ?? [] }
    return ["Project.swift", "Workspace.swift"].contains(where: names.contains)
      || (names + inner).contains { $0.hasSuffix(".xcodeproj") }
  }

  /// The folders of Xcode's projects that make an app, if there are several.
  ///
  /// - Parameter paths: The files of the folder, relative to it.
  static func apps(
    among paths: [String], in folder: String, _ files: any FileSystem
  ) -> Set<String> {
    let projects = paths.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
    guard projects.count > 1 else { return [] }
    let apps = projects.filter {
      text("\(folder)/\($0)", files)?.contains("product-type.application\"") == true
    }
    return Set(
      apps.map { path in
        let parts = path.split(separator: "/").dropLast(2)
        return files.canonicalPath(([folder] + parts.map(String.init)).joined(separator: "/"))
      })
  }

  private static let mostLevels = 6

  /// The values of `relativePath = ../Core;`, `location = "group:../Core"`, `path: "../Core"`, and `.relativeToManifest("../Core")`. A
  /// reference to a file of Xcode's project counts only if it leads to a folder outside.
  private static func paths(in text: String) -> [String] {
    let patterns = text.matches(
      of:
        /(?:relativePath = "?|location = "(?:group|container):|path: "|relativeToManifest\("|relativeToCurrentFile\("|(?:wrapper|folder);[^\n]*? path = "?(?=\.\.\/))([^";\n]+)/
    )
    return patterns.map { String($0.1) }
  }

  /// The names in the sections `PBXNativeTarget` of a project.
  private static func targets(in text: String) -> [String] {
    text.matches(of: /isa = PBXNativeTarget;[^}]*?\n\s*name = "?([^";\n]+)/).map { String($0.1) }
  }

  /// Whether a project mentions a folder inside of its own, such as `path = App;` or `location = "group:Apps/App.xcodeproj"`.
  private static func mentions(_ text: String, _ inner: [String]) -> Bool {
    guard let outermost = inner.last else { return false }
    return text.split { "=:\"/;\n".contains($0) }.contains {
      $0.drop { $0 == " " || $0 == "\t" } == outermost
    }
  }

  /// The folder of a path, which may be that of a project in it.
  private static func path(_ relative: String, in folder: String, _ files: any FileSystem) -> String
  {
    var parts = relative.split(separator: "/").map(String.init)
    if let last = parts.last, last.hasSuffix(".xcodeproj") || last.hasSuffix(".xcworkspace") {
      parts.removeLast()
    }
    let place = ([relative.hasPrefix("/") ? "" : folder] + parts).joined(separator: "/")
    return files.canonicalPath(place)
  }

  private static func text(_ path: String, _ files: any FileSystem) -> String? {
    try? SwiftFile(path, in: nil, home: nil, files: files).text
  }
}
