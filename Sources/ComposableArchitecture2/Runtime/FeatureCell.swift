/// Storage that the values of a feature share, from one evaluation of its parent's body to the next.
final class FeatureCell<Value> {
  final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value {
    get { storage.value }
    set { storage.value = newValue }
  }
}
