import ShellCore

/// The file with the folders that the user trusts.
struct TrustFile {
  let path: String

  /// Returns `nil` if there is no home folder.
  init?() {
    guard let path = UserFolder.configuration.path(of: "trusted") else { return nil }
    self.path = path
  }

  /// The trusted paths; none if the file cannot be read.
  func load() -> TrustedPaths {
    TrustedPaths(text: (try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
  }

  func save(_ trusted: TrustedPaths) throws {
    try FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try trusted.text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}

extension TrustedPaths {
  /// Whether this user trusts a path.
  static func ofUserContain(_ path: String) -> Bool {
    ofUser().contains(LocalFileSystem().canonicalPath(path))
  }

  /// What this user trusts: the listed folders, and the checkout that this program was built from, whose
  /// code runs anyway.
  static func ofUser() -> TrustedPaths {
    var trusted = TrustFile()?.load() ?? TrustedPaths()
    if let checkout = Checkout.above(BuildFolder.ofThisProgram.path) {
      trusted.add(LocalFileSystem().canonicalPath(checkout))
    }
    return trusted
  }
}
