/// Says that something is under way, and how far it is where that is known: `Loading...`, `50 %`.
public struct ProgressView: View {
  private let text: String

  /// Something is under way.
  public init() { text = "..." }

  /// Something of a name is under way.
  public init(_ title: some StringProtocol) { text = "\(title)..." }

  /// How far it is; nil: that is not known.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    let part = value.map { total == 0 ? 0 : Double($0 / total) }
    text = part.map { "\(Self.percent($0)) %" } ?? "..."
  }

  /// The text.
  public var body: some View { Text(text) }

  private static func percent(_ part: Double) -> Int {
    part.isNaN ? 0 : Int((min(max(part, 0), 1) * 100).rounded())
  }
}
