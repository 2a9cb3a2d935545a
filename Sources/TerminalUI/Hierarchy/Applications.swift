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

/// The phase of an app.
public enum ScenePhase: Hashable, Sendable {
  case background, inactive, active
}

/// A value that views read from their surroundings.
///
/// ```swift
/// @Environment(\.colorScheme) var colorScheme
/// ```
@propertyWrapper
public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>

  /// Reads a value.
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

  /// The value, which is always the default one.
  public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}

/// A key for a value of one's own in ``EnvironmentValues``.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value.
  static var defaultValue: Value { get }
}

/// The values that views read from their surroundings. They are always the default ones.
public struct EnvironmentValues {
  /// Creates the default values.
  public init() {}

  /// A value of one's own.
  public subscript<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }

  /// Dark, like most terminals.
  public var colorScheme: ColorScheme { .dark }
  /// An app that is being used.
  public var scenePhase: ScenePhase { .active }
  /// Controls can be used.
  public var isEnabled: Bool { true }
  /// Closes nothing: a feature closes itself by its state.
  public var dismiss: DismissAction { DismissAction() }
  /// The older form of ``dismiss``.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

/// Closes a view.
public struct DismissAction: Sendable {
  /// Has no effect: a feature closes itself by its state.
  public func callAsFunction() {}
}

/// Closes a view. This is the older form of ``DismissAction``.
public struct PresentationMode: Sendable {
  /// Whether the view is shown.
  public let isPresented = true
  /// Has no effect: a feature closes itself by its state.
  public mutating func dismiss() {}
}

extension View {
  /// Has no effect: environment values are always the default ones.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    self
  }
}
