enum PreviewsCommand {
  static let command = Command(
    name: "previews", summary: "List the previews of the loaded file",
    details: """
      A preview is a `#Preview` or a type that conforms to `PreviewProvider`. It can
      be loaded by its number: the feature then starts with the state of the preview's
      store, `screen` draws the preview, and dependencies have their `previewValue`.
        load Counter.swift
        previews
        load Counter.swift preview 2
      """,
    meaning: .inspects(.shell, reads: []), arguments: .nothing,
    needs: \.loaded
  ) { line, loaded in
    guard loaded.file != nil else {
      throw line.errorOfLine(
        .notLoadable, "\(loaded.feature.name) is built into the shell",
        hint: "expected a feature that was loaded from a file")
    }
    guard !loaded.previews.isEmpty else { return Output(text: "the file has no previews") }
    let rows = loaded.previews.map { preview in
      let store = ControlledDependencies(context: .preview).run(preview.makeStore)
      return [
        String(preview.number), preview.name,
        store.map { FilePreview.stateName($0) } ?? "creates no store",
      ]
    }
    return Output(text: TextTable().lines(rows).joined(separator: "\n"))
  }
}

extension FilePreview {
  fileprivate static func stateName<C: CapturedStore>(_: C) -> String {
    TypeName.full(C.Feature.State.self)
  }
}
