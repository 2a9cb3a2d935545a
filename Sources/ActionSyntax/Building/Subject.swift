/// What a value is for: the one that "takes a Bool" in messages.
package indirect enum Subject: Sendable {
  /// Nothing with a name.
  case none
  /// A case, label or field.
  case named(String)
  /// An element, a key or a value of something else.
  case part(String, of: Subject)

  /// `` `isToggled` takes a Bool``.
  package func takes(_ typeName: String) -> String {
    switch self {
    case .none: "\(withArticle(typeName)) is needed here"
    case .named(let name): "`\(name)` takes \(withArticle(typeName))"
    case .part(let part, let whole): "each \(part)\(whole.genitive) is \(withArticle(typeName))"
    }
  }

  private var genitive: String {
    switch self {
    case .none: ""
    case .named(let name): " of `\(name)`"
    case .part(_, let whole): whole.genitive
    }
  }
}
