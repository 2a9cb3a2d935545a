import MacroExpansion

/// A declaration that was left out of the sources because it does not compile and no reducer needs it.
struct LeftOut: Equatable {
  /// `CounterView`, `import UIKit`, `#Preview`.
  let name: String
  /// Why, with the location: `Counter.swift:12:5: cannot find 'Gauge' in scope`.
  let reason: String
  /// Whether only the body was replaced, so that the name still exists.
  var isReplaced = false

  /// The line that the user sees.
  var line: String { "left out: \(name) (\(reason))" }
}

/// What was left out of a loaded file.
struct LeftOutReport: Sendable, Equatable {
  /// A line for each declaration.
  var lines: [String] = []
  /// What the compiler said about them.
  var compilerText = ""
}

/// Decides which declarations of sources that do not compile can be left out, and leaves them out.
///
/// Views, previews, app entries, UIKit classes and imports can go; the reducers stay. The body of a view is replaced by a
/// text first, so that other views that use it still compile. Lines keep their numbers.
struct LeavingOut {
  private(set) var sources: SourceSet
  private(set) var leftOut: [LeftOut] = []

  init(_ sources: SourceSet) { self.sources = sources }

  /// Leaves out the declarations that errors are in.
  ///
  /// Nothing is left out of sources with syntax errors, because the compiler misreads them.
  ///
  /// - Returns: Whether there were any.
  mutating func leaveOut(_ errors: [CompilerMessage]) -> Bool {
    guard !errors.contains(where: { $0.rank == .syntax }) else { return false }
    var isChanged = false
    for index in sources.files.indices {
      let file = sources.files[index]
      let here = errors.filter { $0.location.file == file.name }
      guard !here.isEmpty else { continue }
      let positions = LinePositions(file.text)
      let outline = SourceOutline(file.text).declarations
      var edits: [(edit: Edit, cause: CompilerMessage)] = []
      for error in here.sorted(by: { $0.rank < $1.rank }) {
        guard let offset = positions.offset(of: error.location),
          let edit = Self.edit(at: offset, in: outline, file.text),
          !edits.contains(where: { $0.edit.range.overlaps(edit.range) })
        else { continue }
        edits.append((edit, error))
      }
      for (edit, _) in edits.sorted(by: { $0.edit.range.lowerBound > $1.edit.range.lowerBound }) {
        sources.files[index].text = edit.applied(to: sources.files[index].text)
        isChanged = true
      }
      leftOut += edits.sorted { $0.cause.location.line < $1.cause.location.line }.map {
        LeftOut(
          name: $0.edit.name, reason: Self.reason($0.cause), isReplaced: $0.edit.placeholder != nil)
      }
    }
    return isChanged
  }

  private static func reason(_ error: CompilerMessage) -> String {
    let location = error.location
    let text =
      error.missingModule.map { KnownAbsences.summary(ofModule: $0) }
      ?? error.unknownName.flatMap { KnownAbsences.summary(ofName: $0) } ?? error.text
    return "\(location.file):\(location.line): \(text)"
  }
}

extension LeavingOut {
  /// A range of the source, in UTF-8 offsets, and what takes its place.
  private struct Edit {
    let name: String
    let range: Range<Int>
    var placeholder: String?

    /// The text with the range replaced. The number of lines stays the same.
    func applied(to text: String) -> String {
      var bytes = Array(text.utf8)
      let lines = bytes[range].filter { $0 == UInt8(ascii: "\n") }
      bytes.replaceSubrange(range, with: Array((placeholder ?? "").utf8) + lines)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The edit that removes an error at an offset, or `nil` if a reducer may need the declaration there.
  private static func edit(
    at offset: Int, in declarations: [SourceOutline.Declaration], _ text: String,
    inside path: [String] = []
  ) -> Edit? {
    guard let found = declarations.first(where: { $0.range.contains(offset) }) else { return nil }
    let name = (path + [found.name]).filter { !$0.isEmpty }.joined(separator: ".")
    if let body = found.bodyRange, body.contains(offset),
      let stub = found.stub(named: path.last ?? name),
      !text.utf8.dropFirst(body.lowerBound).starts(with: stub.utf8)
    {
      return Edit(name: path.last ?? name, range: body, placeholder: stub)
    }
    if let inner = edit(at: offset, in: found.members, text, inside: path + [found.name]) {
      return inner
    }
    guard found.isDispensable else { return nil }
    return Edit(
      name: found.keyword == "import"
        ? "import \(name)" : found.isMacro ? "#\(found.keyword)" : name,
      range: found.range)
  }
}

extension SourceOutline.Declaration {
  fileprivate var isMacro: Bool { keyword.first?.isUppercase == true }

  /// Whether no reducer needs the declaration.
  fileprivate var isDispensable: Bool {
    if keyword == "import" || isMacro { return true }
    if attributes.contains("main") { return true }
    guard isType else { return false }
    let types = inherited.map { String($0.split(separator: ".").last ?? "") }
    if keyword == "extension",
      Self.viewTypes.contains(name.split(separator: ".").last.map(String.init) ?? "")
    {
      return true
    }
    return types.contains { type in
      Self.viewTypes.contains(type) || type.hasPrefix("UI") || type.hasPrefix("NS")
        || type.hasSuffix("Style") || type.hasPrefix("XCT")
    } || keyword == "extension" && (name.hasPrefix("UI") || name.hasPrefix("NS"))
  }

  private static let viewTypes: Set<String> = [
    "View", "App", "Scene", "PreviewProvider", "ViewModifier", "Shape", "InsettableShape",
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "Widget",
    "ToolbarContent", "Commands", "PreferenceKey", "EnvironmentKey", "EnvironmentValues", "Color",
    "Font", "Image", "Text", "AnyTransition", "Animation", "LocalizedStringKey",
  ]

  /// The body of a property or function that returns a view, for a view that is left out.
  fileprivate func stub(named view: String) -> String? {
    guard let type, keyword == "var" || keyword == "func" else { return nil }
    let text = "Text(\"[\(view) is left out]\")"
    switch type.filter({ !$0.isWhitespace }) {
    case "someView", "someSwiftUI.View": return "{ \(text) }"
    case "AnyView": return "{ AnyView(\(text)) }"
    default: return nil
    }
  }
}

/// The UTF-8 offsets of the lines of a text.
private struct LinePositions {
  private let starts: [Int]
  private let count: Int

  init(_ text: String) {
    var starts = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
    count = text.utf8.count
  }

  func offset(of location: CompilerMessage.Location) -> Int? {
    guard starts.indices.contains(location.line - 1) else { return nil }
    return min(starts[location.line - 1] + location.column - 1, count)
  }
}
