import Foundation
import ShellCore

/// Folders with the sources of composable-shell.
enum Checkout {
  /// Whether a folder contains the sources.
  static func isCheckout(_ folder: String) -> Bool {
    let manifest = try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)
    return manifest?.contains("\n  name: \"composable-shell\",") ?? false
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
