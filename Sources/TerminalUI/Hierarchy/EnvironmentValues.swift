/// A key for a value of one's own in ``EnvironmentValues``.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where no outer view sets another one.
  static var defaultValue: Value { get }
}

/// The values that views read from their surroundings.
public struct EnvironmentValues {
  private var own: [ObjectIdentifier: Any] = [:]

  public init() {}

  /// A value of one's own.
  public subscript<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    get {
      // With a default for the lookup, because a missing value is also an optional value of `nil`.
      own[ObjectIdentifier(key), default: Key.defaultValue] as? Key.Value ?? Key.defaultValue
    }
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
  /// Whether controls can be used.
  public var isEnabled = true
  /// Closes the sheet or pushed screen that the view is in.
  public internal(set) var dismiss = DismissAction()
  /// Whether lists are being edited. Each screen keeps a mode of its own unless a view sets another one.
  public var editMode: Binding<EditMode>?
  /// The variants of the system images in a view.
  public var symbolVariants = SymbolVariants.none
  /// Opens URLs. A terminal has no browser, so nothing is opened.
  public var openURL = OpenURLAction { _ in .discarded }

  // These have no effect, but views can set and read them.

  public var layoutDirection = LayoutDirection.leftToRight
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The size of text, by its older name.
  public var sizeCategory = ContentSizeCategory.large
  /// The number of lines of a text.
  public var lineLimit: Int?
  public var defaultMinListRowHeight: CGFloat = 0
  public var defaultMinListHeaderHeight: CGFloat?
  public var font: Font?
  public var multilineTextAlignment = TextAlignment.leading
  /// Why content is hidden.
  public var redactionReasons: RedactionReasons = []
  public var isSearching = false
  public var headerProminence = Prominence.standard
  public var controlSize = ControlSize.regular
  /// Whether the view has the focus.
  public var isFocused = false

  /// The values that were set. The others are made when they are read, which takes time.
  private var region: (locale: Locale?, calendar: Calendar?, timeZone: TimeZone?)

  /// The locale: English, as in all features that the shell runs.
  public var locale: Locale {
    get { region.locale ?? Locale(identifier: "en_US_POSIX") }
    set { region.locale = newValue }
  }
  /// The calendar: Gregorian, as in all features that the shell runs.
  public var calendar: Calendar {
    get { region.calendar ?? Calendar(identifier: .gregorian) }
    set { region.calendar = newValue }
  }
  /// The time zone: UTC, as in all features that the shell runs.
  public var timeZone: TimeZone {
    get { region.timeZone ?? .gmt }
    set { region.timeZone = newValue }
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
  private let close: (@MainActor () -> Void)?
  var isPossible: Bool { close != nil }

  /// Creates an action, which does nothing without a function to call.
  init(close: (@MainActor () -> Void)? = nil) { self.close = close }

  /// Closes the nearest sheet or pushed screen. Outside of one, it has no effect.
  @MainActor @preconcurrency
  public func callAsFunction() { close?() }
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
