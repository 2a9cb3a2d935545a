/// A value that a view itself keeps; `$isExpanded` is a binding to it.
///
/// ```swift
/// struct Details: View {
///   @State private var isExpanded = false
///   var body: some View { Toggle("Details", isOn: $isExpanded) }
/// }
/// ```
///
/// It outlives the view's value: drawn again in the same place, the view finds what was written.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let place: RememberedPlace<Value>

  /// A value to begin with.
  public init(wrappedValue: Value) { place = RememberedPlace { wrappedValue } }

  /// A value to begin with.
  public init(initialValue: Value) { place = RememberedPlace { initialValue } }

  /// The value.
  public var wrappedValue: Value {
    get { place.kept.value }
    nonmutating set { place.kept.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  package func find(in context: ViewContext, property: Int) {
    place.find(in: context, property: property)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Nothing to begin with.
  public init() { self.init(wrappedValue: nil) }
}
