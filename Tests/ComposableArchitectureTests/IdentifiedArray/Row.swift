/// An element with an array whose address shows whether a change has copied it.
struct Row: Identifiable, Equatable, Codable, Hashable, Sendable {
  var id: Int
  var name = ""
  var numbers = [0]
}

extension Row {
  /// The address of `numbers`, which is different after a copy.
  var place: Int { numbers.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } }
}
