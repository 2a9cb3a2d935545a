import Foundation

/// A folder that composable-shell's sources lie in.
enum Checkout {
  /// Whether a folder is one.
  static func isOne(_ folder: String) -> Bool {
    let manifest = try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)
    return manifest?.contains("\n  name: \"composable-shell\",") ?? false
  }

  /// The nearest one that a folder lies in; nil: it lies in none.
  static func above(_ folder: String) -> String? {
    var folder = folder
    while folder.count > 1 {
      if isOne(folder) { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }
}
