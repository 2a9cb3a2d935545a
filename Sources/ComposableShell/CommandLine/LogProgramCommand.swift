import ShellCore
import ArgumentParser

/// `tca log FILE`: reads what `_printChanges` printed in an app.
struct LogProgramCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Read the output of _printChanges from the console of an app.",
    discussion: """
      Timestamps, prefixes and indentation that a console added are removed; other lines are counted. Without options, \
      the actions are listed with what each one changed. The exit status is 1 if nothing matches.
      """)

  @ArgumentParser.Argument(
    help: "A file with the console's output, or - for standard input.", completion: .file())
  var file: String

  @Flag(name: .customLong("print"), help: "Print the blocks as _printChanges printed them.")
  var isPrinting = false

  @Option(help: "Show the state after the block with this number, as far as it is known.")
  var at: Int?

  @Option(help: "Show which actions changed a field; with --at, show the field's value.")
  var field: String?

  @Option(help: "List only the blocks that contain a text.")
  var search: String?

  @Flag(help: "Show the lines that belong to no block.")
  var others = false

  func run() throws {
    let log = try readLog(), report = LogReport(log)
    if let absence = absence(in: report) {
      let text = ControlEscapes.escaped(ChosenLanguage.current.said(absence))
      Descriptors.writeAll(Array("error: \(text)\n".utf8), to: STDERR_FILENO)
      throw ExitCode(1)
    }
    if isPrinting {
      log.print { write($0) }
    } else {
      StandardOutput.printWrapped(ControlEscapes.escaped(text(of: report)))
    }
  }

  /// Why there is nothing to print; `nil` if there is something.
  func absence(in report: LogReport) -> String? {
    if report.isEmpty, !others {
      return "`\(file)` has no block of `_printChanges`; expected lines such as `received action:`"
    }
    if let at, !report.isEmpty, report.state(after: at, at: field ?? "") == nil {
      return field.map { "the log has no block \(at), or its state has no field `\($0)`" }
        ?? "the log has no block \(at)"
    }
    guard at == nil, !isPrinting else { return nil }
    if let field {
      guard report.history(of: field).isEmpty else { return nil }
      guard let nearest = NearestName.to(field, in: report.changedFields) else {
        return "no block changes the field `\(field)`"
      }
      return "no block changes `\(field)`; did you mean \(nearest)?"
    }
    guard let search, report.list(containing: search).isEmpty else { return nil }
    return "no block contains `\(search)`"
  }

  private func text(of report: LogReport) -> String {
    if let at { return report.state(after: at, at: field ?? "") ?? "" }
    if let field { return report.history(of: field) }
    if let search { return report.list(containing: search) }
    return others ? report.others : [report.summary, report.list].joined(separator: "\n")
  }

  /// A terminal gets no control characters; a file or a pipe gets the bytes as they are.
  private func write(_ bytes: ArraySlice<UInt8>) {
    if isatty(STDOUT_FILENO) == 1 {
      StandardOutput.print(
        ControlEscapes.escaped(String(decoding: bytes, as: UTF8.self)), terminator: "")
    } else {
      Descriptors.writeAll(Array(bytes), to: STDOUT_FILENO)
    }
  }

  private func readLog() throws -> ConsoleLog {
    guard let input = file == "-" ? .standardInput : FileHandle(forReadingAtPath: file) else {
      throw ValidationError("The file \(file) cannot be read.")
    }
    var reader = LogReader()
    while let chunk = try input.read(upToCount: 1 << 18), !chunk.isEmpty {
      reader.read(Array(chunk)[...])
    }
    return reader.finish()
  }
}

extension LogProgramCommand: ReadsStrangersFiles {
  var scenarios: [String] { [] }
  var isUnrestricted: Bool { false }
}
