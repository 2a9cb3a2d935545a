import ActionSyntax
import Foundation

/// Completes the names of files and folders.
struct FileCompletion {
  /// The folder that relative names refer to, or `nil` for the current folder.
  let folder: String?

  func complete(_ text: String, from start: Int) -> Completion {
    let slash = text.lastIndex(of: "/")
    let shown = slash.map { String(text[...$0]) } ?? ""
    let prefix = slash.map { String(text[text.index(after: $0)...]) } ?? text
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path(of: shown))) ?? []
    let fitting = names.filter {
      $0.hasPrefix(prefix) && (!$0.hasPrefix(".") || prefix.hasPrefix("."))
    }
    return Completion(
      start: start, candidates: fitting.sorted().map { candidate(shown, $0) })
  }

  private func path(of shown: String) -> String {
    if shown.hasPrefix("/") { return shown }
    let base = folder ?? "."
    return shown.isEmpty ? base : "\(base)/\(shown)"
  }

  private func candidate(_ shown: String, _ name: String) -> Completion.Candidate {
    var isFolder: ObjCBool = false
    let full = path(of: shown) + "/" + name
    _ = FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
    let text = shown + name + (isFolder.boolValue ? "/" : "")
    return Completion.Candidate(text, display: name, isFinal: !isFolder.boolValue)
  }
}
