import Foundation
import PackagePlugin

/// Embeds texts in a module as `EmbeddedTexts`, so that the program has them wherever it runs: pages, translations, scripts, styles, templates, and
/// the source of the workshop's features.
@main
struct EmbedTexts: BuildToolPlugin {
  /// The folders whose files a target embeds, relative to the package, and the kinds of files.
  private static let texts: [String: (folders: [String], kinds: Set<String>)] = [
    "RoomContents": (["Sources/RoomContents/Page/Texts"], ["css", "js"]),
    "ShellCore": (
      [
        "docs/concepts", "docs/recipes", "Scenarios/errors", "Sources/ShellCore/Exporting/Texts",
        "Sources/ShellCore/MessageMatching/Known", "Sources/ShellCore/Modernizing/Texts",
        "Sources/ShellCore/Packages/Texts",
        "Sources/ShellCore/Slides/Texts", "Sources/ShellCore/Translations/Texts",
      ], ["css", "js", "md", "po", "txt"]
    ),
    "tca": (["Sources/WorkshopFeatures"], ["swift"]),
  ]

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let (folders, kinds) = Self.texts[target.name] else { return [] }
    let package = context.package.directoryURL
    var inputs: [URL] = [], files: [String] = []
    for folder in folders {
      // The folders themselves are inputs so that a new file is noticed.
      inputs.append(package.appending(path: folder))
      for path in try FileManager.default.subpathsOfDirectory(
        atPath: package.appending(path: folder).path
      ).sorted() {
        let file = package.appending(path: "\(folder)/\(path)")
        if kinds.contains(file.pathExtension) { files.append("\(folder)/\(path)") }
        if kinds.contains(file.pathExtension) || file.pathExtension.isEmpty { inputs.append(file) }
      }
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTexts.swift")
    let script = package.appending(path: "Plugins/EmbedTexts/embed-texts.sh")
    return [
      .buildCommand(
        displayName: "Embedding the texts of \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: [script.path, output.path, package.path] + files,
        inputFiles: [script] + inputs, outputFiles: [output])
    ]
  }
}
