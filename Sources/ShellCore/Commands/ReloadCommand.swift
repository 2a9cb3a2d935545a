import ActionSyntax

extension Command {
  static let reload = Command(
    name: "reload", usage: "reload", summary: "compile the present feature's file again",
    details: """
      What was typed since the file was loaded is typed again to the new code, and
      where it is answered otherwise than before, the difference is shown. A line
      that is no longer understood is named, and the rest goes on. When the file
      does not compile, the feature that runs stays. A file that has not changed is
      compiled again, too: what is `static` in it begins anew. `undo` brings back
      what was there.
        load Counter.swift
        reload
      """
  ) { session, input in
    try input.expectNothing()
    let loaded = try session.requireFeature(in: input.line)
    guard let file = loaded.file else {
      throw ShellError(
        .notLoadable, "\(loaded.feature.name) is one of the shell's own features", in: input.line,
        at: 0, hint: "expected a feature that was loaded from a file")
    }
    return try await session.reload(file, typed: loaded.typed)
  }
}
