/// An object that a view reads and does not own; `$object.field` is a binding to a property of the object.
///
/// ```swift
/// struct AccountView: View {
///   @ObservedObject var state: AppState
///   var body: some View { TextField("Name", text: $state.account.name) }
/// }
/// ```
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Does nothing, because the view has the object itself.
  package func connect(to context: ViewContext, property: Int) {}

  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Value>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Value>
    ) -> Binding<Value> {
      Binding(
        get: { object[keyPath: keyPath] },
        set: { object[keyPath: keyPath] = $0 })
    }
  }
}

/// An object that a view creates once and keeps; `$object.field` is a binding to a property of the object.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let storage: PropertyStorage<ObjectType>

  /// Creates the property.
  ///
  /// - Parameter wrappedValue: Called once, when the object is first read.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    storage = PropertyStorage(wrappedValue)
  }

  public var wrappedValue: ObjectType { storage.value }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  package func connect(to context: ViewContext, property: Int) {
    storage.connect(to: context, property: property)
  }
}

/// An object that an outer view provides with `environmentObject(_:)`; `$object.field` is a binding to a property of the
/// object.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let object = StoredValue<ObjectType?>(nil)

  /// Creates the property. The object is looked up when the view is drawn.
  public init() {}

  /// The object. Reading it stops the program if no outer view provides one of this type.
  public var wrappedValue: ObjectType {
    guard let object = object.value else {
      preconditionFailure(
        "no outer view provides a \(ObjectType.self): use environmentObject(_:)")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  package func connect(to context: ViewContext, property: Int) {
    object.value = context.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
  }
}
