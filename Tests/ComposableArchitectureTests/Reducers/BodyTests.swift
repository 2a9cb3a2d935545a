import Testing

@testable import ComposableArchitecture

/// The reducers of a `body`.
@MainActor
struct BodyTests {
  @Test func `Reducers run in order and their effects merge in that order`() {
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

extension BodyTests {
  @Test func `A reducer whose type is hidden can be part of a body`() {
    let hidden: any Reducer<[String], String> = Line(name: "hidden")
    let store = Store(initialState: [String]()) {
      Line(name: "first")
      hidden
    }
    store.send("go")
    #expect(store.state == ["first: go", "hidden: go", "first", "hidden"])
  }
}

/// Records that it ran, and sends its name.
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
