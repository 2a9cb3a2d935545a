/// A dependency of the feature that `deps` has overridden.
struct DependencyOverride: Equatable, Sendable {
  enum Result: Sendable {
    // Only read after it was made.
    case value(SendableAny)
    case failure(any Error)
  }

  /// A value of any type that is only read.
  struct SendableAny: @unchecked Sendable {
    // Unchecked: dependencies are Sendable, and so are the values that they return.
    let value: Any
  }

  let endpoint: _DependencyEndpoint
  let result: Result
  /// The value as it was typed; `fail` and perhaps an error for a failure.
  let text: String

  var name: String { endpoint.name }

  static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.text == right.text
  }

  func apply(to values: inout DependencyValues) {
    let result = result
    endpoint.override(&values) {
      switch result {
      case .value(let value): return value.value
      case .failure(let error): throw error
      }
    }
  }
}

extension [DependencyOverride] {
  /// These overrides with another one, which replaces the one of the same endpoint.
  func adding(_ override: DependencyOverride) -> Self {
    filter { $0.name != override.name } + [override]
  }
}
