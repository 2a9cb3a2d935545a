/// The shapes of large letters: five columns and eight rows of pixels.
enum LargeGlyphs {
  static let all: [Character: [[Bool]]] = {
    var glyphs: [Character: [[Bool]]] = [" ": Array(repeating: blank, count: 8)]
    // Each group has its characters, and then their rows.
    for group in EmbeddedTexts.text("letters.txt").split(separator: "\n\n") {
      let lines = group.split(separator: "\n").map { Array($0) }
      for (index, character) in lines[0].enumerated() {
        let columns = index * 6..<index * 6 + 5
        glyphs[character] = lines.dropFirst().map { row in row[columns].map { $0 == "#" } }
      }
    }
    return glyphs
  }()

  private static let blank = Array(repeating: false, count: 5)
}
