import ComposableArchitecture
import Testing

@Suite("withDependencies overrides for an operation")
struct WithDependenciesTests {
  @Dependency(\.mode) var mode

  @Test("in the operation, not before and not after")
  func scope() {
    withDependencies {
      $0.mode = "inside"
    } operation: {
      #expect(mode == "inside")
    }
    #expect(mode == "test")
  }

  @Test("the innermost override counts")
  func nesting() {
    withDependencies {
      $0.mode = "outer"
    } operation: {
      withDependencies {
        $0.mode = "inner"
      } operation: {
        #expect(mode == "inner")
      }
      #expect(mode == "outer")
    }
  }

  @Test("its result and its errors come out")
  func results() throws {
    struct Failure: Error {}
    #expect(
      withDependencies {
        $0.mode = "x"
      } operation: {
        mode.count
      } == 1)
    #expect(throws: Failure.self) {
      try withDependencies { _ in
      } operation: {
        throw Failure()
      }
    }
    #expect(throws: Failure.self) {
      try withDependencies { _ in
        throw Failure()
      } operation: {
      }
    }
  }

  @Test("asynchronous overrides and operations")
  func asynchronous() async {
    let result = await withDependencies {
      $0.mode = await Task { "waited for" }.value
    } operation: {
      await Task.yield()
      return mode
    }
    #expect(result == "waited for")
  }

  @Test("main-actor code stays on the main actor")
  @MainActor
  func mainActor() async {
    var count = 0
    await withDependencies {
      $0.mode = "main"
    } operation: {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      count += 1
    }
    #expect(count == 1)
  }

  @Test("a @Dependency made in the operation keeps the overrides")
  func keptByProperties() {
    struct Feature {
      @Dependency(\.mode) var mode
      @Dependency(\.greeting) var greeting
    }
    let feature = withDependencies {
      $0.mode = "kept"
    } operation: {
      Feature()
    }
    #expect(feature.mode == "kept")
    withDependencies {
      $0.mode = "now"
    } operation: {
      #expect(feature.mode == "now")
    }
    withDependencies {
      $0.greeting = "hi"
    } operation: {
      #expect(feature.mode == "kept")
      #expect(feature.greeting == "hi")
    }
  }

  @Test("what a kept value depends on is kept as well")
  func keptBeneath() {
    struct Feature { @Dependency(\.greeting) var greeting }
    let feature = withDependencies {
      $0 = DependencyValues()
      $0.mode = "beneath"
    } operation: {
      Feature()
    }
    withDependencies {
      $0 = DependencyValues()
    } operation: {
      #expect(feature.greeting == "hello from beneath")
    }
  }

  @Test("overrides of two places add up, the nearer first")
  func addUp() {
    struct Feature {
      @Dependency(\.mode) var mode
      @Dependency(\.rates) var rates
      @Dependency(\.context) var context
    }
    let feature = withDependencies {
      $0.mode = "made"
      $0.rates = ["made": 1]
      $0.context = .preview
    } operation: {
      Feature()
    }
    withDependencies {
      $0.mode = "used"
    } operation: {
      #expect(feature.mode == "used")
      #expect(feature.rates == ["made": 1])
      #expect(feature.context == .preview)
    }
  }
}
