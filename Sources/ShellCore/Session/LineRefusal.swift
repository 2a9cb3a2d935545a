/// The output of lines that are refused with an error.
@MainActor
struct LineRefusal {
  let entries: SessionEntries
  let output: OutputCollector

  /// The output of a line that failed. `explain` then shows the page of its code, or what the compiler said.
  func output(of error: any Error) -> Output {
    switch error {
    case let error as InputError:
      output.diagnose(error.code.rawValue)
      return self.output(error.rendered())
    case let incomplete as IncompleteFeature:
      output.lastCompilerText = incomplete.leftOut.compilerText
      output.diagnose(incomplete.error.code.rawValue)
      return self.output(
        (incomplete.leftOut.lines + [incomplete.error.rendered()]).joined(separator: "\n"))
    case let error as CompilerErrors:
      output.lastCompilerText = error.full
      return self.output(error.text)
    default: return self.output("error: \(error)")
    }
  }

  /// The output of a line that is refused with a text, which the open entry notes.
  func output(_ text: String) -> Output {
    entries.note(.refused)
    return Output(text: text, isError: true)
  }
}
