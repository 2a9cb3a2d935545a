import SwiftReading

/// A part of a file that does not compile, and what happens to it.
enum PruningEdit {
  /// A modifier or statement of a view's body. `body` is the line of the body.
  case part(name: String, range: Range<Int>, placeholder: String?, body: Int)
  /// The whole body of a view.
  case body(view: String, range: Range<Int>, placeholder: String)
  /// The value of a color, a font, or an image. Another one is drawn; anywhere else, where it could change a result, the program stops.
  case value(name: String, range: Range<Int>, placeholder: String)
  /// A declaration that no reducer needs.
  case declaration(name: String, range: Range<Int>)
  /// The body of a test, which fails with the error.
  case test(name: String, range: Range<Int>)
  /// A generated type that registers a test.
  case registration(GeneratedTests.Registration)
  /// A statement that needs a symbol of Apple's platforms.
  case stop(Stop, name: String)

  var range: Range<Int> {
    switch self {
    case .part(_, let range, _, _), .body(_, let range, _), .value(_, let range, _),
      .declaration(_, let range), .test(_, let range):
      range
    case .registration(let registration): registration.range
    case .stop(let stop, _): stop.range
    }
  }

  /// Why the program stops there; `nil` for other edits.
  var stopReason: String? {
    guard case .stop(let stop, _) = self else { return nil }
    return stop.reason
  }

  /// What the user is told; `nil` if the user did not write the range.
  var name: String? {
    switch self {
    case .part(let name, _, _, _), .declaration(let name, _), .test(let name, _): name
    case .body(let view, _, _): view
    case .value(let name, _, _): name
    case .stop(_, let name): name
    case .registration: nil
    }
  }

  /// The name of a declaration that nothing takes the place of.
  var removedName: String? {
    guard case .declaration(let name, _) = self else { return nil }
    return name
  }

  /// The line of the body that it changes a part of.
  var partOfBody: Int? {
    guard case .part(_, _, _, let body) = self else { return nil }
    return body
  }

  /// Whether something takes its place, so that its name still exists.
  func isReplaced(_ error: CompilerMessage) -> Bool { replacement(for: error) != nil }

  /// What takes its place; `nil` leaves only line ends.
  func replacement(for error: CompilerMessage) -> String? {
    switch self {
    case .part(_, _, let placeholder, _): placeholder
    case .body(_, _, let placeholder): placeholder
    case .value(_, _, let placeholder):
      Self.valueStart + "else { "
        + Stop.trap(CaseKeyPaths.plain(error.text), error.location.place)
        + " }; return \(placeholder) }"
    case .declaration: nil
    case .test: GeneratedTests.stub(error)
    case .registration(let registration): registration.replacement(for: error)
    case .stop(let stop, _): stop.text
    }
  }

  static let valueStart = "{ guard _isDrawing "

  /// The text with the edit. The number of lines stays the same.
  func applied(to text: String, _ error: CompilerMessage) -> String {
    let lines = text.utf8.dropFirst(range.lowerBound).prefix(range.count)
      .filter { $0 == UInt8(ascii: "\n") }
    return text.applying([
      Edit(
        range, (replacement(for: error) ?? "") + String(repeating: "\n", count: lines.count))
    ])
  }
}

extension PruningEdit {
  /// What is drawn in place of the value of a computed property or function whose value does not compile; `nil` if it is something
  /// else than a color, a font, or an image.
  ///
  /// - Parameter owner: The type whose declaration or extension contains it.
  static func drawnValue(
    of found: SourceOutline.Declaration, in owner: String
  ) -> String? {
    guard let type = found.type,
      found.keyword == "func" || found.keyword == "var" && found.isComputed
    else { return nil }
    let name = type == "Self" ? owner : type
    return switch name {
    case "Color": "SwiftUI.Color.primary"
    case "Font": "SwiftUI.Font.body"
    case "Image": "SwiftUI.Image(systemName: \"photo\")"
    case "UIColor": type == "Self" ? "Self(white: 0, alpha: 1)" : "UIColor.black"
    case "UIFont" where type != "Self": "UIFont.systemFont(ofSize: 17)"
    default: nil
    }
  }
}
