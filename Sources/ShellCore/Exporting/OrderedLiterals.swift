import OrderedCollections

extension OrderedSet: SequenceWritable {
  var elements: (type: Any.Type, values: [Any]) { (Element.self, Array(self)) }
  var isOrdered: Bool { true }
  var isMutable: Bool { false }
}

extension OrderedDictionary: EntriesWritable {
  var types: (key: Any.Type, value: Any.Type) { (Key.self, Value.self) }
  var entries: [(key: AnyHashable, value: Any)] { map { (AnyHashable($0.key), $0.value) } }
  var isOrdered: Bool { true }
}
