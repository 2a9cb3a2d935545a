import Foundation

/// Compares both outlines of every Swift file under the folders in the arguments, and prints where they differ.
var counts = (files: 0, skipped: 0, lines: 0, different: 0)
for folder in CommandLine.arguments.dropFirst() {
  for path in swiftFiles(in: folder) { compare(path) }
}
print(
  "\(counts.files) files, \(counts.lines) declarations; \(counts.skipped) files are not valid Swift; \(counts.different) files differ"
)
exit(counts.different == 0 ? 0 : 1)

func swiftFiles(in folder: String) -> [String] {
  guard let paths = FileManager.default.enumerator(atPath: folder) else { return [folder] }
  return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map {
    "\(folder)/\($0)"
  }
}

func compare(_ path: String) {
  guard let data = FileManager.default.contents(atPath: path),
    let text = String(data: data, encoding: .utf8)
  else { return }
  let expected = ParserOutline(text)
  counts.files += 1
  if expected.hasError {
    counts.skipped += 1
    _ = ReaderOutline(text)
    return
  }
  let found = ReaderOutline(text)
  counts.lines += expected.lines.count
  if expected.lines == found.lines { return }
  counts.different += 1
  let index = zip(expected.lines, found.lines).prefix { $0 == $1 }.count
  print(path)
  print("  SwiftParser: \(index < expected.lines.count ? expected.lines[index] : "(end)")")
  print("  our reader:  \(index < found.lines.count ? found.lines[index] : "(end)")")
}
