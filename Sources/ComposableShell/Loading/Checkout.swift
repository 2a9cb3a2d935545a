import ShellCore

/// Folders with the sources of composable-shell.
enum Checkout {
  /// Whether a folder contains the sources.
  static func isCheckout(_ folder: String) -> Bool {
    let manifest = try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)
    return manifest?.contains("\n  name: \"composable-shell\",") ?? false
  }

  /// The sources of this program: installed beside it, or the ones that it was built from.
  static var ofThisProgram: String? {
    let folder = BuildFolder.ofThisProgram.path
    return installed(beside: folder) ?? above(folder)
  }

  /// The sources beside the first installed `tca` in `PATH`.
  static var installedInPath: String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").lazy
      .map { URL(filePath: "\($0)/tca").resolvingSymlinksInPath().deletingLastPathComponent() }
      .compactMap { installed(beside: $0.path) }.first
  }

  private static func installed(beside folder: String) -> String? {
    let sources = "\(folder)/Package"
    return isCheckout(sources) ? sources : nil
  }

  /// Returns the nearest parent folder that contains the sources.
  static func above(_ folder: String) -> String? {
    var folder = folder
    while folder.count > 1 {
      if isCheckout(folder) { return folder }
      folder = ScenarioFile.folder(of: folder)
    }
    return nil
  }
}
