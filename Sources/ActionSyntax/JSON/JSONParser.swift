/// Parses JSON (RFC 8259). Unlike Foundation's parser, it knows the place of each value, and refuses a name that appears
/// twice in an object.
struct JSONParser {
  private static let depthLimit = 200

  private let text: String
  private let scalars: String.UnicodeScalarView
  private var index: String.Index
  private var depth = 0

  init(_ text: String) {
    self.text = text
    scalars = text.unicodeScalars
    index = text.startIndex
  }

  mutating func document() throws(InputError) -> JSONSyntax {
    let value = try value()
    skipBlanks()
    guard index == text.endIndex else {
      throw error(
        .superfluous, "there is text after the JSON value", "expected the end of the file")
    }
    return value
  }

  private var next: Unicode.Scalar? { index < text.endIndex ? scalars[index] : nil }

  private mutating func skipBlanks() {
    while let next, [" ", "\n", "\r", "\t"].contains(next) { index = scalars.index(after: index) }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == scalar else { return false }
    index = scalars.index(after: index)
    return true
  }

  private mutating func value() throws(InputError) -> JSONSyntax {
    skipBlanks()
    let start = index
    switch next {
    case "{":
      let members = try nested { (parser) throws(InputError) in try parser.members() }
      return JSONSyntax(.object(members), start..<index)
    case "[":
      let elements = try nested { (parser) throws(InputError) in try parser.elements() }
      return JSONSyntax(.array(elements), start..<index)
    case "\"":
      let text = try string()
      return JSONSyntax(.string(text), start..<index)
    case "-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9":
      let number = try number()
      return JSONSyntax(.number(number), start..<index)
    default:
      let word = try word()
      return JSONSyntax(word, start..<index)
    }
  }

  private mutating func nested<R>(
    _ body: (inout JSONParser) throws(InputError) -> R
  ) throws(InputError) -> R {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw error(.nestedTooDeep, "more than \(Self.depthLimit) brackets are open", "expected less")
    }
    index = scalars.index(after: index)
    return try body(&self)
  }

  private mutating func elements() throws(InputError) -> [JSONSyntax] {
    var elements: [JSONSyntax] = []
    if take("]") { return elements }
    repeat { elements.append(try value()) } while take(",")
    guard take("]") else { throw unexpected("expected , or ]") }
    return elements
  }

  private mutating func members() throws(InputError) -> [JSONSyntax.Member] {
    var members: [JSONSyntax.Member] = []
    var names: Set<String> = []
    if take("}") { return members }
    repeat {
      skipBlanks()
      let start = index
      guard next == "\"" else { throw unexpected("expected a name in double quotes") }
      let name = try string(), range = start..<index
      guard names.insert(name).inserted else {
        throw InputError(
          .duplicateKey, "`\(abbreviated(name))` appears twice", in: text, at: range,
          hint: "expected each field once")
      }
      guard take(":") else { throw unexpected("expected :") }
      members.append(JSONSyntax.Member(name: name, nameRange: range, value: try value()))
    } while take(",")
    guard take("}") else { throw unexpected("expected , or }") }
    return members
  }

  private mutating func word() throws(InputError) -> JSONSyntax.Kind {
    let words: [(String, JSONSyntax.Kind)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, kind) in words where text[index...].hasPrefix(word) {
      index = text.index(index, offsetBy: word.count)
      return kind
    }
    throw unexpected("expected a JSON value")
  }

  private mutating func number() throws(InputError) -> String {
    let pattern = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/.asciiOnlyDigits()
    guard let match = text[index...].prefixMatch(of: pattern) else {
      throw error(.invalidNumber, "this is not a number in JSON", "expected digits")
    }
    index = match.range.upperBound
    return String(match.output)
  }

  private mutating func string() throws(InputError) -> String {
    let start = index
    index = scalars.index(after: index)
    var result = String.UnicodeScalarView()
    while let scalar = next {
      switch scalar {
      case "\"":
        index = scalars.index(after: index)
        return String(result)
      case "\\": result.append(try escape())
      case ..<" ":
        throw error(
          .strayCharacter, "a string contains a control character", "expected an escape such as \\n"
        )
      default:
        result.append(scalar)
        index = scalars.index(after: index)
      }
    }
    throw InputError(
      .unterminatedString, "the string is never closed", in: text, at: start..<start,
      hint: "expected `\"` after the text")
  }

  private mutating func escape() throws(InputError) -> Unicode.Scalar {
    let start = index
    index = scalars.index(after: index)
    let simple: [Unicode.Scalar: Unicode.Scalar] = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{c}", "n": "\n", "r": "\r", "t": "\t",
    ]
    if let next, let scalar = simple[next] {
      index = scalars.index(after: index)
      return scalar
    }
    guard let unit = codeUnit() else { throw invalidEscape(start) }
    var units = [unit]
    if UTF16.isLeadSurrogate(unit), next == "\\" {
      index = scalars.index(after: index)
      guard let second = codeUnit() else { throw invalidEscape(start) }
      units.append(second)
    }
    let decoded = String(validating: units, as: UTF16.self)?.unicodeScalars
    guard let decoded, decoded.count == 1, let scalar = decoded.first else {
      throw invalidEscape(start)
    }
    return scalar
  }

  /// The number that `u` and four hexadecimal digits write.
  private mutating func codeUnit() -> UInt16? {
    guard next == "u" else { return nil }
    let digits = scalars[index...].dropFirst().prefix(4)
    guard digits.count == 4, digits.allSatisfy({ $0.properties.isASCIIHexDigit }),
      let unit = UInt16(String(digits), radix: 16)
    else { return nil }
    index = digits.endIndex
    return unit
  }

  private func invalidEscape(_ start: String.Index) -> InputError {
    InputError(
      .invalidEscape, "the escape is not valid in JSON", in: text, at: start..<start,
      hint: #"expected \", \\, \/, \b, \f, \n, \r, \t or \u and four digits"#)
  }

  private func unexpected(_ hint: String) -> InputError {
    guard let next else {
      return error(.unclosedBracket, "the JSON ends too early", hint)
    }
    return error(.unexpectedToken, "unexpected `\(next)`", hint)
  }

  private func error(_ code: InputErrorCode, _ summary: String, _ hint: String) -> InputError {
    InputError(code, summary, in: text, at: index..<index, hint: hint)
  }
}
