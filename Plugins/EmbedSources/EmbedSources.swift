import Foundation
import PackagePlugin

/// Embeds the source of the workshop's features in the program, so that `source` shows it wherever the program runs.
@main
struct EmbedSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Sources/WorkshopFeatures")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedSources.swift")
    let script = context.package.directoryURL.appending(
      path: "Plugins/EmbedSources/embed-sources.sh")
    return [
      .buildCommand(
        displayName: "Embedding the source of the features",
        executable: URL(filePath: "/bin/sh"),
        arguments: [script.path, output.path, folder.path],
        // The folder itself is an input so that a new file is noticed.
        inputFiles: [script, folder] + files,
        outputFiles: [output])
    ]
  }
}
