import ComposableArchitecture
import Reflection

/// What is written as a list in brackets.
protocol SequenceWritable {
  var elements: (type: Any.Type, values: [Any]) { get }
  /// False: its order is not the same on every run.
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
