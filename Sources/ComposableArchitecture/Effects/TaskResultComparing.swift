extension TaskResult: Equatable where Success: Equatable {
  /// Two outcomes are equal when they hold equal values, or errors of one type that are equal.
  ///
  /// Errors of a type that is not `Equatable` are never equal; the comparison is reported as a
  /// mistake.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): return lhs == rhs
    case (.failure(let lhs), .failure(let rhs)): return areEqual(lhs, rhs)
    default: return false
    }
  }

  private static func areEqual(_ lhs: any Error, _ rhs: any Error) -> Bool {
    guard type(of: lhs) == type(of: rhs) else { return false }
    guard let lhs = (lhs as Any) as? any Equatable else {
      RuntimeWarning.reportErrorNot("Equatable", type(of: rhs))
      return false
    }
    return isEqual(lhs, rhs)
  }

  private static func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: any Error) -> Bool {
    lhs == rhs as? Value
  }
}

extension TaskResult: Hashable where Success: Hashable {
  /// Hashes the value or the error; an error of a type that is not `Hashable` counts as its type,
  /// and is reported.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let value):
      hasher.combine(0)
      hasher.combine(value)
    case .failure(let error):
      hasher.combine(1)
      hasher.combine(ObjectIdentifier(type(of: error)))
      guard let error = (error as Any) as? any Hashable else {
        return RuntimeWarning.reportErrorNot("Hashable", type(of: error))
      }
      error.hash(into: &hasher)
    }
  }
}

extension RuntimeWarning {
  fileprivate static func reportErrorNot(_ conformance: String, _ type: any Error.Type) {
    RuntimeWarning(
      .incomparableError,
      "a TaskResult that failed with \(TypeName.of(type)) was compared,"
        + " and that error is not \(conformance)",
      causes: [
        "the error's type does not conform: extension \(TypeName.of(type)): \(conformance) {}"
      ],
      at: nil
    ).report()
  }
}
