import Foundation

/// From one folder to another: what a line is called there that names a file here.
struct Relocation {
  /// Absolute; nil: lines stay as they are.
  private let folders: (here: [String], there: [String])?

  static let none = Relocation()

  private init() { folders = nil }

  /// - Parameters:
  ///   - here: The folder that paths are relative to.
  ///   - there: The one that they shall be relative to.
  init(from here: String, to there: String) {
    folders = (Self.parts(here), Self.parts(there))
  }

  /// The line that does the same there: `load Counter.swift` here is `load ../Counter.swift` in a
  /// folder below.
  func line(_ line: String) -> String {
    let input = CommandInput(line)
    switch input.name {
    case "load": return FileArgument(input).map { loading($0) } ?? line
    case "replay": return replaying(input)
    default: return line
    }
  }

  private func replaying(_ input: CommandInput) -> String {
    guard let file = try? PathArgument(in: input.line, from: input.restOffset) else {
      return input.line
    }
    let moved = path(file.text)
    return moved == file.text ? input.line : "replay \(moved)"
  }

  private func loading(_ file: FileArgument) -> String {
    let moved = path(file.path)
    guard moved != file.path else { return file.line }
    let behind = file.line.dropFirst(file.endOfPath)
    return "load \"\(moved)\"\(behind)"
  }

  private func path(_ path: String) -> String {
    guard let folders, !path.hasPrefix("/"), !path.hasPrefix("~") else { return path }
    let file = Self.parts("/" + (folders.here + [path]).joined(separator: "/"))
    let shared = zip(file, folders.there).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folders.there.count - shared)
    return (up + file[shared...]).joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/").map(String.init)
  }
}
