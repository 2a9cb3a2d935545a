import SwiftReading

/// A statement that needs a symbol of Apple's platforms, and the stop that takes its place.
///
/// When the stop is reached, the line or the effect ends as with any trap, so that no result is wrong.
///
/// ```swift
/// let player = AVAudioPlayer()
/// player.play()
/// // becomes, with what follows in the block
/// Swift.fatalError("stop: AVAudioPlayer exists on Apple's platforms only (Sound.swift:4)")
/// ```
struct Stop: Equatable {
  /// In UTF-8 offsets.
  let range: Range<Int>
  private(set) var text: String
  /// Why, with the location.
  let reason: String

  /// - Parameters:
  ///   - reason: Why the symbol does not exist; by default, what the error says.
  ///   - offset: The UTF-8 offset of the symbol, in the declaration.
  /// - Returns: `nil` if the symbol is not in a statement of a function, an accessor, or a closure.
  init?(
    because error: CompilerMessage, _ reason: String? = nil, at offset: Int,
    in declaration: SourceOutline.Declaration, of text: String
  ) {
    let blocks = StatementBlock.around(offset, in: declaration.range, of: text)
    guard ["func", "init", "var", "let", "deinit", "subscript"].contains(declaration.keyword),
      // Without its statement, a closure would not have the parameter `$0`, or its result would have another type.
      let block = blocks.first(where: {
        UnnamedParameters.names(in: $0.statement, of: text).isEmpty
          && !["Result", "TaskResult"].contains($0.opener)
      })
    else { return nil }
    // The statements that follow a declaration use its names.
    guard let range = Self.complete(block.isExpression ? block.statement : block.rest, of: text),
      range.contains(offset),
      !Self.isStop(SourceText(text)[range])
    else { return nil }
    let isOfValue =
      block == blocks.last && declaration.type == nil
      && ["var", "let"].contains(declaration.keyword)
    let type = isOfValue ? Self.returned(in: range, of: SourceText(text)) : nil
    self.init(range, because: reason ?? CaseKeyPaths.plain(error.text), place: error.location.place)
    if let type {
      self.text = "return { () -> \(type) in \(self.text) }()"
    } else if block.count == 1, block.isAssignment {
      // The result of a closure is what its only expression has: nothing, and not `Never`.
      self.text += "; ()"
    }
  }

  /// The type of the closure that is the value of a property, as far as it is what the closure returns: `return Self(...)`.
  private static func returned(in range: Range<Int>, of source: SourceText) -> String? {
    var depth = 0
    let texts = source.tokens.filter { range.contains($0.range.lowerBound) }.map { source[$0] }
    let place = texts.indices.dropLast(2).first { index in
      if ["{", "}"].contains(texts[index]) { depth += texts[index] == "{" ? 1 : -1 }
      return depth == 0 && texts[index] == "return" && texts[index + 2] == "("
        && texts[index + 1].first?.isUppercase == true
    }
    return place.map { texts[$0 + 1] }
  }

  /// The stop that takes the place of the value of a property, when the property is used for the first time, or its type created.
  ///
  /// - Returns: `nil` if the type of the property is not known from its declaration.
  init?(
    valueOf property: SourceOutline.Declaration, because error: CompilerMessage, at offset: Int,
    of text: String
  ) {
    guard ["var", "let"].contains(property.keyword), property.names.count == 1 else { return nil }
    let source = SourceText(text)
    let end = property.bodyRange?.lowerBound ?? property.range.upperBound
    let tokens = source.tokens.filter {
      property.range.lowerBound <= $0.range.lowerBound && $0.range.lowerBound < end
    }
    guard let mark = tokens.firstIndex(where: { source[$0] == "=" }), mark + 2 < tokens.count,
      tokens[mark].range.upperBound <= offset
    else { return nil }
    let value = tokens[mark + 1].range.lowerBound..<(tokens.last?.range.upperBound ?? end)
    guard !source[value].contains(LeftOut.stopMark) else { return nil }
    var result = ""
    if let type = property.type {
      guard !type.hasPrefix("some ") else { return nil }
    } else {
      // `Expression<Int>("id")` says the type.
      guard source[tokens[mark + 1]].first?.isUppercase == true,
        let call = tokens[mark...].first(where: { ["(", "{", "."].contains(source[$0]) }),
        source[call] == "("
      else { return nil }
      result = "() -> \(source[value.lowerBound..<call.range.lowerBound]) in "
    }
    let stop = Stop(value, because: CaseKeyPaths.plain(error.text), place: error.location.place)
    (range, reason) = (stop.range, stop.reason)
    self.text = "{ \(result)\(stop.text) }()"
  }

  /// The stop that a computed property of a reducer calls.
  ///
  /// - Parameter property: Its beginning, such as `var store: Firestore`.
  init(_ range: Range<Int>, because reason: String, place: String, in property: String) {
    self.range = range
    text = "\(property) { \(Self.trap(reason, place)) }"
    self.reason = "\(place): \(reason)"
  }

  private init(_ range: Range<Int>, because reason: String, place: String) {
    self.range = range
    text = Self.trap(reason, place)
    self.reason = "\(place): \(reason)"
  }

  /// A range up to the `#elseif`, `#else`, or `#endif` of a condition that begins before it; `nil` if it ends in a condition.
  private static func complete(_ range: Range<Int>, of text: String) -> Range<Int>? {
    let source = SourceText(text)
    var depth = 0
    for token in source.tokens where range.contains(token.range.lowerBound) {
      switch token.kind == .directive ? source[token] : "" {
      case "#if": depth += 1
      case "#else" where depth == 0, "#elseif" where depth == 0, "#endif" where depth == 0:
        return range.lowerBound..<token.range.lowerBound
      case "#endif": depth -= 1
      default: break
      }
    }
    return depth == 0 ? range : nil
  }

  private static func isStop(_ text: String) -> Bool {
    let trap = "Swift.fatalError(\"\(LeftOut.stopMark)"
    return text.hasPrefix(trap) || text.hasPrefix("return { () -> ") && text.contains(" in \(trap)")
  }

  /// The call that stops the program.
  static func trap(_ reason: String, _ place: String) -> String {
    let message = "\(LeftOut.stopMark)\(reason) (\(place))"
    let literal = message.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "Swift.fatalError(\"\(literal)\")"
  }
}
