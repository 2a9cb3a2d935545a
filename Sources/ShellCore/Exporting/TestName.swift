import ComposableArchitecture
import Reflection

/// The name of a test, from its feature and its first action: `timerStartButtonTapped`.
enum TestName {
  /// - Parameter firstAction: The first action that is sent; `nil` if none is.
  static func of(feature: String, firstAction: Any?) -> String {
    let words = firstAction.map(cases) ?? ["initial", "state"]
    let name = ([lowercasingFirst(feature)] + words.map(uppercasingFirst)).joined()
    let letters = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return letters.first?.isNumber ?? true ? "session\(letters)" : letters
  }

  /// The names of the cases that an action goes through: `amountControl`, `plusButtonTapped`.
  private static func cases(of action: Any) -> [String] {
    guard let layout = EnumLayout.of(type(of: action)), let found = layout.caseOf(action) else {
      return []
    }
    guard let payload = layout.payload(of: action) else { return [found.name] }
    let parts = TupleLayout.of(type(of: payload))?.values(of: payload) ?? [payload]
    let inner = parts.last.flatMap { $0 is any OptionalWritable ? nil : cases(of: $0) }
    return [found.name] + (inner ?? [])
  }

  private static func uppercasingFirst(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func lowercasingFirst(_ word: String) -> String {
    word.prefix(1).lowercased() + word.dropFirst()
  }
}
