/// Printed text that is shown already. It has its place between the blocks of a line, and only files need it.
enum ShownPrints {
  /// Begins each line of such text until the output is complete. It is U+FDD0, which no text contains, because it is not a
  /// character.
  private static let mark = Unicode.Scalar(UInt16(0xFDD0))!

  static func marked(_ text: String) -> String {
    lines(text).map { String(mark) + $0 }.joined(separator: "\n")
  }

  /// Divides an output into what is to be shown, and what files contain.
  static func separated(_ output: Output) -> Output {
    guard output.text.unicodeScalars.contains(mark) else { return output }
    let lines = lines(output.text)
    var output = output
    output.text = lines.filter { $0.unicodeScalars.first != mark }.joined(separator: "\n")
    output.fileText = lines.map { line in
      line.unicodeScalars.first == mark ? String(line.unicodeScalars.dropFirst()) : String(line)
    }.joined(separator: "\n")
    return output
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
