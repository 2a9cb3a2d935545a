/// Strings in JSON.
package enum JSONText {
  /// A string as JSON writes it. Control characters, and those that change the direction of text, are escaped, because the text can
  /// reach a terminal. Other characters stay as they are.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where ControlPictures.picture(of: scalar) != nil:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
