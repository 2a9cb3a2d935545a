import ComposableArchitecture
import Testing

/// The functions for tests of enums.
@Suite struct CasePathTestingTests {
  @Test func `XCTUnwrap returns the payload`() throws {
    #expect(try XCTUnwrap(Message.number(1), case: /Message.number) == 1)
    let message: Message? = .text("a")
    #expect(try XCTUnwrap(message, case: /Message.text) == "a")
  }

  @Test func `XCTUnwrap reports and throws for another case`() {
    withKnownIssue {
      #expect(throws: CasePathMismatch.self) {
        try XCTUnwrap(Message.stop, case: /Message.text, "while stopping")
      }
    } matching: {
      $0.description.contains(
        "XCTUnwrap: Expected a value of the case /.text, but found .stop. - while stopping")
    }
  }

  @Test func `XCTModify changes the payload`() {
    var message = Message.number(1)
    XCTModify(&message, case: /Message.number) { $0 += 1 }
    #expect(message == .number(2))
  }

  @Test func `XCTModify reports another case`() {
    var message = Message.stop
    withKnownIssue {
      XCTModify(&message, case: /Message.text) { $0 += "b" }
    } matching: {
      $0.description.contains("XCTModify: Expected a value of the case /.text, but found .stop.")
    }
    #expect(message == .stop)
  }

  @Test func `XCTModify reports a closure that changes nothing`() {
    var message = Message.number(1)
    withKnownIssue {
      XCTModify(&message, case: /Message.number) { $0 = 1 }
    } matching: {
      $0.description.contains(
        "XCTModify: Expected the value of the case /.number to change, but it did not.")
    }
  }

  @Test func `XCTModify reports an error of the closure`() {
    var message = Message.number(1)
    withKnownIssue {
      XCTModify(&message, case: /Message.number) { _ in throw Failure() }
    } matching: {
      $0.description.contains("XCTModify: The closure threw an error: Failure(code: 1)")
    }
  }
}
