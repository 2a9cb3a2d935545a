import Testing

@testable import ActionSyntax

@Suite("Actions as the shell prints them")
struct PrintedActionTests {
  enum Action: Equatable, Sendable {
    case child(Child)
    case dates([Date])
    case identified(UUID, name: String?)
    case indices(IndexSet)
    case link(URL)
    case moved(IndexSet, to: Int)
    case notes(String)
    case prices([String: Price])
    case response(TaskResult<[Int]>)
    case rows([Row])
    case tags(Set<String>)
    case wrapped(Wrapped<Int>)
  }

  enum Child: Equatable, Sendable { case row(id: Int, action: TodoAction) }
  struct Row: Equatable, Identifiable, Sendable {
    var id: Int
    var title: String
  }
  enum Wrapped<Value: Equatable & Sendable>: Equatable, Sendable { case value(Value) }

  @Test(
    "A printed action can be typed back",
    arguments: [
      Action.child(.row(id: 7, action: .renamed("Milk"))),
      .dates([Date(timeIntervalSince1970: 1_234_567_890), Date(timeIntervalSince1970: 0.5)]),
      .identified(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, name: "Blob"),
      .identified(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, name: nil),
      .link(URL(string: "https://example.com/a?b=1")!), .notes("one\n  two\n\"three\""),
      .notes("say \"hi\""), .notes("back\\slash"), .notes(""),
      .prices(["tea": Price(money: Money(amount: 2, currency: "€"), isFinal: false)]),
      .response(.success([1, 2])), .response(.failure(TextError(message: "offline"))),
      .rows([Row(id: 1, title: "a"), Row(id: 2, title: "b")]), .rows([]), .tags(["a"]),
      .wrapped(.value(3)),
    ])
  func roundTrip(action: Action) throws {
    let printed = ChangeText.dump(action)
    let line = try #require(PrintedAction.line(for: printed, of: Action.self), "\(printed)")
    #expect(line.hasPrefix(".") && !line.contains("\n"))
    #expect(try read(line, as: Action.self) == action, "\(printed)\n\(line)")
  }

