/// Some lines of a Swift file.
struct CodePlace: Equatable {
  let file: String
  /// The number of the first line, counted from 1.
  let first: Int
  let code: [String]
  /// The line that is meant, if the others are only around it.
  var marked: Int?

  var line: Int { marked ?? first }

  /// The place as `path:line`, and the code with its line numbers, in color.
  var lines: [StyledLine] {
    let width = "\(first + code.count - 1)".count
    var highlighter = SwiftHighlighter()
    let heading = StyledLine("\(file):\(line)", TextStyle(isBold: true))
    return [heading]
      + code.enumerated().map { index, text in
        let number = first + index
        let digits = String(repeating: " ", count: width - "\(number)".count) + "\(number)"
        let mark = number == marked ? "> " : "  "
        return StyledLine([StyledText(mark + digits + "  ", .dimmed)] + highlighter.runs(of: text))
      }
  }
}

/// Finds declarations, branches, and lines in the source files of a feature.
struct CodePlaces {
  let files: [(name: String, text: String)]
  private static let types: Set<String> = ["struct", "class", "enum", "actor"]
  /// The lines before and after a line that is meant.
  private static let context = 5

  /// A type, by its name or by that of its last component.
  func type(named name: String) -> CodePlace? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    for file in files {
      let found = SourceOutline(file.text).declarations.lazy.compactMap { Self.find(last, in: $0) }
      if let range = found.first { return place(range, in: file) }
    }
    return nil
  }

  /// The file of a type, and the files of the types that it mentions, directly or through others.
  func reachable(from type: String) -> CodePlaces {
    let declared = files.map { file in
      let types = SourceOutline(file.text).declarations.filter { Self.types.contains($0.keyword) }
      return Set(types.map(\.name))
    }
    let words = files.map {
      Set($0.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
    var found = files.indices.filter { declared[$0].contains(type) }
    var next = 0
    while next < found.count {
      let mentioned = words[found[next]]
      found += files.indices.filter {
        !found.contains($0) && !declared[$0].isDisjoint(with: mentioned)
      }
      next += 1
    }
    return CodePlaces(files: found.map { files[$0] })
  }

  private static func find(
    _ name: String, in declaration: SourceOutline.Declaration
  ) -> Range<Int>? {
    if types.contains(declaration.keyword), declaration.name == name { return declaration.range }
    return declaration.members.lazy.compactMap { find(name, in: $0) }.first
  }

  private func place(_ range: Range<Int>, in file: (name: String, text: String)) -> CodePlace {
    let bytes = Array(file.text.utf8)
    let first = bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    let last = bytes[..<range.upperBound].count { $0 == UInt8(ascii: "\n") } + 1
    return CodePlace(
      file: file.name, first: first, code: Array(lines(of: file.text)[first - 1..<last]))
  }

  /// The branches of `switch` statements whose patterns name a case.
  func branches(of name: String) -> [CodePlace] {
    files.flatMap { file in
      let lines = lines(of: file.text)
      return lines.indices.filter { Self.names(name, lines[$0]) }.map { start in
        let end = Self.endOfBranch(from: start, in: lines)
        return CodePlace(file: file.name, first: start + 1, code: Array(lines[start..<end]))
      }
    }
  }

  /// Whether a line begins a branch with a pattern that contains the case: `case .a, .child(.b):`.
  private static func names(_ name: String, _ line: String) -> Bool {
    let code = line.drop { $0 == " " || $0 == "\t" }
    guard code.hasPrefix("case "), !name.isEmpty else { return false }
    let pattern = code.dropFirst(5)
    guard pattern.contains(":"), pattern.first.map({ ".l(v".contains($0) }) ?? false else {
      return false
    }
    var rest = pattern
    while let found = rest.firstRange(of: "." + name) {
      rest = rest[found.upperBound...]
      if !(rest.first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false) { return true }
    }
    return false
  }

  /// The index after the last line of a branch: before the next `case`, `default`, or bracket with no more indentation.
  private static func endOfBranch(from start: Int, in lines: [String]) -> Int {
    func indent(_ line: String) -> Int { line.prefix { $0 == " " || $0 == "\t" }.count }
    let end = lines[(start + 1)...].firstIndex { line in
      let code = line.drop { $0 == " " || $0 == "\t" }
      guard !code.isEmpty, indent(line) <= indent(lines[start]) else { return false }
      return code.hasPrefix("case ") || code.hasPrefix("default") || code.hasPrefix("}")
        || code.hasPrefix("@unknown")
    }
    var last = end ?? lines.count
    while last > start + 1, lines[last - 1].allSatisfy(\.isWhitespace) { last -= 1 }
    return last
  }

  /// The code around a line of a file, which is named by the end of its path; `nil` if there is no such line.
  func around(line: Int, of name: String) -> CodePlace? {
    guard
      let file = files.first(where: {
        $0.name == name || $0.name.hasSuffix("/" + name) || name.hasSuffix("/" + $0.name)
      })
    else { return nil }
    let lines = lines(of: file.text)
    guard lines.indices.contains(line - 1) else { return nil }
    let first = max(1, line - Self.context), last = min(lines.count, line + Self.context)
    return CodePlace(
      file: file.name, first: first, code: Array(lines[first - 1..<last]), marked: line)
  }

  /// The place that `Counter.swift:12` names; `nil` if the text does not name a file.
  func line(_ text: CommandArgument) throws -> CodePlace? {
    let parts = text.text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].hasSuffix(".swift") else { return nil }
    if let number = Int(parts[1]), let place = around(line: number, of: String(parts[0])) {
      return place
    }
    throw text.error(
      .notThere, "`\(abbreviated(text.text))` is not a line of the feature's files",
      hint: "expected \(files.isEmpty ? "a feature with a file" : alternatives(files.map(\.name)))")
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
