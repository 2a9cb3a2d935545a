/// The lines of a file, by the places at which the compiler says that they are.
///
/// A line `#sourceLocation(file: "Counter.md", line: 20)` says where the following lines were written.
struct LinePositions {
  private struct Line {
    let range: Range<Int>
    let file: String
    /// Counted from 1.
    let number: Int
  }

  private let text: [UInt8]
  private let lines: [Line]

  init(_ file: SourceSet.File) {
    text = Array(file.text.utf8)
    let hasDirectives = file.namesOtherFiles
    var lines: [Line] = []
    var (name, number, start) = (file.name, 1, 0)
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let end = start + line.count
      if hasDirectives, let place = Self.place(line) {
        (name, number) = place
      } else {
        lines.append(Line(range: start..<end, file: name, number: number))
        number += 1
      }
      start = end + 1
    }
    self.lines = lines
  }

  /// The offset of a place, in UTF-8; `nil` if the file has no such line.
  func offset(of location: CompilerMessage.Location) -> Int? {
    line(at: location).map { min($0.range.lowerBound + location.column - 1, text.count) }
  }

  /// The text of a line; `nil` if the file has no such line.
  func text(at location: CompilerMessage.Location) -> Substring? {
    line(at: location).map { String(decoding: text[$0.range], as: UTF8.self)[...] }
  }

  /// The lines that follow a place, from the next one on.
  func lines(after location: CompilerMessage.Location) -> [(
    file: String, number: Int, text: String
  )] {
    guard
      let index = lines.firstIndex(where: { $0.number == location.line && $0.file == location.file }
      )
    else { return [] }
    return lines[(index + 1)...].map {
      ($0.file, $0.number, String(decoding: text[$0.range], as: UTF8.self))
    }
  }

  /// The number of the line that an offset is in.
  func number(of offset: Int) -> Int {
    lines.last { $0.range.lowerBound <= offset }?.number ?? 1
  }

  /// The place of an offset.
  func location(of offset: Int) -> CompilerMessage.Location {
    let line = lines.last { $0.range.lowerBound <= offset } ?? lines[0]
    return CompilerMessage.Location(
      file: line.file, line: line.number, column: offset - line.range.lowerBound + 1)
  }

  /// A line that was moved has left a blank one behind.
  private func line(at location: CompilerMessage.Location) -> Line? {
    let found = lines.filter { $0.number == location.line && $0.file == location.file }
    return found.first { line in text[line.range].contains { $0 != UInt8(ascii: " ") } }
      ?? found.first
  }

  private static func place(_ line: ArraySlice<UInt8>) -> (file: String, line: Int)? {
    let text = String(decoding: line, as: UTF8.self)
    guard let match = text.wholeMatch(of: /\s*#sourceLocation\(file: "([^"]*)", line: (\d+)\)\s*/),
      let number = Int(match.2)
    else { return nil }
    return (String(match.1), number)
  }
}

extension SourceSet.File {
  /// The errors in the file.
  func own(_ errors: [CompilerMessage]) -> [CompilerMessage] {
    let namesOtherFiles = namesOtherFiles
    let own = errors.filter { $0.location.file == name || namesOtherFiles }
    guard !own.isEmpty else { return [] }
    let positions = LinePositions(self)
    return own.filter { positions.offset(of: $0.location) != nil }
  }
}

extension SourceSet {
  /// A line of a file, counted from 1.
  package func line(at location: CompilerMessage.Location) -> Substring? {
    let texts = files.lazy
      .filter { $0.name == location.file || $0.namesOtherFiles }
      .compactMap { LinePositions($0).text(at: location) }
    // A line that was moved to another file has left a blank one behind.
    return texts.first { !$0.allSatisfy(\.isWhitespace) } ?? texts.first
  }
}
