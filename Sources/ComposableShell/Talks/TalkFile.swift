import ShellCore

/// The file of a talk, which is read again when it is saved.
@MainActor
struct TalkFile {
  private let path: String
  private let files = LocalFileSystem()
  private var rests = FileRest()
  /// The version that was read last; `nil` while the file does not exist.
  private var read: FileInfo?

  /// Must be created before the file is read for the first time.
  init(_ path: String) {
    self.path = path
    read = files.info(path)
  }

  /// Returns an event if the file was saved and has not changed for a moment.
  mutating func saved() -> TalkEvent? {
    guard let info = files.info(path), rests.isAtRest([path: info], of: path), info != read else {
      return nil
    }
    read = info
    do {
      let talk = Talk(try ScenarioFile.read(path, in: files))
      guard !talk.stops.isEmpty else { return .unreadable("not read again: the file is empty") }
      if let fault = TalkTaskCheck(talk).unreadable.first {
        return .unreadable("not read again: " + Self.short(fault.text(for: path)))
      }
      return .saved(talk)
    } catch {
      return .unreadable("not read again: " + Self.short(error.text(for: path)))
    }
  }

  /// Returns `line 3: ...` for `talk.md:3: error: ...`, which fits into the last row better.
  private static func short(_ error: String) -> String {
    let line = error.prefix { $0 != "\n" }
    guard let mark = line.firstRange(of: ": error: ") ?? line.firstRange(of: "error: ") else {
      return String(line)
    }
    let place = line[..<mark.lowerBound].split(separator: ":").last.flatMap { Int($0) }
    return (place.map { "line \($0): " } ?? "") + line[mark.upperBound...]
  }
}
