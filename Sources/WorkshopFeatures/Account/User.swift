/// Somebody who is logged in.
public struct User: Equatable {
  public var name: String

  public init(name: String) { self.name = name }
}

/// Why somebody could not log in.
public enum LoginError: Error, Equatable {
  case offline
  case wrongPassword
}
