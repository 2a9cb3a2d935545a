import ArgumentParser
import Foundation

/// `tca check FILE|FOLDER...`: runs scenarios as tests.
struct CheckProgramCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Play scenario files and compare the output with their transcripts.",
    discussion: """
      Each file is played in a separate process, several at the same time. In a folder, all files with a transcript are \
      played. The exit status is 1 if the output of a file differs or a file cannot be read.
      """)

  @ArgumentParser.Argument(help: "Scenario files or folders.", completion: .file())
  var paths: [String]

  @OptionGroup var trust: TrustOptions

  @Option(help: "The form of the result: text, json, or junit.")
  var format = CheckFormat.text

  @Flag(name: .customLong("in-process"), help: .hidden)
  var isInProcess = false

  // Read before the arguments are parsed, by Supervision.
  @Option(name: .customLong("parent"), help: .hidden)
  var parent: Int32?

  @Option(name: .customLong("time-limit"), help: .hidden)
  var timeLimit = 600

  @MainActor
  func run() async throws {
    CurrentProgram.exit(isInProcess ? await checkHere() : await checkInProcesses())
  }

  /// Plays the files in this process.
  @MainActor
  private func checkHere() async -> Int32 {
    CheckWatchdog.start(checking: paths, limit: timeLimit)
    let recovery = await ScenarioRecovery.begin(SessionFactory.features)
    let trust = ScenarioTrust(trust, scenarios: paths)
    let plain = PlainOutput()
    var status: Int32 = 0
    for path in paths {
      let (text, isSuccess) = await ScenarioCheck.report(on: path, trust, plain, recovery)
      plain.print(text)
      if !isSuccess { status = 1 }
    }
    return status
  }

  /// Plays each file in a separate process.
  @MainActor
  private func checkInProcesses() async -> Int32 {
    let (files, faults) = ScenarioCheck.files(in: paths)
    if format != .text { return await writeReport(on: files, faults) }
    var failed = faults.count
    for fault in faults { write(TranslatedReport.text(fault + "\n", in: ChosenLanguage.current)) }
    await play(files) { outcome in
      write(TranslatedReport.text(outcome.text, in: ChosenLanguage.current))
      if !outcome.isSuccess { failed += 1 }
    }
    if files.count + faults.count > 1 {
      let summary = ScenarioCheck.summary(files.count + faults.count, failed: failed)
      write(TranslatedReport.summary(summary, in: ChosenLanguage.current) + "\n")
    }
    return failed == 0 ? 0 : 1
  }

  /// Plays each file, and writes one document about all of them.
  @MainActor
  private func writeReport(on files: [String], _ faults: [String]) async -> Int32 {
    var results = faults.map { fault in
      CheckReport.Result(path: String(fault.prefix { $0 != ":" }), output: fault, isSuccess: false)
    }
    var names = files[...]
    await play(files) { outcome in
      results.append(
        CheckReport.Result(
          path: names.removeFirst(), output: outcome.text, isSuccess: outcome.isSuccess))
    }
    let report = CheckReport(results: results)
    write(format == .json ? report.json : report.junit)
    return report.failed == 0 ? 0 : 1
  }

  /// Plays each file, while a line shows how many are done.
  ///
  /// - Parameter report: Called with each result, in the order of the files.
  @MainActor
  private func play(_ files: [String], _ report: (CheckPool.Outcome) -> Void) async {
    let trust = ScenarioTrust(trust, scenarios: files)
    let progress = ProgressLine()
    var done = 0
    progress.show(checked: done, of: files.count)
    await ErrorFilter.run {
      await CheckPool.run(files, trust) { outcome in
        progress.clear()
        report(outcome)
        done += 1
        progress.show(checked: done, of: files.count)
      }
    }
    progress.clear()
  }

  private func write(_ text: String) { StandardOutput.print(text, terminator: "") }
}

extension CheckProgramCommand: ReadsStrangersFiles {
  var scenarios: [String] { isInProcess ? paths : ScenarioCheck.files(in: paths).files }
  var isUnrestricted: Bool { trust.trustsAll }
  var player: ScenarioPlayerProcess { isInProcess ? .part : .others }
}
