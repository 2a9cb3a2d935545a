/// The entry point of an app, accepted so that a file compiles unchanged. Nothing runs it.
@preconcurrency @MainActor
public protocol App {
  associatedtype Body: Scene
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
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several windows. The first one is the app's.
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ others: repeat each Other
  ) -> First { first }
}

public struct WindowGroup<Content: View>: Scene {
  fileprivate let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A menu in the menu bar of macOS, accepted so that a file compiles unchanged. Nothing shows it.
public struct MenuBarExtra: Scene {
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {}

  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> some View
  ) {}

  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {}
}

/// The view in the window of an app, for the previews of a loaded file.
public struct AppWindow: View {
  private let content: AnyView

  /// Creates a view from the body of an app.
  public init(_ scene: some Scene) {
    content = (scene as? any Window)?.anyContent ?? AnyView(EmptyView())
  }

  public var body: some View { content }
}

private protocol Window: Scene {
  var anyContent: AnyView { get }
}

extension WindowGroup: Window {
  fileprivate var anyContent: AnyView { AnyView(content) }
}
