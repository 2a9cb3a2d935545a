public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    /// The URL was opened.
    public static let handled = Result()
    /// The URL was not opened.
    public static let discarded = Result()
    /// The system opens the URL.
    public static let systemAction = Result()
    /// The system opens another URL.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  private let handler: @Sendable (URL) -> Result

  /// Creates an action that calls a function.
  public init(handler: @escaping @Sendable (_ url: URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { _ = handler(url) }
}

/// An action that has no effect.
public struct EnvironmentAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// An action for a window, which has no effect.
public struct WindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction(value: some Hashable) {}
  public func callAsFunction(id: String, value: some Hashable) {}
  public func callAsFunction() {}
}

/// Loads the content of a view again.
public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// Chooses the view with the focus again. It has no effect.
public struct ResetFocusAction: Sendable {
  public func callAsFunction(in namespace: Namespace.ID) {}
}
