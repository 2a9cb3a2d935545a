/// What a line of a Markdown file is to a scenario.
package enum MarkdownLine: Equatable {
  case prose
  case heading(level: Int, title: String)
  case opening(Fence)
  /// A line inside a fenced block, without the block's indent.
  case content([UInt8])
  /// The end of a fenced block, and where its run of backticks or tildes stands in the file.
  case closing(Range<Int>)
}
