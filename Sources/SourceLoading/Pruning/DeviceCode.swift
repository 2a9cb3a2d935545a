import SwiftOutline

/// Code of a client that uses a framework of Apple or a package, such as the live value of a dependency.
///
/// It is replaced by a stop that names the framework's type, so that the reducers of the file can be used.
///
/// ```swift
/// static let liveValue = Self(play: { AVAudioPlayer().play() })
/// // becomes
/// static let liveValue = Self(play: { fatalError("AVAudioPlayer does not exist on Linux (Sound.swift:4)") })
/// ```
struct DeviceCode {
  let file: SourceSet.File
  /// A type or function that does not exist on Linux.
  let name: String
  /// The location, as errors show it.
  let place: String
  /// Whether the name belongs to a package that is not loaded, as opposed to a framework of Apple.
  var isOfPackage = false

  struct Replacement: Equatable {
    /// In UTF-8 offsets.
    let range: Range<Int>
    let text: String
  }

  /// Returns what replaces the code at an offset; `nil` if a reducer needs its result.
  ///
  /// - Parameters:
  ///   - offset: A UTF-8 offset in the declaration.
  ///   - declaration: A function, an initializer, a variable, or another member.
  ///   - isInReducer: Whether the declaration is a member of a reducer.
  func replacement(
    at offset: Int, in declaration: SourceOutline.Declaration, isInReducer: Bool
  ) -> Replacement? {
    guard ["func", "init", "var", "let", "deinit", "subscript"].contains(declaration.keyword)
    else { return nil }
    let blocks = StatementBlock.around(offset, in: declaration.range, of: file.text)
    guard let block = blocks.first else {
      return isInReducer || declaration.type?.contains(name) == true
        ? nil : removal(of: declaration)
    }
    if block.isExpression, block.count > 1 || Self.effects.contains(block.opener) {
      return Replacement(range: block.statement, text: report)
    }
    if Self.effects.contains(block.opener) { return Replacement(range: block.rest, text: report) }
    let isInEffect = blocks.contains { Self.effects.contains($0.opener) }
    return isInReducer && !isInEffect ? nil : Replacement(range: block.rest, text: stop)
  }

  /// What replaces the live value of a dependency: its preview or test value.
  ///
  /// - Parameters:
  ///   - type: The type that the value is a member of.
  ///   - names: The names of its members.
  ///   - isClient: Whether `@DependencyClient` writes an initializer without arguments.
  func otherValue(
    than declaration: SourceOutline.Declaration, of type: String, names: [String], isClient: Bool
  ) -> (replacement: Replacement, name: String)? {
    guard declaration.name == "liveValue", declaration.modifiers.contains("static") else {
      return nil
    }
    let other = ["previewValue", "testValue"].first(where: names.contains)
    guard let value = other ?? (isClient ? "Self()" : nil) else { return nil }
    let modifiers = declaration.modifiers.joined(separator: " ")
    return (
      Replacement(
        range: declaration.range,
        text: "\(modifiers) var liveValue: \(declaration.type ?? "Self") { \(value) }"),
      value
    )
  }

  /// The functions whose closures are effects without a result.
  private static let effects: Set<String> = ["run", "fireAndForget"]

  /// Removes a stored property, such as `let manager = CLLocationManager()`.
  private func removal(of declaration: SourceOutline.Declaration) -> Replacement? {
    guard ["var", "let"].contains(declaration.keyword), !declaration.isComputed,
      declaration.bodyRange == nil
    else { return nil }
    return Replacement(range: declaration.range, text: "")
  }

  private var message: String {
    "\"\(name) \(isOfPackage ? "belongs to a package that is not loaded" : "does not exist on Linux") (\(place))\""
  }
  private var stop: String { "Swift.fatalError(\(message))" }
  private var report: String { "Swift.print(\(message))" }
}
