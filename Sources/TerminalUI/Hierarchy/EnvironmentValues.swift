/// A key for a value of one's own in ``EnvironmentValues``.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no outer view sets another one.
  static var defaultValue: Value { get }
}

/// The values that views read from their surroundings.
public struct EnvironmentValues {
  private var own: [ObjectIdentifier: Any] = [:]

  /// Creates the default values.
  public init() {}

  /// A value of one's own.
  public subscript<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    get { own[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { own[ObjectIdentifier(key)] = newValue }
  }

  /// An object of an observable class.
  subscript<Model: AnyObject>(model model: ModelKey<Model>) -> Model? {
    get { own[ObjectIdentifier(Model.self)] as? Model }
    set { own[ObjectIdentifier(Model.self)] = newValue }
  }

  /// An object of an observable class that an outer view has set.
  subscript<Model: AnyObject>(required model: ModelKey<Model>) -> Model {
    guard let object = self[model: model] else {
      fatalError("no outer view sets \(Model.self) with `environment(_:)`")
    }
    return object
  }

  /// Dark, like most terminals.
  public var colorScheme = ColorScheme.dark
  /// The width of the screen.
  public var horizontalSizeClass: UserInterfaceSizeClass? = .regular
  /// The height of the screen.
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// An app that is being used.
  public var scenePhase: ScenePhase { .active }
  /// Whether controls can be used.
  public var isEnabled = true
  /// Closes the sheet or pushed screen that the view is in.
  public internal(set) var dismiss = DismissAction()
  /// Whether the view is in a sheet or a pushed screen.
  public var isPresented: Bool { dismiss.isPossible }
  /// The older form of ``dismiss``.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(dismiss: dismiss))
  }
}

/// The key of an object of an observable class.
struct ModelKey<Model>: Hashable {}

/// Closes the sheet or pushed screen that a view is in.
///
/// ```swift
/// @Environment(\.dismiss) var dismiss
/// ...
/// Button("Cancel") { dismiss() }
/// ```
public struct DismissAction {
  private let close: @MainActor () -> Void
  let isPossible: Bool

  /// Creates an action that does nothing.
  init() {
    close = {}
    isPossible = false
  }

  init(close: @escaping @MainActor () -> Void) {
    self.close = close
    isPossible = true
  }

  /// Closes the nearest sheet or pushed screen. Outside of one, it has no effect.
  @MainActor @preconcurrency
  public func callAsFunction() { close() }
}

/// Closes a view. This is the older form of ``DismissAction``.
public struct PresentationMode {
  private let action: DismissAction

  init(dismiss: DismissAction) { action = dismiss }

  /// Whether the view is in a sheet or a pushed screen.
  public var isPresented: Bool { action.isPossible }

  /// Closes the nearest sheet or pushed screen.
  @MainActor @preconcurrency
  public mutating func dismiss() { action() }
}

/// The phase of an app.
public enum ScenePhase: Hashable, Sendable {
  case background, inactive, active
}
