import Testing

@testable import ComposableArchitecture

/// Values that dependencies of the library make.
struct BuiltInValueTests {
  @Test func `A UUID from a number has all of its 64 bits and its sign`() {
    #expect(UUID(255).uuidString == "00000000-0000-0000-0000-0000000000FF")
    #expect(UUID(Int.max).uuidString == "00000000-0000-0000-7FFF-FFFFFFFFFFFF")
    #expect(UUID(-1).uuidString == "00000000-0000-0001-0000-000000000001")
    #expect(UUID(Int.min).uuidString == "00000000-0000-0001-8000-000000000000")
  }

  @Test func `An error that fireAndForget does not handle is reported`() async {
    struct Failure: Error {}
    @Dependency(\.fireAndForget) var fireAndForget
    let warnings = await reports { await fireAndForget { throw Failure() } }
    #expect(warnings.map(\.code) == [.effectThrew])
    let none = await reports { await fireAndForget { throw CancellationError() } }
    #expect(none.isEmpty)
  }

  @Test func `Code that uses random numbers may throw`() {
    struct Failure: Error {}
    let random = WithRandomNumberGenerator(SeededRandomNumberGenerator(seed: 1))
    #expect(throws: Failure.self) { try random { _ in throw Failure() } }
    // The generator is still usable.
    #expect((1...6).contains(random { Int.random(in: 1...6, using: &$0) }))
  }

  @Test func `Each test has a notification center of its own`() {
    @Dependency(\.notificationCenter) var center
    #expect(center !== NotificationCenter.default)
    @Dependency(\.notificationCenter) var again
    #expect(center === again)
  }

  @Test func `Preferred locales are overridden like any dependency`() {
    withDependencies {
      $0.preferredLocales = [Locale(identifier: "ko_KR")]
    } operation: {
      @Dependency(\.preferredLocales) var locales
      #expect(locales.map(\.identifier) == ["ko_KR"])
    }
    #expect(!DependencyValues.live.preferredLocales.isEmpty)
  }
}
