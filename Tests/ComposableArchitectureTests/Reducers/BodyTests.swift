import Testing

@testable import ComposableArchitecture

/// The reducers of a `body`.
@MainActor
struct BodyTests {
  @Test func `reducers run in order and their effects merge in that order`() {
    let store = Store(initialState: [String]()) {
      Line(name: "first")
      Line(name: "second")
      for name in ["third", "fourth"] { Line(name: name) }
    }
    store.send("go")
    #expect(
      store.state == [
        "first: go", "second: go", "third: go", "fourth: go", "first", "second", "third", "fourth",
      ])
  }
}

/// Writes down that it ran, and sends its name.
private struct Line: Reducer {
  let name: String

  func reduce(into state: inout [String], action: String) -> Effect<String> {
    guard action == "go" else {
      if action == name { state.append(name) }
      return .none
    }
    state.append("\(name): go")
    return .send(name)
  }
}
