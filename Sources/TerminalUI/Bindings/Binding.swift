/// A value that somebody else keeps, to read and to write: what a control is given.
///
/// ```swift
/// let isOn = Binding(get: { model.isOn }, set: { model.isOn = $0 })
/// Toggle("Haptic feedback", isOn: isOn)
/// ```
///
/// Reading asks for the value each time; nothing is kept here. A part of the value is a binding again: `binding.name`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// A binding out of two functions.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Writes it.
  public init(get: @escaping () -> Value, set: @escaping (_ newValue: Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A binding that is handed on: `init(isOn: Binding<Bool>)` of a property `@Binding var isOn`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A value that stays as it is whatever is written.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself: `$isOn` of a property `@Binding var isOn`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    transform(keyPath)
  }

  /// A binding to a part of the value, by its key path: `$account.transform(\.user.name)`.
  public func transform<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's id.
  public var id: Value.ID { wrappedValue.id }
}
