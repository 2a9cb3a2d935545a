import FileAccess
import ShellCore

/// The other files of a project that can name what a file declares: those of its module, and those that import the module.
enum NeighboringFiles {
  /// Returns them in the order of their paths.
  ///
  /// Outside of a project, they are the other files in the folder.
  static func of(_ path: String) -> [(path: String, text: String)] {
    let own = URL(filePath: path).standardizedFileURL
    let folder = own.deletingLastPathComponent()
    guard let module = Module(of: folder) else { return files(in: folder, besides: own) }
    let prefix = module.folder.path + "/"
    return files(in: module.project, besides: own).filter {
      $0.path.hasPrefix(prefix) || Modernizer.imports(module.folder.lastPathComponent, in: $0.text)
    }
  }

  /// The folder with the manifest or the project that a file belongs to.
  static func project(of path: String) -> String? {
    Module(of: URL(filePath: path).standardizedFileURL.deletingLastPathComponent())?.project.path
  }

  private static func files(
    in folder: URL, besides own: URL
  ) -> [(path: String, text: String)] {
    let files = (try? SourcePaths([folder.path]))?.files ?? []
    return files.filter { URL(filePath: $0.path).standardizedFileURL != own }
  }

  private struct Module {
    let folder: URL
    let project: URL

    /// The nearest folder with a manifest or a project, and the folder of the module in it; `nil` outside of a repository's projects.
    init?(of folder: URL) {
      var project = folder
      var parts: [String] = []
      while !Self.isProject(project) {
        guard project.path != "/", !Self.isRepository(project) else { return nil }
        parts.insert(project.lastPathComponent, at: 0)
        project.deleteLastPathComponent()
      }
      self.project = project
      let depth = ["Sources", "Tests"].contains(parts.first) ? 2 : 1
      self.folder = parts.prefix(depth).reduce(project) { $0.appending(path: $1) }
    }

    private static func isProject(_ folder: URL) -> Bool {
      let names = (try? LocalFileSystem().list(folder.path)) ?? []
      return names.contains {
        ["Package.swift", "Project.swift"].contains($0) || $0.hasSuffix(".xcodeproj")
      }
    }

    private static func isRepository(_ folder: URL) -> Bool {
      LocalFileSystem().info(folder.appending(path: ".git").path) != nil
    }
  }
}
