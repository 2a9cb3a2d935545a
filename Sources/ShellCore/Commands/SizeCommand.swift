enum SizeCommand {
  static let command = Command(
    name: "size", summary: "Show how many bytes the state takes",
    details: """
      Each field is listed with its bytes inside of the state and those on the heap:
      the storage of texts and collections, instances of classes, and boxes. A part
      is found by its path.
        size
        size settings
      """,
    meaning: .inspects(.feature, reads: []),
    arguments: .text("[PATH]", files: [], completion: .statePath),
    needs: \.loaded, \.scopedState, \.entry
  ) { path, loaded, state, entry in
    let isWhole = path.isEmpty
    let value =
      isWhole ? state : try StatePath(path.text, in: path.line, at: path.offset).value(in: state)
    let size = StateSize(of: value, isSecondVersion: loaded.store is any SecondVersionStore)
    if isWhole { entry.note(.sized(inline: size.inline)) }
    return Output(text: LongText.cut(size.text))
  }
}
