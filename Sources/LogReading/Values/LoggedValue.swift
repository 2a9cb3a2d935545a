/// A value as far as a log shows it: the text of a dump as a tree.
public indirect enum LoggedValue: Sendable, Hashable {
  /// A value without parts, as it was printed: `3`, `"Blob"`, `.daily`. A text of several lines is
  /// written with line breaks.
  case leaf(String)
  /// A value with parts: a struct, a collection, a case with a payload.
  case group(LoggedGroup)
  /// A value that the log does not show: `Todo.State(…)`.
  case unknown(Unknown)

  /// A value that a diff does not show because it did not change.
  public struct Unknown: Sendable, Hashable {
    /// What the log shows in its place; empty if it shows nothing.
    public let shown: String
    /// Tells the values that one diff does not show apart. The value before a change and the value
    /// after it have the same identity.
    let id: ID

    struct ID: Sendable, Hashable {
      var line: Int
      var offset = 0
    }
  }

  /// A value of which nothing is known.
  static let nothing = LoggedValue.unknown(Unknown(shown: "", id: .init(line: -1)))

  /// Whether every part of the value is known.
  public var isComplete: Bool {
    switch self {
    case .leaf: true
    case .group(let group): group.elements.allSatisfy { $0.value.isComplete }
    case .unknown: false
    }
  }
}

public struct LoggedGroup: Sendable, Hashable {
  /// What precedes the parts: `Settings.State(`, `[`, `.success(`.
  public var opening: String
  /// What follows the parts: `)`.
  public var closing: String
  public var elements: [Element]
  /// Whether the value is printed on one line.
  var isInline = false

  public struct Element: Sendable, Hashable {
    /// The name of a field, the position of an element in brackets, or the text of a key; `nil` if the
    /// part has no label, or if the label is not known.
    public var label: String?
    public var value: LoggedValue
  }

  /// Whether the parts are the elements of an array, whose labels are their positions.
  var isList: Bool {
    opening.hasSuffix("[") && !opening.hasSuffix("([")
      && elements.allSatisfy { $0.label.map(Self.isPosition) ?? $0.isHidden }
  }

  /// Whether a label is a position: `[2]`.
  static func isPosition(_ label: String) -> Bool {
    label.first == "[" && label.last == "]" && label.dropFirst().dropLast().allSatisfy(\.isNumber)
  }
}

extension LoggedGroup.Element {
  /// Whether the element is one of those that a diff only counts.
  var isHidden: Bool {
    if case .unknown(let unknown) = value { return label == nil && unknown.shown.isEmpty }
    return false
  }
}
