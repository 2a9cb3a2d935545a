import Testing

@testable import ComposableArchitecture

private protocol Thermometer: Sendable { var degrees: Int { get } }
private struct FixedThermometer: Thermometer { let degrees = 21 }
private enum ThermometerKey: TestDependencyKey {
  static let testValue: any Thermometer = FixedThermometer()
}

extension DependencyValues {
  fileprivate var thermometer: any Thermometer {
    get { self[ThermometerKey.self] }
    set { self[ThermometerKey.self] = newValue }
  }
}

@DependencyClient
struct AssertedScale: Sendable {
  var weight: @Sendable () -> Int = { 70 }
}

/// Dependencies that report, and those that are read as another type.
struct AssertionDependencyTests {
  @Dependency(\.assert) private var assert
  @Dependency(\.assertionFailure) private var assertionFailure
  @Dependency(\.precondition) private var precondition

  @Test func `A true condition is not a failure`() {
    assert(true)
    precondition(true, "never said")
  }

  @Test func `In a test, a false condition is a failure, and the test continues`() {
    func isReported(_ text: String, _ body: () -> Void) {
      withKnownIssue(
        isIntermittent: false, body,
        matching: { issue in
          "\(issue.comments) \(issue)".contains("an assertion failed: \(text)")
        })
    }
    isReported("no") { assert(false, "no") }
    isReported("not again") { precondition(1 > 2, "not again") }
    isReported("never") { assertionFailure("never") }
  }

  @Test func `A dependency can be read as its concrete type`() {
    @Dependency(\.thermometer, as: FixedThermometer.self) var fixed
    @Dependency(ThermometerKey.self, as: FixedThermometer.self) var byKey
    #expect(fixed.degrees == 21)
    #expect(byKey.degrees == 21)
  }

  @Test func `Endpoints that are not overridden can be left unreported`() {
    func reportsOfWeight() -> [RuntimeWarning.Code] {
      var weight = 0
      let codes = reports { weight = AssertedScale().weight() }.map(\.code)
      #expect(weight == 70)
      return codes
    }
    #expect(reportsOfWeight() == [.unimplementedEndpoint])
    withDependencies {
      $0.shouldReportUnimplemented = false
    } operation: {
      #expect(reportsOfWeight() == [])
    }
  }
}
