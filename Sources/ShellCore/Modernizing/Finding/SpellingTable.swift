/// The spellings that tell for which version a file is written, from the file `Spellings.txt`, which says how they are described.
///
/// The versions are those of the release notes. A spelling that is missing there is never reported; one that is there has a test with code
/// that uses it, and one with code that only resembles it.
package enum SpellingTable {
  /// Read when a name is looked up for the first time. A test finds a paragraph that is not understood.
  package static let all = paragraphs.compactMap { Spelling($0) }

  static let paragraphs = EmbeddedTexts.text("Spellings.txt").split(separator: "\n\n")
    .filter { !$0.hasPrefix("#") }
}

extension Spelling {
  private static let keys: Set<Substring> = [
    "form", "since", "until", "change", "today", "why", "next",
  ]

  /// `nil` if something in the paragraph is not understood.
  init?(_ paragraph: Substring) {
    let lines = paragraph.split(separator: "\n")
    let values = Dictionary(
      lines.dropFirst().compactMap { line in
        line.firstRange(of: ": ").map {
          (line[..<$0.lowerBound].drop { $0 == " " }, String(line[$0.upperBound...]))
        }
      }, uniquingKeysWith: { $1 })
    guard let name = lines.first, values.count == lines.count - 1,
      Self.keys.isSuperset(of: values.keys)
    else { return nil }
    let usual = name.hasPrefix("@") ? "attribute \(name.dropFirst())" : "type \(name)"
    let form = (values["form"] ?? usual).split(separator: " ").map(String.init)
    guard form.count > 1, let isMeant = SpellingFinder.forms[form[0]] else { return nil }
    let change = values["change"]?.split(separator: " ")
    if let change {
      guard change.count == 2, let kind = Change.Kind(rawValue: String(change[0])),
        let version = Version(change[1]), values["today"] != nil, values["why"] != nil
      else { return nil }
      self.change = Change(kind: kind, version: version)
    } else {
      self.change = nil
    }
    self.name = String(name)
    words = form[1].split(separator: ",").map(String.init)
    self.isMeant = { isMeant($0, $1, Array(form.dropFirst(2))) }
    since = values["since"].flatMap { Version($0[...]) }
    until = values["until"].flatMap { Version($0[...]) } ?? self.change?.version
    (today, reason, next) = (values["today"] ?? "", values["why"] ?? "", values["next"] ?? "")
  }
}
