extension Lexer {
  /// The scalar `distance` after the place, nil at the end.
  package func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    var index = place
    for _ in 0..<distance where index < end { index = source.unicodeScalars.index(after: index) }
    return index < end ? source.unicodeScalars[index] : nil
  }

  package mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where place < end { place = source.unicodeScalars.index(after: place) }
  }

  package mutating func skip(while holds: (Unicode.Scalar) -> Bool) {
    while let scalar = peek(), holds(scalar) { advance() }
  }

  /// What `skip` passes over.
  package mutating func take(while holds: (Unicode.Scalar) -> Bool) -> Substring {
    let start = place
    skip(while: holds)
    return source[start..<place]
  }

  package func starts(with text: String) -> Bool {
    source.unicodeScalars[place..<end].starts(with: text.unicodeScalars)
  }

  package func error(
    _ code: ActionErrorCode, _ summary: String, _ range: Range<String.Index>, hint: String? = nil
  ) -> ActionError {
    ActionError(code, summary, in: source, at: range, hint: hint)
  }

  /// The range of the scalar at the place.
  package var here: Range<String.Index> {
    place..<(place < end ? source.unicodeScalars.index(after: place) : end)
  }
}
