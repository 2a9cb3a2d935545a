/// An object that a view reads and that somebody else keeps; `$object.field` is a binding to a field of it.
///
/// ```swift
/// struct AccountView: View {
///   @ObservedObject var state: AppState
///   var body: some View { TextField("Name", text: $state.account.name) }
/// }
/// ```
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// The object.
  public var wrappedValue: ObjectType

  /// A view's object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// A view's object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// The object as something to bind to.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the fields of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a field.
    public subscript<Value>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Value>
    ) -> Binding<Value> {
      Binding(
        get: { object[keyPath: keyPath] },
        set: { object[keyPath: keyPath] = $0 })
    }
  }
}
