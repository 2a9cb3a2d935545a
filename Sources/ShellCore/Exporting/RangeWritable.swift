/// A range with its type hidden.
protocol RangeWritable {
  var bounds: (type: Any.Type, lower: Any, upper: Any) { get }
  /// The operator between its bounds.
  var sign: String { get }
}

extension Range: RangeWritable {
  var bounds: (type: Any.Type, lower: Any, upper: Any) { (Bound.self, lowerBound, upperBound) }
  var sign: String { "..<" }
}

extension ClosedRange: RangeWritable {
  var bounds: (type: Any.Type, lower: Any, upper: Any) { (Bound.self, lowerBound, upperBound) }
  var sign: String { "..." }
}
