/// The entry point of an app, accepted so that a file compiles unchanged. Nothing runs it.
@preconcurrency @MainActor
public protocol App {
  /// The type of ``body``.
  associatedtype Body: Scene
  /// The windows.
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Does nothing: `load` runs a feature of the file.
  public static func main() {}
}

/// A window of an app.
@preconcurrency @MainActor
public protocol Scene {}

/// Builds the windows of an app.
@resultBuilder
@MainActor
public enum SceneBuilder {
  /// One window.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window.
public struct WindowGroup<Content: View>: Scene {
  /// Creates a window. Its views are not drawn.
  public init(@ViewBuilder content: () -> Content) {}

  /// Creates a window with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}
}

extension Scene {
  /// Has no effect.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene { self }
}
