/// Storage that the values of a feature share, from one evaluation of its parent's body to the next.
final class FeatureCell<Value> {
  final class Storage: AnyFeatureCell {
    var value: Value
    init(_ value: Value) { self.value = value }

    var anyValue: Any { value }
    func set(_ value: Any) { if let value = value as? Value { self.value = value } }
  }

  var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value {
    get { storage.value }
    set { storage.value = newValue }
  }
}

/// The storage of a cell, with its type hidden.
protocol AnyFeatureCell: AnyObject {
  var anyValue: Any { get }
  func set(_ value: Any)
}
