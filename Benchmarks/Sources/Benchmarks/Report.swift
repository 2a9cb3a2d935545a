import Foundation

/// The table that is printed, and the file for programs.
struct Report {
  var measurements: [Measurement] = []

  static let heading = line("", "ns", "x control", "aim", "")

  /// One measurement as a line of the table.
  static func line(_ measurement: Measurement) -> String {
    line(
      measurement.name, number(measurement.nanoseconds), number(measurement.multiple),
      measurement.aim.map(number) ?? "-",
      measurement.isReached == false ? "missed" : "")
  }

  /// An array of objects with `name`, `ns` and `control_ns`.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(measurements)
  }

  private static func line(
    _ name: String, _ time: String, _ multiple: String, _ aim: String, _ note: String
  ) -> String {
    let cells = [left(name, 54), right(time, 12), right(multiple, 11), right(aim, 8), "  " + note]
    return cells.joined().trimmed
  }

  /// Large numbers whole, small ones with two digits.
  private static func number(_ value: Double) -> String {
    value < 100 ? String(format: "%.2f", value) : String(format: "%.0f", value)
  }

  private static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

extension String {
  fileprivate var trimmed: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
