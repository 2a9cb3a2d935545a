import SwiftReading

/// The properties of reducers that a type which does not exist here gives their values, such as `let store = Firestore.firestore()`.
///
/// A value that stops would stop each action, because an action creates the reducers. So the property stops where it is used.
struct ReducerProperties {
  private let name: String
  private let file: SourceSet.File
  private typealias Property = (path: String, range: Range<Int>, text: String, offset: Int)
  private let properties: [Property]

  init(of name: String, in file: SourceSet.File) {
    (self.name, self.file) = (name, file)
    let source = SourceText(file.text)
    func properties(_ all: [SourceOutline.Declaration], in path: String) -> [Property] {
      all.filter(\.isType).flatMap { type in
        let own = type.isReducer ? type.members : []
        return own.compactMap { found in
          Self.property(found, of: name, source).map {
            ("\(path)\(type.name).\(found.name)", $0, $1, $2)
          }
        } + properties(type.members, in: "\(path)\(type.name).")
      }
    }
    self.properties = properties(SourceOutline(file.text).declarations, in: "")
  }

  /// The range from the keyword on, the beginning of the computed property, and the place of the name.
  private static func property(
    _ found: SourceOutline.Declaration, of name: String, _ source: SourceText
  ) -> (Range<Int>, String, Int)? {
    guard ["let", "var"].contains(found.keyword), found.names.count == 1, found.type == nil,
      !found.isComputed, found.bodyRange == nil, found.attributes.isEmpty,
      !found.modifiers.contains("static")
    else { return nil }
    let tokens = source.tokens.filter { found.range.contains($0.range.lowerBound) }
    let texts = tokens.map { source[$0] }
    guard let keyword = texts.firstIndex(of: found.keyword), let mark = texts.firstIndex(of: "="),
      mark + 2 < texts.count, texts[mark + 1] == name, ["(", "."].contains(texts[mark + 2])
    else { return nil }
    let type = texts[mark + 2] == "(" ? name : "\(name)._Member"
    return (
      tokens[keyword].range.lowerBound..<found.range.upperBound, "var \(found.name): \(type)",
      tokens[mark + 1].range.lowerBound
    )
  }

  /// Whether an offset is in one.
  func contains(_ offset: Int) -> Bool { properties.contains { $0.range.contains(offset) } }

  /// The edits that make them stop where they are used.
  func stops(because absence: Absence) -> [EditSearch.Caused] {
    let positions = LinePositions(file)
    return properties.map { property in
      let location = positions.location(of: property.offset)
      let stop = Stop(
        property.range, because: absence.reason(for: name),
        place: "\(location.file):\(location.line)", in: property.text)
      return (
        .stop(stop, name: property.path),
        CompilerMessage(location: location, text: "cannot find '\(name)' in scope")
      )
    }
  }
}
