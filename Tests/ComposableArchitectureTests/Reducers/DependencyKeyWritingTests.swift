import Foundation
import Testing

@testable import ComposableArchitecture

/// `dependency` and `transformDependency`.
@MainActor
struct DependencyKeyWritingTests {
  @Test func `the reducer and its effects see the value, others do not`() {
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

  @Test func `the setting closer to the reducer wins`() {
    let store = Store.drained(
      [String](),
      Reporter(isSilent: true)
        .dependency(\.locale, Locale(identifier: "ko_KR"))
        .dependency(\.locale, Locale(identifier: "fr_FR")))
    store.send("go")
    #expect(store.state == ["ko_KR"])
  }

  @Test func `transformDependency changes what is set around it`() {
    let store = Store.drained(
      [String](),
      Reporter(isSilent: true)
        .transformDependency(\.locale) { $0 = Locale(identifier: $0.identifier + "_KR") }
        .dependency(\.locale, Locale(identifier: "ko")))
    store.send("go")
    #expect(store.state == ["ko_KR"])
  }

  @Test func `a body is evaluated with the dependencies`() {
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

  @Test func `a child that is prepared later has them, too`() {
    let parent = EmptyReducer<[String]?, String>()
      .ifLet(\.self, action: .self) { Reporter(isSilent: true) }
      .dependency(\.locale, Locale(identifier: "ko_KR"))
    let store = Store.drained([String]?.some([]), parent)
    store.send("go")
    #expect(store.state == ["ko_KR"])
  }
}

/// Writes down which locale it sees, when it reduces and when its effect runs.
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