  @Test("Line breaks and the name of the type are removed")
  func line() {
    let text = """
      PrintedActionTests.Action.child(
        .row(
          id: 7,
          action: .toggled
        )
      )
      """
    #expect(
      PrintedAction.line(for: text, of: Action.self) == ".child(.row(id: 7, action: .toggled))")
    #expect(PrintedAction.line(for: ".notes(\n\"a\"\n)", of: Action.self) == ".notes(\"a\")")
  }

  @Test(
    "Other lines are not changed",
    arguments: ["state count", ".notes(\"a\")", "Other.Action.notes", "Action", "", "«»"])
  func others(text: String) {
    #expect(PrintedAction.line(for: text, of: Action.self) == nil)
  }

  @Test("Index sets are typed as lists of indices")
  func indexSets() throws {
    #expect(try read(".indices([0, 2])") == Action.indices([0, 2]))
    #expect(try read(".moved([1], to: 3)") == Action.moved([1], to: 3))
    #expect(
      message(".indices([-1])", as: Action.self) == """
        error: an index cannot be negative
          .indices([-1])
                   ^ expected a list of indices such as [0, 2]
        """)
  }

  @Test("An error of an unknown type is typed with its type, or as a message")
  func typedFailures() throws {
    func failure(_ text: String) throws -> any Error {
      let action: Action = try read(".response(.failure(\(text)))")
      guard case .response(.failure(let error)) = action else { throw CancellationError() }
      return error
    }
    #expect(try failure("DownloadError.offline") as? DownloadError == .offline)
    #expect(try failure("DownloadError.status(code: 3)") as? DownloadError == .status(code: 3))
    #expect(
      try failure("DownloadError.Reason(text: \"a\")") as? DownloadError.Reason
        == DownloadError.Reason(text: "a"))
    #expect(try failure("CancellationError()") is CancellationError)
    #expect(try failure("URLError(.timedOut)") as? URLError == URLError(.timedOut))
    #expect(
      try failure("URLError(URLError.Code.badURL)") as? URLError == URLError(.badURL))
    #expect(
      message(".response(.failure(URLError(.timeOut)))", as: Action.self) == """
        error: URLError.Code has no member `timeOut`
          .response(.failure(URLError(.timeOut)))
                                       ^ expected a code such as .timedOut; did you mean timedOut?
        """)
    #expect(
      message(".response(.failure(.offline))", as: Action.self).hasPrefix(
        "error: `failure` takes an Error"))
    ErrorTypes.register([DownloadError.self, DownloadError.Reason.self, UploadError.self, Int.self])
    #expect(try failure(".offline") as? DownloadError == .offline)
    #expect(try failure(".full") as? UploadError == .full)
    #expect(
      message(".response(.failure(.status(code: 3)))", as: Action.self) == """
        error: several errors have a case `status`
          .response(.failure(.status(code: 3)))
                             ^ expected DownloadError.status or UploadError.status
        """)
    #expect(
      message(".response(.failure(DownloadError.of))", as: Action.self) == """
        error: DownloadError has no case `of`
          .response(.failure(DownloadError.of))
                                           ^ expected offline or status
        """)
    #expect(
      message(".response(.failure(Nothing.offline))", as: Action.self).hasPrefix(
        "error: `failure` takes an Error"))
  }

  @Test("The failure of a result whose error type is unknown is typed as a message")
  func failures() throws {
    let action: Action = try read(".response(.failure(\"offline\"))")
    guard case .response(.failure(let error)) = action else {
      Issue.record("not a failure")
      return
    }
    #expect(error as? TextError == TextError(message: "offline"))
    #expect(error.localizedDescription == "offline")
    #expect("\(error)" == "offline")
    let result: Result<Int, any Error> = try read(".failure(\"offline\")")
    #expect(throws: TextError(message: "offline")) { try result.get() }
    #expect(
      message(".response(.failure(3))", as: Action.self).hasSuffix(
        "in double quotes, or a value of its type such as URLError(.timedOut)"))
    #expect(
      ActionCompletion.actions(of: Action.self, ".response(.failure(").candidates.map(\.text)
        == ["\""])
  }
}

private enum UploadError: Error { case full, status }

/// An error that only its name tells.
enum DownloadError: Error, Equatable {
  case offline, status(code: Int)

  struct Reason: Error, Equatable { var text: String }
}

@Suite("Types with a text form of their own")
struct TextConstructibleTests {
  struct Cents: Equatable, Sendable, TextConstructible {
    let count: Int

    init(count: Int) { self.count = count }

    init?(text: String) {
      guard let euros = Double(text) else { return nil }
      count = Int((euros * 100).rounded())
    }

    static var textExpectation: String { "an amount such as 9.95" }
  }

  enum Action: Equatable, Sendable { case priced(Cents) }

  @Test("A value is made from the text, with or without quotation marks")
  func values() throws {
    #expect(try read(".priced(9.95)") == Action.priced(Cents(count: 995)))
    #expect(try read(".priced(\"9.95\")") == Action.priced(Cents(count: 995)))
  }

  @Test("Invalid text is an error with the expectation of the type")
  func errors() {
    #expect(
      message(".priced(\"nine\")", as: Action.self) == """
        error: "nine" is not a TextConstructibleTests.Cents
          .priced("nine")
                  ^ expected an amount such as 9.95
        """)
  }

  @Test("Completion starts the text, and the list shows the type")
  func listing() {
    #expect(
      ActionCompletion.actions(of: Action.self, ".priced(").candidates.map(\.text) == ["\""])
    #expect(
      ActionCatalog(Action.self).forms().map(\.text) == [".priced(TextConstructibleTests.Cents)"])
  }
}
