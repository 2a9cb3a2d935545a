import ComposableArchitecture
import Reflection

/// Completes what stands behind a feature's name: `load ProductDetail productAmount: 3, isT`.
package struct FieldCompletion {
  package let state: Any.Type

  package init(state: Any.Type) { self.state = state }

  package func complete(_ text: String) -> Completion {
    guard EnumLayout.of(state) == nil else { return ActionCompletion.values(of: state, text) }
    let start = Self.startOfLastField(in: text)
    let field = text[start...].drop { $0.isWhitespace }
    guard let colon = field.firstIndex(of: ":") else { return names(String(field), in: text) }
    let value = field[field.index(after: colon)...].drop { $0.isWhitespace }
    guard let type = type(of: String(field[..<colon])) else { return .none }
    let completion = ActionCompletion.values(of: type, String(value))
    return Completion(
      start: text.count - value.count + completion.start, candidates: completion.candidates)
  }

  private func names(_ word: String, in text: String) -> Completion {
    let fitting = Stored.names(in: state).filter { $0.hasPrefix(word) }
    return Completion(
      start: text.count - word.count,
      candidates: fitting.map { Completion.Candidate($0 + ": ", display: $0, isFinal: false) })
  }

  private func type(of name: String) -> Any.Type? {
    let field = StructLayout.of(state)?.fields.first { $0.shownName == name }
    return field?.typedType
  }

  /// Behind the last comma that stands in no brackets and no string.
  private static func startOfLastField(in text: String) -> String.Index {
    var start = text.startIndex
    var depth = 0
    var isInString = false
    for index in text.indices {
      switch text[index] {
      case "\"": isInString.toggle()
      case _ where isInString: break
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "," where depth == 0: start = text.index(after: index)
      default: break
      }
    }
    return start
  }
}
