/// A duration in two digits and a unit: `940 ns`, `1.2 µs`, `35 ms`.
enum MeasuredTime {
  static func of(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    var value = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    var units = ["ns", "µs", "ms", "s"][...]
    while value >= 1_000, units.count > 1 {
      value /= 1_000
      units.removeFirst()
    }
    let tenths = (value * 10).rounded()
    let hasTenths = units.first != "ns" && tenths < 100
    return "\(hasTenths ? "\(tenths / 10)" : "\(Int(value.rounded()))") \(units.first ?? "")"
  }
}
