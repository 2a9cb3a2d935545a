// On Linux, linking FoundationNetworking doubles the time that a small program needs to start, so the
// package trait of that name must be enabled.
#if canImport(Darwin) || FoundationNetworking
  import Foundation
  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  extension DependencyValues {
    /// Loads data from URLs. Using it in a test without an override is a failure.
    ///
    /// ```swift
    /// @Dependency(\.urlSession) var urlSession
    /// ...
    /// let (data, _) = try await urlSession.data(from: url)
    /// ```
    public var urlSession: URLSession {
      get { self[URLSessionKey.self] }
      set { self[URLSessionKey.self] = newValue }
    }
  }

  private enum URLSessionKey: DependencyKey {
    static let liveValue = URLSession.shared
  }
#endif
