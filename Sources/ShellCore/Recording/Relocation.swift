/// Rewrites the paths in lines that move from one folder to another.
struct Relocation {
  /// The components of absolute paths; `nil` if lines stay as they are.
  private let folders: (here: [String], there: [String])?

  static let none = Relocation()

  private init() { folders = nil }

  /// - Parameters:
  ///   - here: The folder that paths are relative to.
  ///   - there: The folder that they are to be relative to.
  init(from here: String, to there: String) {
    folders = (Self.parts(here), Self.parts(there))
  }

  /// The line that does the same in the other folder: `load Counter.swift` becomes
  /// `load ../Counter.swift` in a folder below this one.
  func line(_ line: String, _ meaning: LineMeaning) -> String {
    let input = CommandInput(line)
    switch meaning.file {
    case .none: return line
    case .swift:
      let load = StateOption.input(without: input)
      let moved = FileArgument(load).map { loading($0, load) } ?? load.line
      guard let state = try? StateOption(input) else { return moved }
      let line = moved + line.dropFirst(load.line.count)
      return (try? StateOption(CommandInput(line)))?.line(withPath: path(state.path.text)) ?? line
    case .log:
      guard let request = try? LogRequest(input) else { return line }
      return request.line(withPath: path(request.path.text))
    case .any:
      guard let file = try? PathArgument(in: line, from: input.restOffset) else { return line }
      let moved = path(file.text)
      guard moved != file.text else { return line }
      return "\(input.name) \(moved.hasPrefix("\"") ? QuotedPath.written(moved) : moved)"
    }
  }

  private func loading(_ file: FileArgument, _ input: CommandInput) -> String {
    let moved = file.paths.map(path)
    guard moved != file.paths else { return file.line }
    let rest = file.line.dropFirst(file.endOfPath)
    // A folder's path contains a slash.
    let quoted = moved.map {
      QuotedPath.written($0.contains("/") || $0.contains(".") ? $0 : "./\($0)")
    }
    return "\(input.name) \(quoted.joined(separator: " "))\(rest)"
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
