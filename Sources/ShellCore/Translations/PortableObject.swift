/// The entries of a file in the PO format of gettext, which editors for translators read and write.
struct PortableObject: Sendable {
  struct Entry: Sendable, Equatable {
    var english = ""
    var translation = ""
    /// The places in the sources that contain the text.
    var places: [String] = []
    var flags: Set<String> = []
  }

  /// The translated entries, in the order of the file, without its header.
  private(set) var entries: [Entry] = []

  /// Reads the text of a file. Entries that are obsolete (`#~`) or marked as `fuzzy` are left out, as `msgfmt` does.
  init(_ text: String) {
    var entry = Entry(), isTranslation = false
    for line in text.split(separator: "\n") {
      if isTranslation, !line.hasPrefix("\"") {
        add(entry)
        (entry, isTranslation) = (Entry(), false)
      }
      if line.hasPrefix("#: ") {
        entry.places.append(String(line.dropFirst(3)))
      } else if line.hasPrefix("#, ") {
        entry.flags.formUnion(line.dropFirst(3).split(separator: ",").map(Self.trimmed))
      } else if !line.hasPrefix("#") {
        isTranslation = isTranslation || line.hasPrefix("msgstr")
        let field = isTranslation ? \Entry.translation : \Entry.english
        entry[keyPath: field] += Self.unquoted(line)
      }
    }
    add(entry)
  }

  private mutating func add(_ entry: Entry) {
    let isTranslated = !entry.english.isEmpty && !entry.translation.isEmpty
    if isTranslated, !entry.flags.contains("fuzzy") { entries.append(entry) }
  }

  private static func trimmed(_ flag: Substring) -> String { String(flag.drop { $0 == " " }) }

  /// The text between the first and the last quotation mark of a line.
  private static func unquoted(_ line: Substring) -> String {
    guard let first = line.firstIndex(of: "\""), let last = line.lastIndex(of: "\""), first < last
    else { return "" }
    var text = "", isEscaped = false
    for character in line[line.index(after: first)..<last] {
      if isEscaped {
        text.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }
}
