import Observation

/// A value that views read from their surroundings.
///
/// ```swift
/// @Environment(\.dismiss) var dismiss
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let path: KeyPath<EnvironmentValues, Value>
  private let values = StoredValue<EnvironmentValues?>(nil)

  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

  /// The value where the view is drawn. A view that is not drawn reads the default value.
  public var wrappedValue: Value { (values.value ?? EnvironmentValues())[keyPath: path] }

  package func connect(to context: ViewContext, property: Int) {
    values.value = context.environment.values
  }
}

extension View {
  /// Sets a value for the view and the views inside it.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { transformingEnvironment { $0.values[keyPath: path] = value } }
}

extension Environment where Value: AnyObject & Observable {
  /// Reads an object of an observable class. The program stops if no outer view has set one.
  public init(_ type: Value.Type) { self.init(\EnvironmentValues[required: ModelKey<Value>()]) }
}

extension Environment {
  /// Reads an object of an observable class; `nil` if no outer view has set one.
  public init<Model: AnyObject & Observable>(_ type: Model.Type) where Value == Model? {
    self.init(\EnvironmentValues[model: ModelKey<Model>()])
  }
}

extension View {
  /// Sets an object of an observable class for the view and the views inside it.
  public func environment<Model: AnyObject & Observable>(_ object: Model?) -> some View {
    transformingEnvironment { $0.values[model: ModelKey<Model>()] = object }
  }
}
