/// How a line that was read belongs to a paste.
struct LinePaste: Equatable, Sendable {
  /// Whether the line ended inside a paste, of which more can follow.
  var isOpen = false
  /// Whether it is known that nothing more follows.
  var isAtEnd = false
  /// Whether the paste began in this line.
  var begins = false
  /// Whether something had been typed in the line before the paste began.
  var followsText = false

  /// Whether bytes of the line were not UTF-8, which U+FFFD has replaced.
  var isInvalid = false
  /// ``UTF8Decoder/replacements`` when the line began.
  var earlierReplacements = 0

  /// Whether the paste has begun, and none of its keys was noted.
  var isNew = false

  init() {}

  /// Whether more lines of the paste follow, or can follow.
  var continues: Bool { isOpen && !isAtEnd }
}
