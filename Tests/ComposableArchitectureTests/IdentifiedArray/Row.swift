/// An element with an array in it, whose place in memory shows whether a change has copied it.
struct Row: Identifiable, Equatable, Codable, Hashable, Sendable {
  var id: Int
  var name = ""
  var numbers = [0]
}

extension Row {
  /// Where `numbers` lies in memory: changes when a change in place copies.
  var place: Int { numbers.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } }
}
