import Synchronization

/// The dependencies of objects that were made inside `withDependencies`.
enum DependencyModels {
  private struct Model {
    weak var object: AnyObject?
    let values: DependencyValues
  }

  private struct Table {
    var models: [ObjectIdentifier: Model] = [:]
    /// Those that went away are swept out when the table has grown to this.
    var limit = 64
  }

  private static let table = Mutex(Table())

  /// Keeps the current values for a result that is an object, as long as the object lives.
  static func remember<R>(_ result: R) -> R {
    guard R.self is AnyClass else { return result }
    let object = result as AnyObject
    let model = Model(object: object, values: ._current)
    table.withLock { table in
      table.models[ObjectIdentifier(object)] = model
      guard table.models.count >= table.limit else { return }
      table.models = table.models.filter { $0.value.object != nil }
      table.limit = max(64, table.models.count * 2)
    }
    return result
  }

  /// A model's values, with what is overridden at present on top; reports a model that has none.
  static func values(from model: AnyObject, _ location: SourceLocation) -> DependencyValues {
    guard let values = remembered(model) ?? declared(in: model) else {
      RuntimeWarning.reportModelWithoutDependencies(model, at: location)
      return ._current
    }
    return values.merging(._current)
  }

  private static func remembered(_ object: AnyObject) -> DependencyValues? {
    table.withLock { table in
      // An address may serve a second object after the first went away.
      guard let model = table.models[ObjectIdentifier(object)], model.object === object else {
        return nil
      }
      return model.values
    }
  }

  private static func declared(in object: AnyObject) -> DependencyValues? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let fields = mirror {
      for field in fields.children {
        if let dependency = field.value as? any DependencyReading { return dependency.initialValues }
      }
      mirror = fields.superclassMirror
    }
    return nil
  }
}
