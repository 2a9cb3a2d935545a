/// A file that is written at its end.
struct RecordingFile {
  private let file: OwnFile
  private var target: Target

  private enum Target {
    case open(FileVersion)
    /// While a session is restored: what the file contained when the process that wrote it ended.
    case expected([UInt8])
  }

  /// Creates a file, which must not exist yet.
  init(new file: OwnFile) throws(FileSystemError) {
    self.file = file
    target = .open(try file.create())
  }

  /// A file that another process has created. Until ``continueWriting(without:)``, the file is not touched.
  init(restoring file: OwnFile) {
    self.file = file
    target = .expected([])
  }

  /// Continues a file whose contents were restored.
  ///
  /// - Parameter lost: A line that was not restored. It is removed if it is at the end of the file.
  /// - Throws: ``FileSystemError/changed`` if the file contains something else.
  mutating func continueWriting(without lost: String?) throws(FileSystemError) {
    guard case .expected(let bytes) = target else { return }
    guard let version = file.version else { throw .changed }
    let found = try file.bytes()
    guard found != bytes else { return target = .open(version) }
    let common = zip(found, bytes).prefix { $0 == $1 }.count
    guard let lost, Self.isEnd(found[common...], of: lost, after: bytes[common...]) else {
      throw .changed
    }
    target = .open(
      try file.replaceEnd(
        from: common, with: Array(bytes[common...]), expecting: version))
  }

  /// Whether the end of a file is the entry of a line, which has replaced the end of the block before.
  private static func isEnd(
    _ end: ArraySlice<UInt8>, of line: String, after replaced: ArraySlice<UInt8>
  ) -> Bool {
    let text = String(decoding: end, as: UTF8.self)
    return replaced.allSatisfy { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "\n") }
      && text.split(separator: "\n").prefix { $0.hasSuffix("> \(line)") || $0.hasPrefix("```") }
        .contains { $0.hasSuffix("> \(line)") }
  }

  /// Writes text at the end. If that fails, the file is unchanged; an empty one is removed.
  ///
  /// - Throws: ``FileSystemError/changed`` if another program has changed or removed the file.
  mutating func add(_ addition: RecordingText.Addition) throws(FileSystemError) {
    switch target {
    case .expected(let bytes):
      target = .expected(bytes.dropLast(addition.replaced) + Array(addition.text.utf8))
    case .open(let version):
      do throws(FileSystemError) {
        let new = try file.replaceEnd(
          from: version.size - addition.replaced, with: Array(addition.text.utf8),
          expecting: version)
        target = .open(new)
      } catch {
        // A full disk leaves no empty file.
        if version.size == 0 { file.remove(expecting: version) }
        throw error
      }
    }
  }
}
