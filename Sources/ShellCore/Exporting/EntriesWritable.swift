/// A dictionary with its types hidden.
protocol EntriesWritable {
  var types: (key: Any.Type, value: Any.Type) { get }
  var entries: [(key: AnyHashable, value: Any)] { get }
}

extension Dictionary: EntriesWritable {
  var types: (key: Any.Type, value: Any.Type) { (Key.self, Value.self) }
  var entries: [(key: AnyHashable, value: Any)] { map { (AnyHashable($0.key), $0.value) } }
}
