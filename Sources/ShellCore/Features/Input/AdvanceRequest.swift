/// How far `advance` goes.
enum AdvanceRequest {
  /// `nil` for the next wake-up.
  case time(Duration?)
  case effect(CommandArgument)

  static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
