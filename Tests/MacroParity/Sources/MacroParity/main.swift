import Foundation

/// Compares both outlines of every Swift file under the folders in the arguments, and prints where they differ.
struct Comparison {
  private var files = 0
  private var invalid = 0
  private var declarations = 0
  private(set) var different = 0

  var summary: String {
    "\(files) files, \(declarations) lines of outline; \(invalid) files are not valid Swift; \(different) files differ"
  }

  mutating func compare(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let text = String(data: data, encoding: .utf8)
    else { return }
    let expected = ParserOutline(text)
    let found = ReaderOutline(text)
    files += 1
    if expected.hasError {
      invalid += 1
      return
    }
    declarations += expected.lines.count
    if expected.lines == found.lines { return }
    different += 1
    let index = zip(expected.lines, found.lines).prefix { $0 == $1 }.count
    print(path)
    print("  SwiftParser: \(index < expected.lines.count ? expected.lines[index] : "(end)")")
    print("  our reader:  \(index < found.lines.count ? found.lines[index] : "(end)")")
  }
}

func swiftFiles(in folder: String) -> [String] {
  guard let paths = FileManager.default.enumerator(atPath: folder) else { return [folder] }
  return paths.compactMap { $0 as? String }
    .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swiftinterface") }
    .sorted().map { "\(folder)/\($0)" }
}

var comparison = Comparison()
for folder in CommandLine.arguments.dropFirst() {
  for path in swiftFiles(in: folder) { comparison.compare(path) }
}
print(comparison.summary)
exit(comparison.different == 0 ? 0 : 1)
