/// A field of the state that views may change through bindings.
///
/// ```swift
/// struct State: Equatable {
///   @BindingState var displayName = ""
///   var isLoading = false  // views cannot change it
/// }
/// ```
///
/// `\.$displayName` names the field in binding actions and bindings. Dumps show it as `_displayName`.
@propertyWrapper
public struct BindingState<Value> {
  /// The field's value.
  public var wrappedValue: Value
  /// Set temporarily, on a copy, to find the field that a key path leads to. It is not part of the value.
  var isMarked = false

  @inlinable
  public init(wrappedValue: Value) { self.init(value: wrappedValue) }

  @usableFromInline
  init(value: Value) { wrappedValue = value }

  /// The field itself, for key paths such as `\.$displayName`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

extension BindingState: Equatable where Value: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension BindingState: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension BindingState: Sendable where Value: Sendable {}

extension BindingState: Decodable where Value: Decodable {
  /// Decodes the value as if it were not wrapped.
  public init(from decoder: any Decoder) throws {
    do {
      let container = try decoder.singleValueContainer()
      self.init(wrappedValue: try container.decode(Value.self))
    } catch {
      self.init(wrappedValue: try Value(from: decoder))
    }
  }
}

extension BindingState: Encodable where Value: Encodable {
  /// Encodes the value as if it were not wrapped.
  public func encode(to encoder: any Encoder) throws {
    do {
      var container = encoder.singleValueContainer()
      try container.encode(wrappedValue)
    } catch {
      try wrappedValue.encode(to: encoder)
    }
  }
}

extension BindingState: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension BindingState: CustomDumpRepresentable {
  /// The value, so that dumps do not show the wrapper.
  public var customDumpValue: Any { wrappedValue }
}

extension BindingState: CustomDebugStringConvertible where Value: CustomDebugStringConvertible {
  public var debugDescription: String { wrappedValue.debugDescription }
}

/// The spelling of ``BindingState`` before 1.0.
public typealias BindableState = BindingState
