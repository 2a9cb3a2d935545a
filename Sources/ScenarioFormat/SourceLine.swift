/// One line of a file: where it stands and what it holds.
package struct SourceLine: Sendable {
  /// The line's number in the file, from 1.
  package let number: Int
  /// The line's bytes without its end, and without the file's byte order mark.
  package let bytes: ArraySlice<UInt8>
  /// Where the line stands in the file, its end included, as byte offsets.
  package let range: Range<Int>

  /// Whether the line holds nothing but spaces and tabs.
  package var isBlank: Bool { bytes.allSatisfy(Transcript.isBlank) }
}
