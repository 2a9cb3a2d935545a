/// The place in the loaded files that a message of the compiler is about.
struct MessagePlace: Equatable {
  let file: String
  /// The number of the line, counted from 1.
  let line: Int
  let code: String

  /// The place and its line of code, in one line.
  var text: String { "\(file):\(line): \(code)" }

  /// Finds the line that the message names, or else the only line with a name in quotation marks, or else the declaration of the type.
  ///
  /// - Returns: `nil` if the files do not contain it.
  init?(_ message: RecognizedMessage, in text: String, of files: [(name: String, text: String)]) {
    guard message.kind == .compiler else { return nil }
    let details = message.details
    if let file = details.file {
      // A place in another file is not in these, whatever the names are.
      guard let found = files.first(where: { Self.isSame(file, $0.name) }), let line = details.line
      else { return nil }
      self.init(line, in: found)
      return
    }
    let lines = Self.names(in: text).lazy.compactMap { Self.onlyLine(with: $0, in: files) }
    if let (line, file) = lines.first {
      self.init(line, in: file)
      return
    }
    let path = details.type?.prefix { $0 != "<" }.split(separator: ".").map(String.init) ?? []
    guard !path.isEmpty else { return nil }
    for file in files {
      guard let offset = Self.declaration(path[...], SourceOutline(file.text).declarations) else {
        continue
      }
      self.init(file.text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1, in: file)
      return
    }
    return nil
  }

  private init?(_ line: Int, in file: (name: String, text: String)) {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    self.file = file.name
    self.line = line
    code = lines[line - 1].split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func isSame(_ file: String, _ name: String) -> Bool {
    name.split(separator: "/").last.map { $0 == file } ?? false
  }

  /// The names of values in quotation marks: `count` of `has no member 'count'`.
  private static func names(in text: String) -> [String] {
    text.matches(of: /['‘`"“]\$?([a-z_][A-Za-z0-9_]*)(?:\([a-z_:A-Z]*\))?['’`"”]/)
      .map { String($0.1) }
  }

  private static func onlyLine(
    with name: String, in files: [(name: String, text: String)]
  ) -> (line: Int, file: (name: String, text: String))? {
    let found = files.flatMap { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { _, line in
          line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
        }
        .map { (line: $0.offset + 1, file: file) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The offset of a type that is declared inside the types before it in a path.
  private static func declaration(
    _ path: ArraySlice<String>, _ members: [SourceOutline.Declaration]
  ) -> Int? {
    guard let first = path.first else { return nil }
    for member in members where member.isType && member.name == first {
      if path.count == 1 { return member.range.lowerBound }
      if let found = declaration(path.dropFirst(), member.members) { return found }
    }
    return nil
  }
}
