/// A field of an ``ObservableObject`` that tells before it changes.
///
/// ```swift
/// final class AppState: ObservableObject {
///   @Published var user: User?
/// }
/// ```
@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  /// A field with its first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// A field with its first value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The field's value; listeners hear before it changes.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set {
      storage.publisher?.send()
      storage.value = newValue
    }
  }

  private final class Storage: PublishedField {
    var value: Value
    var publisher: ObservableObjectPublisher?

    init(_ value: Value) { self.value = value }
  }
}

/// `Published` of any value.
protocol PublishedWrapper {
  var field: any PublishedField { get }
}

/// Where a published field keeps whom it tells.
protocol PublishedField: AnyObject {
  var publisher: ObservableObjectPublisher? { get set }
}

extension Published: PublishedWrapper {
  var field: any PublishedField { storage }
}
