/// How a line that was read belongs to a paste.
package struct LinePaste: Equatable, Sendable {
  /// Whether the line ended inside a paste, of which more can follow.
  package var isOpen = false
  /// Whether it is known that nothing more follows.
  package var isAtEnd = false
  /// Whether the paste began in this line.
  package var begins = false
  /// Whether something had been typed in the line before the paste began.
  package var followsText = false

  /// Whether bytes of the line were not UTF-8, which U+FFFD has replaced.
  package var isInvalid = false
  /// ``UTF8Decoder/replacements`` when the line began.
  var earlierReplacements = 0

  /// Whether the paste has begun, and none of its keys was noted.
  var isNew = false

  package init() {}

  /// Whether more lines of the paste follow, or can follow.
  package var continues: Bool { isOpen && !isAtEnd }
}
