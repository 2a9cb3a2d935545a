import Foundation

/// Reads the events that Swift Testing writes, one JSON object on each line.
enum TestEvents {
  static func read(_ text: String) -> TestRun {
    var reader = Reader()
    let decoder = JSONDecoder()
    for line in text.split(separator: "\n") {
      guard let record = try? decoder.decode(Record.self, from: Data(line.utf8)) else { continue }
      reader.read(record.payload)
    }
    return reader.run
  }
}

private struct Record: Decodable {
  struct Payload: Decodable {
    struct Instant: Decodable { let absolute: Double }
    struct Message: Decodable {
      let symbol: String
      let text: String
    }
    struct SourceLocation: Decodable {
      let file: String?
      let line: Int?

      private enum CodingKeys: String, CodingKey {
        case file = "_filePath"
        case line
      }
    }
    struct Issue: Decodable {
      let isKnown: Bool
      let isFailure: Bool?
      let sourceLocation: SourceLocation?
    }

    let kind: String
    // Of a test.
    let id: String?
    let name: String?
    // Of an event.
    let testID: String?
    let instant: Instant?
    let messages: [Message]?
    let issue: Issue?
  }

  let payload: Payload
}

private struct Reader {
  var run = TestRun()
  /// The functions, by their IDs.
  private var names: [String: (suite: String, name: String)] = [:]
  private var starts: [String: Double] = [:]
  private var failures: [String: [TestResult.Failure]] = [:]

  mutating func read(_ payload: Record.Payload) {
    guard let id = payload.testID else {
      if payload.kind == "function", let id = payload.id, let name = payload.name {
        names[id] = (Self.suite(of: id), name)
      }
      if payload.kind == "runEnded" { run.isComplete = true }
      return
    }
    guard let (suite, name) = names[id] else { return }
    let time = payload.instant?.absolute ?? 0
    switch payload.kind {
    case "testStarted":
      starts[id] = time
      run.unfinished = "\(suite).\(name)"
    case "testSkipped":
      run.results.append(TestResult(suite: suite, name: name, outcome: .skipped))
    case "issueRecorded":
      guard let issue = payload.issue, !issue.isKnown, issue.isFailure ?? true else { return }
      let text = payload.messages?.filter { $0.symbol != "default" }.map(\.text)
      failures[id, default: []].append(
        TestResult.Failure(
          message: (text ?? []).joined(separator: "\n"), file: issue.sourceLocation?.file,
          line: issue.sourceLocation?.line
        ).trimmed)
    case "testEnded":
      let outcome = failures[id].map(TestResult.Outcome.failed) ?? .passed
      run.results.append(
        TestResult(
          suite: suite, name: name, outcome: outcome, seconds: time - (starts[id] ?? time)))
      starts[id] = nil
      // Tests run at the same time.
      run.unfinished = starts.keys.sorted().first.flatMap { names[$0] }.map {
        "\($0.suite).\($0.name)"
      }
    default: break
    }
  }

  /// `ClientTests.Group/test()/File.swift:3:2` is in `ClientTests.Group`.
  private static func suite(of id: String) -> String {
    id.split(separator: "/").dropLast(2).joined(separator: ".").isEmpty
      ? String(id.prefix { $0 != "." })
      : id.split(separator: "/").dropLast(2).joined(separator: ".")
  }
}
