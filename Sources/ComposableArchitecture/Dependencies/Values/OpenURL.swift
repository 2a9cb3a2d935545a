/// Opens a URL in the program that the system uses for it, such as a browser.
///
/// ```swift
/// @Dependency(\.openURL) var openURL
/// ...
/// return .run { _ in await openURL(URL(string: "https://swift.org")!) }
/// ```
///
/// In a program it starts `xdg-open` on Linux and `open` on macOS. In previews it does nothing. Using it in
/// a test without an override is a failure.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Makes a value that opens URLs with a function, which returns whether it succeeded.
  public init(handler: @escaping @Sendable (_ url: URL) async -> Bool) { self.handler = handler }

  /// Opens a URL.
  ///
  /// - Returns: Whether it was opened.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool { await handler(url) }
}

extension DependencyValues {
  public var openURL: OpenURLEffect {
    get {
      noteUse(of: .openURL)
      return self[OpenURLKey.self]
    }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: DependencyKey {
  static let liveValue = OpenURLEffect { await open($0) }
  static let previewValue = OpenURLEffect { _ in true }
  static let testValue = OpenURLEffect { _ in
    RuntimeWarning.reportUnimplemented("@Dependency(\\.openURL)")
    return false
  }

  private static func open(_ url: URL) async -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    #if canImport(Darwin)
      process.arguments = ["open", url.absoluteString]
    #else
      process.arguments = ["xdg-open", url.absoluteString]
    #endif
    return await withCheckedContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus == 0) }
      do { try process.run() } catch { continuation.resume(returning: false) }
    }
  }
}
