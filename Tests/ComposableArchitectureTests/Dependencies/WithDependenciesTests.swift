import ComposableArchitecture
import Testing

@Suite("withDependencies")
struct WithDependenciesTests {
  @Dependency(\.mode) var mode

  @Test("An override applies during the operation only")
  func scope() {
    withDependencies {
      $0.mode = "inside"
    } operation: {
      #expect(mode == "inside")
    }
    #expect(mode == "test")
  }

  @Test("The innermost override is used")
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

  @Test("withDependencies returns the result and rethrows the error of its closures")
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

  @Test("The overrides and the operation can be asynchronous")
  func asynchronous() async {
    let result = await withDependencies {
      $0.mode = await Task { "waited for" }.value
    } operation: {
      await Task.yield()
      return mode
    }
    #expect(result == "waited for")
  }

  @Test("An operation on the main actor stays on the main actor")
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

  @Test("A @Dependency created in the operation keeps the overrides")
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

  @Test("A kept live value keeps the overrides that it depends on")
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

  @Test("Overrides at creation and at use are combined, and the latter take precedence")
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
