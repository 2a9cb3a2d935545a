import Testing

@testable import ShellCore

@Suite("The expansions of a file")
struct SourceExpansionTests {
  private let expansions = SourceExpansion.all(
    in: """
      import ComposableArchitecture

      @Reducer
      struct Counter {
        @ObservableState
        struct State {
          var count = 0
          @Presents var alert: AlertState<Never>?
        }
        enum Action { case tapped }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """)

  @Test("A type comes before its members, each with its line")
  func order() {
    #expect(
      expansions.map { "\($0.attribute) \($0.name) \($0.line ?? 0)" } == [
        "@Reducer Counter 3", "@ObservableState Counter.State 5",
        "@Presents Counter.State.alert 8", "@ComposableArchitecture.CasePathable Counter.Action 10",
      ])
  }

  @Test("A conformance and the attributes of members are shown")
  func reducer() {
    #expect(
      expansions[0].code == [
        "extension Counter: ComposableArchitecture.Reducer {}",
        "@ComposableArchitecture.CasePathable enum Action",
        "@ComposableArchitecture.ReducerBuilder<Self.State, Self.Action> var body",
      ])
  }

  @Test("A declaration that a macro writes is expanded, too")
  func nested() {
    let all = SourceExpansion.all(in: "@Reducer enum Path { case edit(Edit) }")
    #expect(
      all.contains {
        $0.name == "Path.State" && $0.attribute.contains("CasePathable") && $0.line == nil
      })
    #expect(all.contains { $0.name == "Path.State" && $0.attribute.contains("ObservableState") })
  }

  @Test("A file without macros has no expansions")
  func none() {
    #expect(SourceExpansion.all(in: "struct A { @State var x = 1 }").isEmpty)
  }
}
