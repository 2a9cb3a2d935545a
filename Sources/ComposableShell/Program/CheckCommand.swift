import ArgumentParser
import Foundation
import ShellCore

/// `tca check FILE|FOLDER...`: scenarios as tests.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Play scenario files and compare what they answer with what they say.",
    discussion: """
      Each file is played in a process of its own, several at a time. Of a folder, all files that hold a transcript are \
      played. The exit status is 1 when a file differs or cannot be read.
      """)

  @ArgumentParser.Argument(help: "Scenario files, or folders of them.")
  var paths: [String]

  @Flag(name: .customLong("in-process"), help: .hidden)
  var isInProcess = false

  @MainActor
  func run() async throws {
    exitProgram(isInProcess ? await checkHere() : await checkApart())
  }

  /// Plays the files one after the other in this process.
  @MainActor
  private func checkHere() async -> Int32 {
    let plain = PlainOutput()
    var status: Int32 = 0
    for path in paths {
      let (text, isSuccess) = await ScenarioCheck.report(on: path, plain)
      plain.say(text)
      if !isSuccess { status = 1 }
    }
    return status
  }

  /// Plays each file in a process of its own.
  @MainActor
  private func checkApart() async -> Int32 {
    let (files, faults) = ScenarioCheck.files(in: paths)
    let progress = ProgressLine(total: files.count)
    var failed = faults.count
    for fault in faults { write(fault + "\n") }
    await CheckPool.run(files) { outcome in
      progress.clear()
      write(outcome.text)
      if !outcome.isSuccess { failed += 1 }
      progress.advance()
    }
    progress.clear()
    if files.count + faults.count > 1 {
      write("\(ScenarioCheck.summary(files.count + faults.count, failed: failed))\n")
    }
    return failed == 0 ? 0 : 1
  }

  private func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}
