/// Read and write access to a value that is stored elsewhere.
///
/// ```swift
/// let isOn = Binding(get: { model.isOn }, set: { model.isOn = $0 })
/// Toggle("Haptic feedback", isOn: isOn)
/// ```
///
/// A binding stores nothing: every access reads or writes the original. A member of a binding is a binding to that part of
/// the value: `binding.name`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding from two functions.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Writes it.
  public init(get: @escaping () -> Value, set: @escaping (_ newValue: Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates a binding from another one, as `init(isOn: Binding<Bool>)` does for a property `@Binding var isOn`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, `$isOn` for a property `@Binding var isOn`.
  public var projectedValue: Binding<Value> { self }

  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    transform(keyPath)
  }

  /// Returns a binding to the part at a key path: `$account.transform(\.user.name)`.
  public func transform<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// Returns a binding that writes a value only if it differs from the current one.
  ///
  /// Some controls write the same value again, which would send an action to a store.
  ///
  /// - Parameter isDuplicate: Whether a new value counts as equal to the current one.
  public func removeDuplicates(
    by isDuplicate: @escaping (_ current: Value, _ new: Value) -> Bool
  ) -> Binding {
    Binding(
      get: { wrappedValue },
      set: { if !isDuplicate(wrappedValue, $0) { wrappedValue = $0 } })
  }

  /// Returns a binding that writes a value only if it differs from the current one.
  public func removeDuplicates() -> Binding where Value: Equatable { removeDuplicates(by: ==) }
}

extension Binding {
  /// Returns a binding to the value of an optional, or nil if the optional is nil.
  ///
  /// ```swift
  /// if let user = $state.user.unwrap() {
  ///   TextField("Name", text: user.name)
  /// }
  /// ```
  ///
  /// If the optional becomes nil later, the binding reads the last value. Writing then makes the optional non-nil again.
  public func unwrap<Wrapped>() -> Binding<Wrapped>? where Value == Wrapped? {
    Binding<Wrapped>(self)
  }

  /// Creates a binding to the value of an optional, or returns nil if the optional is nil. See ``unwrap()``.
  public init?(_ base: Binding<Value?>) {
    self.init(base, extract: { $0 }, embed: { $0 })
  }

  /// Creates a binding to a part that a value may lack, or returns nil if it lacks the part now.
  ///
  /// If the value loses the part later, the binding reads the last one.
  ///
  /// - Parameters:
  ///   - base: The whole value.
  ///   - extract: Returns the part; nil if the whole lacks it.
  ///   - embed: Returns a whole with the part.
  package init?<Whole>(
    _ base: Binding<Whole>, extract: @escaping (Whole) -> Value?, embed: @escaping (Value) -> Whole
  ) {
    guard var last = extract(base.wrappedValue) else { return nil }
    self.init(
      get: {
        last = extract(base.wrappedValue) ?? last
        return last
      },
      set: { base.wrappedValue = embed($0) })
  }

  /// Creates a binding that presents a value as an optional. Writing nil has no effect.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { newValue in
        if let newValue { base.wrappedValue = newValue }
      })
  }

  /// Creates a binding that erases the type of a value. Writing a value of another type has no effect.
  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { newValue in
        if let newValue = newValue.base as? Base { base.wrappedValue = newValue }
      })
  }
}
