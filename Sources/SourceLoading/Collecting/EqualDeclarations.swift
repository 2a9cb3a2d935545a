import SwiftReading

/// The declarations that two files of a folder repeat word by word, such as a function that two modules have copied.
///
/// The modules are compiled as one, in which a name is declared once, so only the first one stays. What differs in more than white space,
/// comments, and access stays, too: one of the two would take the place of the other.
enum EqualDeclarations {
  private struct Place {
    let file: Int
    let range: Range<Int>
  }

  /// Removes all but the first of equal declarations.
  static func remove(from files: inout [SourceSet.File]) {
    var places: [String: [Place]] = [:]
    // Of the parts of a condition, only one is compiled.
    for (index, file) in files.enumerated() where file.isFound && !file.text.contains("#if") {
      for declaration in SourceOutline(file.text).declarations {
        for (name, range) in parts(of: declaration, in: file.text) {
          places[name, default: []].append(Place(file: index, range: range))
        }
      }
    }
    var removed: [Int: [Range<Int>]] = [:]
    for repeated in places.values where repeated.count > 1 {
      var seen: [[String]] = []
      for place in repeated {
        let words = words(of: place.range, in: files[place.file].text)
        if seen.contains(where: { $0 == words }) {
          removed[place.file, default: []].append(place.range)
        } else {
          seen.append(words)
        }
      }
    }
    for (index, ranges) in removed {
      let text = files[index].text
      files[index].text = text.applying(ranges.map { .blanking($0, of: text) })
    }
  }

  /// A declaration at the top level, or the members of an extension, by names that are equal if the declarations may be.
  private static func parts(
    of declaration: SourceOutline.Declaration, in text: String
  ) -> [(name: String, range: Range<Int>)] {
    guard declaration.keyword != "import", !isPrivate(declaration) else { return [] }
    guard declaration.keyword == "extension" else {
      return [("\(declaration.keyword) \(declaration.name)", declaration.range)]
    }
    guard let body = declaration.bodyRange else { return [] }
    // The constraints of an extension are those of its members.
    let head = words(of: declaration.range.lowerBound..<body.lowerBound, in: text)
      .joined(separator: " ")
    guard declaration.inherited.isEmpty else { return [(head, declaration.range)] }
    return declaration.members.filter { !isPrivate($0) }.map {
      ("\(head).\($0.keyword) \($0.name)", $0.range)
    }
  }

  private static func isPrivate(_ declaration: SourceOutline.Declaration) -> Bool {
    declaration.modifiers.contains { ["private", "fileprivate"].contains($0) }
  }

  private static func words(of range: Range<Int>, in text: String) -> [String] {
    let part = String(decoding: Array(text.utf8)[range], as: UTF8.self)
    let source = SourceText(part)
    return source.tokens.map { source[$0] }.filter { !access.contains($0) }
  }

  private static let access: Set = ["public", "internal", "open", "package"]
}
