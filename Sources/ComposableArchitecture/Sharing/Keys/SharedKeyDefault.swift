/// A key with a default, so that properties do not repeat it.
///
/// ```swift
/// extension SharedKey where Self == FileStorageKey<[Row]>.Default {
///   static var rows: Self { Self[.fileStorage(.documentsDirectory.appending(component: "rows.json")), default: []] }
/// }
///
/// @Shared(.rows) var rows
/// ```
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  let base: Base
  let initialValue: @Sendable () -> Base.Value

  /// The identity of the key without the default.
  public var id: Base.ID { base.id }

  public func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
    base.load(context: context, continuation: continuation)
  }

  public func subscribe(
    context: LoadContext<Base.Value>, subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
  public func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension _SharedKeyDefault: CustomStringConvertible {
  /// The key without the default.
  public var description: String { SharedKeyName.of(base) }
}

extension SharedReaderKey {
  public typealias Default = _SharedKeyDefault<Self>

  public static subscript<Base: SharedReaderKey>(
    base: Base, default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self where Self == _SharedKeyDefault<Base> {
    _SharedKeyDefault(base: base, initialValue: value)
  }
}

/// A key with a default: the older spelling.
public typealias PersistenceKeyDefault<Base: SharedReaderKey> = _SharedKeyDefault<Base>

extension _SharedKeyDefault {
  /// Adds a default to a key: the older spelling.
  public init(_ key: Base, _ value: @autoclosure @escaping @Sendable () -> Base.Value) {
    self.init(base: key, initialValue: value)
  }
}

/// The text of a key in descriptions.
enum SharedKeyName {
  static func of(_ key: some SharedReaderKey) -> String {
    key is any CustomStringConvertible ? "\(key)" : TypeName.of(type(of: key))
  }
}
