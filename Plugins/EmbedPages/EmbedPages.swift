import Foundation
import PackagePlugin

/// Embeds the pages that `explain` shows, and the answers that it has learned, in the program, so that it has them wherever it runs.
@main
struct EmbedPages: BuildToolPlugin {
  /// The folders that contain the pages, relative to the package's folder.
  private static let folders = [
    "docs/concepts", "docs/concepts/ko", "docs/recipes", "docs/recipes/ko", "Scenarios/errors",
    "Scenarios/errors/ko",
  ]

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folders = Self.folders.map { context.package.directoryURL.appending(path: $0) }
    let pages = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "md" }
    }
    let answers = context.package.directoryURL.appending(
      path: "Sources/ShellCore/MessageMatching/Learned/Answers.txt")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedPages.swift")
    let script = context.package.directoryURL.appending(path: "Plugins/EmbedPages/embed-pages.sh")
    return [
      .buildCommand(
        displayName: "Embedding the pages of explain",
        executable: URL(filePath: "/bin/sh"),
        arguments: [script.path, output.path, answers.path] + folders.map(\.path),
        // The folders themselves are inputs so that a new page is noticed.
        inputFiles: [script, answers] + folders + pages,
        outputFiles: [output])
    ]
  }
}
