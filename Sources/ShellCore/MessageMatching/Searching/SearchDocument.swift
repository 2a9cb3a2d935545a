/// A page, a lesson, a scenario, or the help of a command, as it is searched.
public struct SearchDocument: Sendable, Equatable {
  /// What names the document: `view store`, `TCA003`, `forgotten-scope`.
  public let name: String
  /// What kind of document it is.
  public let kind: Kind
  /// The heading.
  public let title: String
  /// A summary of a few words.
  public let about: String
  /// Other names of the topic.
  public let aliases: [String]
  /// The text.
  public let text: String

  /// Kinds of documents. A page is preferred to a lesson about the same topic.
  public enum Kind: String, Sendable, CaseIterable {
    case concept, error, recipe, lesson, scenario, command

    /// The factor of a document's score.
    var weight: Double {
      switch self {
      case .concept, .recipe: 1
      case .error: 0.75
      case .lesson, .scenario: 0.4
      case .command: 0.6
      }
    }
  }

  /// Makes a document of its parts.
  public init(
    name: String, kind: Kind, title: String = "", about: String = "", aliases: [String] = [],
    text: String = ""
  ) {
    (self.name, self.kind, self.title, self.about) = (name, kind, title, about)
    (self.aliases, self.text) = (aliases, text)
  }
}
