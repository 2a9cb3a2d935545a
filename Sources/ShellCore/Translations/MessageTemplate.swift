/// A message with holes, as the source writes it: `` unknown command `{}` `` for `` "unknown command `\(name)`" ``.
struct MessageTemplate: Sendable, Hashable {
  /// The text between the holes; one more than there are holes.
  let pieces: [String]

  /// Creates a template from its text, in which each hole is `{}`.
  init(_ text: String) {
    var pieces = [""], rest = text[...]
    while let hole = rest.firstRange(ofText: "{}") {
      pieces[pieces.count - 1] = String(rest[..<hole.lowerBound])
      pieces.append("")
      rest = rest[hole.upperBound...]
    }
    pieces[pieces.count - 1] = String(rest)
    self.pieces = pieces
  }

  /// How much of a text the template determines. If several match, the one that determines most has made the text.
  var literalCount: Int { pieces.reduce(0) { $0 + $1.utf8.count } }

  /// The texts in the holes if the template can have made the text; otherwise `nil`.
  func holes(in text: String) -> [String]? {
    guard pieces.count > 1 else { return pieces[0] == text ? [] : nil }
    let first = pieces[0], last = pieces[pieces.count - 1]
    guard text.hasPrefix(first), text.hasSuffix(last),
      text.utf8.count >= first.utf8.count + last.utf8.count
    else { return nil }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    var holes: [String] = [], count = 1
    for piece in pieces.dropFirst().dropLast() {
      guard !piece.isEmpty else {
        count += 1
        continue
      }
      guard let range = rest.firstRange(ofText: piece) else { return nil }
      holes += rest[..<range.lowerBound].holes(count)
      count = 1
      rest = rest[range.upperBound...]
    }
    return holes + rest.holes(count)
  }
}

extension Substring {
  /// The texts of holes without anything between them. What follows another hole begins with a sign that separates parts of a
  /// sentence; otherwise it is empty.
  fileprivate func holes(_ count: Int) -> [String] {
    guard count > 1 else { return [String(self)] }
    let start = indices.first { index in
      ["; ", ": ", " ("].contains { self[index...].hasPrefix($0) }
    }
    return [String(self[..<(start ?? endIndex)])] + self[(start ?? endIndex)...].holes(count - 1)
  }

  /// The first place of a text, without Foundation; an empty text is found at the start.
  fileprivate func firstRange(ofText text: String) -> Range<Index>? {
    guard let head = text.first else { return startIndex..<startIndex }
    var start = startIndex
    while let index = self[start...].firstIndex(of: head) {
      if self[index...].hasPrefix(text) {
        return index..<self.index(index, offsetBy: text.count)
      }
      start = self.index(after: index)
    }
    return nil
  }
}
