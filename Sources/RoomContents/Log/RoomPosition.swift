/// The position of a reader in a log, as the ID of an event contains it: `kF3x:12`.
///
/// It names the log, because a server that starts again at the same address has another one, of which the reader has nothing.
package struct RoomPosition: Sendable, Equatable {
  package let log: String
  /// The number of the last record that the reader has.
  package let number: Int

  init(log: String, number: Int) {
    self.log = log
    self.number = number
  }

  /// Reads a position; `nil` if the text is not one.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[1]), number >= 0 else { return nil }
    self.init(log: String(parts[0]), number: number)
  }

  var text: String { "\(log):\(number)" }
}
