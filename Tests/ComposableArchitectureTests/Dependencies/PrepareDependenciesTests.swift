import Testing

@testable import ComposableArchitecture

/// `prepareDependencies`: values that replace the defaults of keys.
struct PrepareDependenciesTests {
  @Dependency(\.mode) private var mode

  @Test func `A prepared value is the default, and an override takes precedence`() {
    prepareDependencies { $0.mode = "prepared" }
    #expect(mode == "prepared")
    withDependencies {
      $0.mode = "overridden"
    } operation: {
      @Dependency(\.mode) var mode
      #expect(mode == "overridden")
    }
    #expect(mode == "prepared")
  }

  @Test func `Each test prepares its own values`() {
    #expect(mode == "test")
  }

  @Test func `A value that has been used cannot be prepared`() {
    #expect(mode == "test")
    let line: UInt = #line + 1
    let warnings = reports { prepareDependencies { $0.mode = "late" } }
    #expect(
      warnings.map(\.text) == [
        """
        TCA045: @Dependency(\\.mode) was prepared after it had been used or prepared, so its value stays \
        (PrepareDependenciesTests.swift:\(line))
        This may be because:
        - a feature or a store read it first: prepare it at the start of the program
        - it was prepared twice: prepare each dependency once
        """
      ])
    #expect(mode == "test")
  }

  @Test func `A value can be prepared once`() {
    prepareDependencies { $0.mode = "first" }
    #expect(reports { prepareDependencies { $0.mode = "second" } }.map(\.code) == [.preparedLate])
    #expect(mode == "first")
  }

  @Test func `A value that is prepared in part does not count as used before`() {
    let warnings = reports { prepareDependencies { $0.factClient.fetch = { "prepared \($0)" } } }
    #expect(warnings == [])
    @Dependency(\.factClient) var factClient
    #expect(factClient.fetch(3) == "prepared 3")
  }

  @Test func `A preview that is evaluated again prepares again`() {
    withDependencies {
      $0 = DependencyValues(context: .preview)
    } operation: {
      for value in ["first", "second"] {
        #expect(reports { prepareDependencies { $0.mode = value } } == [])
        @Dependency(\.mode) var mode
        #expect(mode == value)
      }
    }
  }

  @Test func `The result of the closure is returned, and its error is passed on`() {
    struct Failure: Error {}
    #expect(prepareDependencies { _ in 3 } == 3)
    #expect(throws: Failure.self) { try prepareDependencies { _ in throw Failure() } }
  }

  @MainActor
  @Test func `A feature uses prepared values`() {
    prepareDependencies { $0.mode = "prepared" }
    let store = Store(initialState: "") {
      Reduce<String, Void> { state, _ in
        @Dependency(\.mode) var mode
        state = mode
        return .none
      }
    }
    store.send(())
    #expect(store.withState { $0 } == "prepared")
  }
}
