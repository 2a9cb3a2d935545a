import ComposableArchitecture
import Reflection

/// A collection that is written as a list in brackets.
protocol SequenceWritable {
  var elements: (type: Any.Type, values: [Any]) { get }
  /// Whether its order is the same on every run.
  var isOrdered: Bool { get }
}

extension Array: SequenceWritable {
  var elements: (type: Any.Type, values: [Any]) { (Element.self, self) }
  var isOrdered: Bool { true }
}

extension Set: SequenceWritable {
  var elements: (type: Any.Type, values: [Any]) { (Element.self, Array(self)) }
  var isOrdered: Bool { false }
}

extension IdentifiedArray: SequenceWritable {
  var elements: (type: Any.Type, values: [Any]) { (Element.self, Array(self)) }
  var isOrdered: Bool { true }
}
