/// What an operation has cost.
struct Measurement: Encodable {
  let name: String
  let nanoseconds: Double
  /// What the control has cost in the same rounds.
  let control: Double
  let aim: Double?

  /// The cost as a multiple of the control.
  var multiple: Double { nanoseconds / control }

  /// Whether the aim was reached; nil where there is none.
  var isReached: Bool? { aim.map { multiple <= $0 } }

  private enum CodingKeys: String, CodingKey {
    case name
    case nanoseconds = "ns"
    case control = "control_ns"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(nanoseconds, forKey: .nanoseconds)
    try container.encode(control, forKey: .control)
  }
}
