import Foundation
import Testing

/// Faults of the compiler that the sources work around. A test that fails here says that a workaround is no longer needed:
/// see the list in docs/decisions/runtime-assumptions.md.
@Suite("Faults of the toolchain")
struct ToolchainFaultTests {
  /// Swift 6.3.1 with `-O` passes a null pointer as the metadata of the value's type.
  private let taskLocalClosure = """
    enum Display {
      @TaskLocal static var show: (@Sendable (_ text: String) -> Void)?
    }

    @MainActor func evaluate() async -> String { Display.show == nil ? "not set" : "set" }

    @MainActor func run() async -> String {
      await Display.$show.withValue({ print($0) }) { await evaluate() }
    }

    print(await run())
    """

  @Test("With optimization, a task-local value of function type crashes when it is set")
  func taskLocalFunctions() throws {
    let wrapped =
      taskLocalClosure
      .replacing(
        "enum Display {",
        with: "struct Sink { let body: @Sendable (String) -> Void }\nenum Display {"
      )
      .replacing("(@Sendable (_ text: String) -> Void)?", with: "Sink?")
      .replacing("withValue({ print($0) })", with: "withValue(Sink { print($0) })")
    #expect(try output(of: wrapped, "-O") == "set\n", "a function in a struct is the workaround")
    #expect(try output(of: taskLocalClosure, "-Onone") == "set\n")
    #expect(
      try output(of: taskLocalClosure, "-O") == nil,
      "the fault is mended: functions no longer need to be wrapped in `ChangePrinter.Sink` and `RuntimeWarning.Sink`"
    )
  }

  @Test("No task-local value of the sources has a function type")
  func sources() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let files = try #require(
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for declaration in text.components(separatedBy: "\n  @TaskLocal ").dropFirst() {
        count += 1
        let lines = declaration.split(separator: "\n", maxSplits: 2)
        // The type can be on a line of its own.
        let type = lines[0].hasSuffix(":") ? lines[1] : lines[0]
        #expect(!type.contains("->"), "\(file.lastPathComponent): \(type)")
      }
    }
    #expect(count > 10)
  }

  /// What a program prints; `nil` if it crashes.
  private func output(of source: String, _ optimization: String) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "main.swift"), program = folder.appending(path: "main")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let compiled = try run(
      "/usr/bin/env", ["swiftc", optimization, file.path, "-o", program.path])
    try #require(compiled.status == 0, "the compiler accepts the file")
    let result = try run(program.path, [])
    return result.reason == .exit ? result.text : nil
  }

  private func run(_ path: String, _ arguments: [String]) throws -> (
    status: Int32, reason: Process.TerminationReason, text: String
  ) {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, process.terminationReason, text)
  }
}
