/// Where files use `TaskResult`, and what may need equatable actions.
struct ResultNames {
  static let old = "TaskResult"

  /// The words, and the brackets that close their types, if these are written.
  private(set) var uses: [(index: Int, close: Int?)] = []
  /// Whether each use is the value of an action, or is made by a closure, and nothing calls what `Result` does not have.
  private(set) var arePlain = true
  /// Whether a test, or an operator, may compare actions.
  private var comparesActions = false
  /// What equatable actions contain, and the actions of alerts, by the names of the actions.
  private var contents: [String: [String]] = [:]

  init() {}

  init(_ source: SwiftSource) {
    let bodies = Set(Self.actions(of: source).compactMap(\.bodyRange?.lowerBound))
    for index in source.words.indices {
      switch source.text(index) {
      case Self.old where source.words[index].kind == .word && source.text(index - 1) != ".":
        addUse(at: index, source, bodies)
      case "TestStore", "==": comparesActions = comparesActions || Self.compares(at: index, source)
      case "AlertState", "ConfirmationDialogState", "ButtonState":
        guard let close = source.typeArguments(at: index + 1)?.end else { continue }
        let own = source.scopes(around: source.start(index))
        contents["\(own.joined(separator: ".")) alert", default: []]
          .append(source.source(index + 2..<close))
      default: break
      }
    }
    for declaration in source.declarations where declaration.inherits("Equatable") {
      if declaration.keyword == "extension" {
        contents["extension", default: []].append(declaration.name)
      }
      guard declaration.keyword == "enum", declaration.name == "Action" else { continue }
      let values = declaration.allCases.flatMap(\.values)
      contents[source.fullName(of: declaration), default: []] += values.map(\.type)
    }
  }

  /// - Parameter bodies: The offsets of the braces of the actions.
  private mutating func addUse(at index: Int, _ source: SwiftSource, _ bodies: Set<Int>) {
    let close = source.typeArguments(at: index + 1)?.end
    let brace = source.brace(around: index).map { source.start($0) }
    let isValue = close != nil && brace.map(bodies.contains) == true
    let next = (close ?? index) + 1
    let isCalled = source.text(next) == "{" || source.has(["(", "catching", ":"], at: next)
    let isMade = isCalled && !["->", ":"].contains(source.text(index - 1))
    // A `Result` has no such property.
    let readsValue =
      uses.isEmpty && source.words.indices.contains { source.has([".", "value"], at: $0) }
    uses.append((index, close))
    arePlain = arePlain && (isValue || isMade) && !readsValue
  }

  private static func compares(at index: Int, _ source: SwiftSource) -> Bool {
    source.text(index) == "TestStore"
      || [index - 1, index + 1].contains { source.text($0) == "action" }
  }

  static func actions(of source: SwiftSource) -> [Declaration] {
    source.declarations.filter { $0.keyword == "enum" && $0.name == "Action" }
  }

  mutating func add(_ other: ResultNames) {
    arePlain = arePlain && other.arePlain
    comparesActions = comparesActions || other.comparesActions
    contents.merge(other.contents, uniquingKeysWith: +)
  }

  /// Whether an extension makes actions equatable.
  func haveExtension(of name: String) -> Bool { contents["extension"]?.contains(name) == true }

  /// Whether something may compare the actions of a feature, or what contains them.
  ///
  /// - Parameter name: `Counter.Action`, with the types around it.
  func needEquatable(_ name: String) -> Bool {
    let feature = name.split(separator: ".").dropLast().last.map(String.init) ?? ""
    return comparesActions
      || contents.contains { owner, types in
        owner != name
          && types.contains { type in
            // `Action` in the feature itself, `Counter.Action`, and `IdentifiedActionOf<Counter>` elsewhere.
            let isOwn = owner.hasPrefix(String(name.dropLast(".Action".count)))
            return isOwn && type == "Action" || type.hasSuffix("\(feature).Action")
              || type.contains("\(feature).Action>") || type.contains("<\(feature)>")
          }
      }
  }
}
