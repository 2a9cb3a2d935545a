import ComposableArchitecture
import Foundation

/// The initialisers of the program's types, as far as its file tells.
enum Initialisers {
  /// Whether a struct can be made of values with these labels; true where nothing is known.
  ///
  /// A struct that declares an initialiser of its own has not the one that Swift would write.
  static func take(_ labels: [String], of type: Any.Type) -> Bool {
    known[_typeName(type, qualified: true)].map { $0.contains(labels) } ?? true
  }

  /// The labels of all initialisers, by the names of their types.
  private static let known: [String: [[String]]] = {
    // Of structs they are called to make a value: `fC`.
    let names = programFiles.flatMap { SymbolTable(of: $0)?.names(endingIn: "fC") ?? [] }
    var known: [String: [[String]]] = [:]
    for name in names.compactMap(SymbolName.demangled) {
      guard let end = name.range(of: ".init(")?.lowerBound else { continue }
      known[String(name[..<end]), default: []].append(labels(of: name))
    }
    return known
  }()

  /// What runs in this process, libraries aside; a bundle of tests has a program around it.
  private static var programFiles: Set<String> {
    let file = FileHandle(forReadingAtPath: "/proc/self/maps")
    let maps = file?.readDataToEndOfFile() ?? Data()
    let paths = String(decoding: maps, as: UTF8.self).split(separator: "\n")
      .compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
    return Set(paths.filter { !URL(filePath: $0).lastPathComponent.contains(".so") })
  }

  /// `["id", "title"]` of `init(id: Swift.Int, title: Swift.String) -> Todo`; `_` where there is
  /// none.
  static func labels(of name: String) -> [String] {
    guard let start = name.range(of: ".init(")?.upperBound else { return [] }
    var labels: [String] = [], word = "", depth = 0, isLabel = true
    for character in name[start...] {
      if character == ")", depth == 0 { break }
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if depth == 0, character == ":", isLabel {
        labels.append(word.filter { !$0.isWhitespace })
        isLabel = false
      } else if depth == 0, character == "," {
        if isLabel { labels.append("_") }
        (word, isLabel) = ("", true)
      } else {
        word.append(character)
      }
    }
    let isRest = isLabel && !word.filter({ !$0.isWhitespace }).isEmpty
    return labels + (isRest ? ["_"] : [])
  }
}
