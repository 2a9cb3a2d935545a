/// What is shown below an output without being a part of it.
struct SessionNotes {
  private var texts: [String] = []

  mutating func add(_ text: String) { texts.append(text) }

  /// Appends the notes to an output, which shows them once.
  mutating func move(to output: inout Output) {
    guard !texts.isEmpty else { return }
    let styled = output.styledText.isEmpty ? [] : texts.map { StyledText("\n" + $0) }
    output.text = ([output.text].filter { !$0.isEmpty } + texts).joined(separator: "\n")
    output.styledText += styled
    texts = []
  }
}
