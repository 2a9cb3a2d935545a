/// What a console adds before the lines of a message: a timestamp, a process, an indentation.
///
/// The prefix is learned from the line `received action:` of a block. The other lines of the block
/// have a prefix of the same shape (Xcode with timestamps, `log stream`, CI), or spaces of its width,
/// or none (a message of several lines in Xcode's console), and may be indented.
struct LinePrefix: Equatable {
  /// The text before `received action:`.
  private(set) var header: [UInt8]
  /// Whether the log begins with the header, so that a part of it may be missing.
  private let mayBeCut: Bool
  /// How the other lines of the block begin; `nil` until the first of them was read.
  private var form: Form?

  private struct Form: Equatable {
    var repeatsHeader: Bool
    var isAligned: Bool
    var indent: Int
  }

  init(header: [UInt8], mayBeCut: Bool = false) {
    (self.header, self.mayBeCut) = (header, mayBeCut)
  }

  /// Learns from the first line of the action how the lines of the block begin.
  ///
  /// - Returns: The line without its prefix; `nil` if it cannot be the first line of an action, which
  ///   is indented by two.
  mutating func learn(from line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let forms = [
      Form(repeatsHeader: true, isAligned: false, indent: 0),
      Form(repeatsHeader: false, isAligned: true, indent: 0),
      Form(repeatsHeader: false, isAligned: false, indent: 0),
    ]
    for form in header.isEmpty ? Array(forms.suffix(1)) : forms {
      guard let rest = self.line(line, without: form) else { continue }
      let spaces = rest.prefix { $0 == .space || $0 == .tab }
      guard spaces.count >= 2, spaces.count < rest.count,
        spaces.suffix(2).allSatisfy({ $0 == .space })
      else { continue }
      self.form = form
      self.form?.indent = spaces.count - 2
      return rest.dropFirst(spaces.count - 2)
    }
    return mayBeCut ? learnWholeHeader(from: line) : nil
  }

  /// Learns the header from the first line of the action, if the log begins in the middle of the header.
  private mutating func learnWholeHeader(from line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    for start in line.indices.dropFirst() {
      guard let action = Self.rest(of: line[start...], after: header[...]),
        Self.isFirstLineOfAction(action),
        !header.isEmpty || line[..<start].contains(where: \.isDigit)
      else { continue }
      header = Array(line[..<action.startIndex])
      form = Form(repeatsHeader: true, isAligned: false, indent: 0)
      return action
    }
    return nil
  }

  /// Whether a line is indented by two and continues with a type and a case: `  Feature.Action.tapped`.
  private static func isFirstLineOfAction(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: [.space, .space]) else { return false }
    let name = line.dropFirst(2).prefix { $0 != UInt8(ascii: "(") }
    return name.first != .space && name.contains(UInt8(ascii: ".")) && !name.contains(.space)
  }

  /// A line of the block without its prefix; `nil` if the line has another beginning.
  func removed(from line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let form, let rest = self.line(line, without: form) else { return nil }
    guard form.indent > 0 else { return rest }
    let spaces = rest.prefix(form.indent)
    guard spaces.allSatisfy({ $0 == .space || $0 == .tab }) else { return nil }
    return rest.dropFirst(form.indent)
  }

  private func line(_ line: ArraySlice<UInt8>, without form: Form) -> ArraySlice<UInt8>? {
    if form.repeatsHeader { return Self.rest(of: line, after: header[...]) }
    guard form.isAligned else { return line }
    let spaces = line.prefix(header.count)
    return spaces.allSatisfy { $0 == .space } ? line.dropFirst(header.count) : nil
  }

  /// Whether another line has a prefix that tells it apart, so that the lines of two stores can be interleaved.
  func isOfOtherStore(than prefix: ArraySlice<UInt8>) -> Bool {
    !header.isEmpty && !prefix.isEmpty && Self.rest(of: prefix, after: header[...])?.isEmpty != true
  }

  /// The rest of a line that begins with a shape: each number in the shape stands for any number.
  private static func rest(
    of line: ArraySlice<UInt8>, after shape: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    var (line, shape) = (line, shape)
    while let expected = shape.first {
      guard let byte = line.first else {
        // Editors remove spaces at the ends of lines.
        return shape.allSatisfy { $0 == .space } ? line : nil
      }
      if expected.isDigit {
        guard byte.isDigit else { return nil }
        let isHexadecimal = line.starts(with: [0x30, 0x78]) && shape.starts(with: [0x30, 0x78])
        line = line.drop { $0.isDigit || isHexadecimal && $0.isWord }
        shape = shape.drop { $0.isDigit || isHexadecimal && $0.isWord }
      } else {
        guard byte == expected else { return nil }
        line = line.dropFirst()
        shape = shape.dropFirst()
      }
    }
    return line
  }

  /// The part of the prefix that names a store: `cart` of `_printChanges("cart")` or `[cart]`. Empty
  /// if the prefix contains a number, because then it is a console's.
  var storeName: String {
    guard !header.contains(where: \.isDigit) else { return "" }
    let name = header.split { !$0.isWord && $0 < 0x80 }.map { String(decoding: $0, as: UTF8.self) }
    return name.joined(separator: " ")
  }
}

extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Whether the byte is a letter, a digit, or an underscore of ASCII.
  var isWord: Bool {
    isDigit || self >= 0x41 && self <= 0x5A || self >= 0x61 && self <= 0x7A || self == 0x5F
  }
}
