/// Times on the stage, in seconds.
enum StageTime {
  /// `12.3`, truncated to tenths so that the text has a steady width.
  static func seconds(_ duration: Duration) -> String {
    let tenths = Int(duration / .milliseconds(100))
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// `2s`, or `0.3s`, rounded to tenths.
  static func total(_ duration: Duration) -> String {
    let text = seconds(duration + .milliseconds(50))
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + "s"
  }
}
