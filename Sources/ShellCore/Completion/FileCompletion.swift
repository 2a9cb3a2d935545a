/// Completes the names of files and folders.
struct FileCompletion {
  let files: any FileSystem
  /// The folder that relative names refer to, or `nil` for the current folder.
  let folder: String?

  func complete(_ text: String, from start: Int) -> Completion {
    let slash = text.lastIndex(of: "/")
    let shown = slash.map { String(text[...$0]) } ?? ""
    let prefix = slash.map { String(text[text.index(after: $0)...]) } ?? text
    let names = ((try? files.list(path(of: shown))) ?? []).filter {
      $0.hasPrefix(prefix) && (!$0.hasPrefix(".") || prefix.hasPrefix("."))
    }
    return Completion(start: start, candidates: names.map { candidate(shown, $0) })
  }

  private func path(of shown: String) -> String {
    if shown.hasPrefix("/") { return shown }
    let base = folder ?? "."
    return shown.isEmpty ? base : "\(base)/\(shown)"
  }

  private func candidate(_ shown: String, _ name: String) -> Completion.Candidate {
    let isFolder = files.isFolder(path(of: shown) + "/" + name)
    return Completion.Candidate(
      shown + name + (isFolder ? "/" : ""), display: name, isFinal: !isFolder)
  }
}
