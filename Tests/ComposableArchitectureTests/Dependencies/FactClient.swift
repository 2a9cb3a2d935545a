import ComposableArchitecture

/// A dependency with a live value and without a test value.
struct FactClient: Sendable {
  var fetch: @Sendable (Int) -> String
}

extension FactClient: DependencyKey {
  static let liveValue = FactClient { "\($0) is a number" }
}

/// A dependency with a value for every context.
enum ModeKey: DependencyKey {
  static let liveValue = "live"
  static let previewValue = "preview"
  static let testValue = "test"
}

/// A dependency without a live value.
enum RatesKey: TestDependencyKey {
  static let testValue = ["won": 1.0]
}

/// A dependency whose live value reads another dependency.
enum GreetingKey: DependencyKey {
  static var liveValue: String {
    @Dependency(\.mode) var mode
    return "hello from \(mode)"
  }
  static var testValue: String { liveValue }
}

extension DependencyValues {
  var factClient: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }

  var mode: String {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }

  var rates: [String: Double] {
    get { self[RatesKey.self] }
    set { self[RatesKey.self] = newValue }
  }

  var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}
