import Testing

@testable import ComposableArchitecture

@Suite("Reports of missing dependency values")
struct DependencyReportTests {
  @Test(
    "A dependency without a test value is reported with its name and location, and its live value is used"
  )
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

  @Test("A dependency read by its key type is reported with the type")
  func byType() {
    @Dependency(FactClient.self) var factClient
    let warnings = reports { _ = factClient }
    #expect(warnings.first?.summary.hasPrefix("@Dependency(FactClient.self) was used") == true)
  }

  @Test("A dependency is reported once per test")
  func once() {
    @Dependency(\.factClient) var factClient
    let warnings = reports { for number in 0..<10 { _ = factClient.fetch(number) } }
    #expect(warnings.count == 1)
  }

  @Test("Each test reports the dependency again", arguments: 0..<3)
  func eachTest(_: Int) {
    withDependencies {
      $0 = DependencyValues()
    } operation: {
      @Dependency(\.factClient) var factClient
      #expect(reports { _ = factClient }.count == 1)
    }
  }

  @Test("Overriding an endpoint does not count as a use")
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

  @Test("Overriding an endpoint does not suppress the report of a use outside the operation")
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

  @Test("Without a handler, the report fails the test")
  func failsTheTest() {
    withKnownIssue {
      @Dependency(\.factClient) var factClient
      _ = factClient
    } matching: { issue in
      issue.description.contains("TCA030: @Dependency(\\.factClient)")
    }
  }
}
