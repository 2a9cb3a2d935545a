import Testing

@testable import ComposableArchitecture

/// `dependency` and `transformDependency`.
@MainActor
struct DependencyKeyWritingTests {
  @Test func `An override applies to the reducer and its effects only`() {
    let store = Store.drained(
      [String](),
      CombineReducers {
        Reporter().dependency(\.locale, Locale(identifier: "ko_KR"))
        Reporter(isSilent: true)
      }
      .dependency(\.locale, Locale(identifier: "fr_FR")))
    store.sendAndDrain("go")
    #expect(store.state == ["ko_KR", "fr_FR", "effect ko_KR"])
  }

  @Test func `The innermost override is used`() {
    let store = Store.drained(
      [String](),
      Reporter(isSilent: true)
        .dependency(\.locale, Locale(identifier: "ko_KR"))
        .dependency(\.locale, Locale(identifier: "fr_FR")))
    store.send("go")
    #expect(store.state == ["ko_KR"])
  }

  @Test func `transformDependency changes the outer override`() {
    let store = Store.drained(
      [String](),
      Reporter(isSilent: true)
        .transformDependency(\.locale) { $0 = Locale(identifier: $0.identifier + "_KR") }
        .dependency(\.locale, Locale(identifier: "ko")))
    store.send("go")
    #expect(store.state == ["ko_KR"])
  }

  @Test func `A body is evaluated with the overrides`() {
    struct Branching: Reducer {
      @Dependency(\.locale) var locale
      var body: some Reducer<[String], String> {
        if locale.identifier == "ko_KR" { Reporter(isSilent: true) }
      }
    }
    let korean = Locale(identifier: "ko_KR")
    let store = Store.drained([String](), Branching().dependency(\.locale, korean))
    store.send("go")
    #expect(store.state == ["ko_KR"])
  }

  @Test func `A child that is prepared later has the overrides`() {
    let parent = EmptyReducer<[String]?, String>()
      .ifLet(\.self, action: .self) { Reporter(isSilent: true) }
      .dependency(\.locale, Locale(identifier: "ko_KR"))
    let store = Store.drained([String]?.some([]), parent)
    store.send("go")
    #expect(store.state == ["ko_KR"])
  }
}

/// Logs its locale when it reduces and when its effect runs.
private struct Reporter: Reducer {
  @Dependency(\.locale) var locale
  var isSilent = false

  func reduce(into state: inout [String], action: String) -> Effect<String> {
    guard action == "go" else {
      if !isSilent { state.append(action) }
      return .none
    }
    state.append(locale.identifier)
    guard !isSilent else { return .none }
    return .run { send in
      @Dependency(\.locale) var locale
      await send("effect \(locale.identifier)")
    }
  }
}
