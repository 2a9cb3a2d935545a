import Testing

@testable import ComposableArchitecture

@Suite("What was not meant for tests is reported")
struct DependencyReportTests {
  @Test("a live-only dependency in a test: name, key, type, place; then the live value")
  func liveOnly() {
    let line: UInt = #line + 1
    @Dependency(\.factClient) var factClient
    let warnings = reports { #expect(factClient.fetch(2) == "2 is a number") }
    #expect(warnings.count == 1)
    #expect(warnings.first?.code == .noTestValue)
    #expect(
      warnings.first?.summary == """
        @Dependency(\\.factClient) was used in a test, but has no value for tests \
        (key FactClient, value FactClient)
        """)
    #expect(
      warnings.first?.causes.first == """
        the test does not override it: withDependencies { $0.factClient = ... } operation: { ... }
        """)
    #expect(warnings.first?.location?.line == line)
    #expect(
      warnings.first?.location?.fileID.description
        == "ComposableArchitectureTests/DependencyReportTests.swift")
  }

  @Test("by its key's type it is reported under the type")
  func byType() {
    @Dependency(FactClient.self) var factClient
    let warnings = reports { _ = factClient }
    #expect(warnings.first?.summary.hasPrefix("@Dependency(FactClient.self) was used") == true)
  }

  @Test("once in a test, not at every use")
  func once() {
    @Dependency(\.factClient) var factClient
    let warnings = reports { for number in 0..<10 { _ = factClient.fetch(number) } }
    #expect(warnings.count == 1)
  }

  @Test("in each test anew", arguments: 0..<3)
  func eachTest(_: Int) {
    withDependencies {
      $0 = DependencyValues()
    } operation: {
      @Dependency(\.factClient) var factClient
      #expect(reports { _ = factClient }.count == 1)
    }
  }

  @Test("overriding a part of it is not a use")
  func overridingAPart() {
    let warnings = reports {
      withDependencies {
        $0.factClient.fetch = { "part \($0)" }
      } operation: {
        @Dependency(\.factClient) var factClient
        #expect(factClient.fetch(3) == "part 3")
      }
    }
    #expect(warnings.isEmpty)
  }

  @Test("overriding a part of it in one place does not silence a use in another")
  func overridingDoesNotSilence() {
    let warnings = reports {
      withDependencies {
        $0.factClient.fetch = { "part \($0)" }
      } operation: {
      }
      @Dependency(\.factClient) var factClient
      _ = factClient.fetch(3)
    }
    #expect(warnings.map(\.code) == [.noTestValue])
  }

  @Test("In a live context, the test value replaces a missing live value, and each use is reported")
  func noLiveValue() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.rates) var rates
      let warnings = reports { #expect(rates == ["won": 1]) }
      #expect(warnings.map(\.code) == [.noLiveValue])
      #expect(reports { _ = rates }.map(\.code) == [.noLiveValue])
      #expect(
        warnings.first?.summary == """
          @Dependency(\\.rates) was used, but has no live value (key RatesKey, value \
          [String: Double]); its test value is used instead
          """)
    }
  }

  @Test("without a listener the report fails the test")
  func failsTheTest() {
    withKnownIssue {
      @Dependency(\.factClient) var factClient
      _ = factClient
    } matching: { issue in
      issue.description.contains("TCA030: @Dependency(\\.factClient)")
    }
  }
}
