@testable import ShellCore
import Testing

@Suite("The place of a message in the loaded files")
struct MessagePlaceTests {
  private static let files = [
    (
      name: "Counter.swift",
      text: """
      @Reducer struct Counter {
        struct State { var count = 0 }
        enum Action { case tapped }
      }
      """
    ),
    (
      name: "Views/Page.swift",
      text: """
      @Reducer struct Page {
        struct State { var counter = Counter.State() }
        enum Action { case counter(Counter.Action) }
        func show(_ state: State) { print(state.titel) }
      }
      """
    ),
  ]

  @Test(
    "It is the line that the message names, the only line with a name, or the declaration of a type",
    arguments: [
      (
        "Page.swift:2:11: error: type 'Page.State' does not conform to protocol 'Equatable'",
        "Views/Page.swift:2: struct State { var counter = Counter.State() }"
      ),
      (
        "Value of type 'Page.State' has no member 'titel'",
        "Views/Page.swift:4: func show(_ state: State) { print(state.titel) }"
      ),
      (
        "Type 'Page.Action' does not conform to protocol 'Equatable'",
        "Views/Page.swift:3: enum Action { case counter(Counter.Action) }"
      ),
      (
        "Value of type 'Counter.State' has no member 'gone'",
        "Counter.swift:2: struct State { var count = 0 }"
      ),
    ])
  func found(_ text: String, _ place: String) throws {
    let message = try #require(RecognizedMessage(text))
    #expect(MessagePlace(message, in: text, of: Self.files)?.text == place)
  }

  @Test(
    "A message about other files, about other types, or of a test has none",
    arguments: [
      "Other.swift:2:11: error: type 'Page.State' does not conform to protocol 'Equatable'",
      "Page.swift:99:1: error: type 'Page.State' does not conform to protocol 'Equatable'",
      "Type 'Other.State' does not conform to protocol 'Equatable'",
      "A state change does not match expectation: Counter.swift:2",
    ])
  func absent(_ text: String) throws {
    let message = try #require(RecognizedMessage(text))
    #expect(MessagePlace(message, in: text, of: Self.files) == nil)
  }
}
