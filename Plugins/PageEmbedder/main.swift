import Foundation

/// Writes Swift source with the text of every Markdown file in some folders.
///
/// Arguments: the file to write, then the folders.
let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first, arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: PageEmbedder OUTPUT FOLDER...\n".utf8))
  exit(64)
}

/// A page as an element of the array literal.
///
/// The raw string's delimiter has more `#` than any run of them in the text, so that nothing in the
/// text ends the literal or begins an interpolation.
func element(folder: String, file: String, text: String) -> String {
  let longest = text.split(whereSeparator: { $0 != "#" }).map(\.count).max() ?? 0
  let delimiter = String(repeating: "#", count: longest + 1)
  let body = text.hasSuffix("\n") ? text : text + "\n"
  return """
        ("\(folder)", "\(file)", \(delimiter)\"""
    \(body)\"""\(delimiter)),
    """
}

func elements(in folder: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder)
    .filter { $0.hasSuffix(".md") }.sorted()
    .map { file in
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      return element(folder: (folder as NSString).lastPathComponent, file: file, text: text)
    }
}

let elements = try arguments.dropFirst().flatMap(elements(in:))
let source = """
  /// The pages that `explain` shows, by the name of their folder.
  enum EmbeddedPages {
    static let all: [(folder: String, file: String, text: String)] = [
  \(elements.joined(separator: "\n"))
    ]
  }

  """
try source.write(toFile: output, atomically: true, encoding: .utf8)
