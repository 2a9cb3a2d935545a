/// What a dump shows of an attributed string: its characters, or its runs if it has attributes.
///
/// ```
/// title: [
///   [0]: "Read ",
///   [1]: AttributedString(
///     text: "more",
///     NSLink: https://swift.org
///   )
/// ]
/// ```
enum DumpedAttributedString {
  static func representation(of string: AttributedString) -> Any {
    let runs = string.runs.map { run in
      AttributedRun(text: String(string[run.range].characters), attributes: run.attributes)
    }
    guard runs.contains(where: { !$0.attributes.isEmpty }) else { return String(string.characters) }
    return runs.map { $0.attributes.isEmpty ? $0.text as Any : $0 }
  }
}

/// A part of an attributed string whose characters have the same attributes.
private struct AttributedRun: CustomDumpReflectable {
  let text: String
  /// The attributes in the order of their names.
  let attributes: [(name: String, value: String)]

  init(text: String, attributes: AttributeContainer) {
    self.text = text
    self.attributes = Self.attributes(in: attributes.description)
  }

  /// Foundation lists only the names and the values of the attributes that a file knows, except in a description, where each line
  /// is a tab, the name, ` = `, and the value.
  private static func attributes(in description: String) -> [(name: String, value: String)] {
    var attributes: [(name: String, value: String)] = []
    for line in description.components(separatedBy: "\n").dropFirst().dropLast() {
      if line.hasPrefix("\t"), let sign = line.range(of: " = ") {
        attributes.append(
          (String(line[..<sign.lowerBound].dropFirst()), String(line[sign.upperBound...])))
      } else if !attributes.isEmpty {
        attributes[attributes.count - 1].value += "\n" + line
      }
    }
    return attributes
  }

  var customDumpMirror: Mirror {
    let values = attributes.map {
      (label: String?.some($0.name), value: AttributeText(text: $0.value) as Any)
    }
    return Mirror(
      AttributedString(), children: [(label: String?.some("text"), value: text as Any)] + values,
      displayStyle: .struct)
  }
}

/// The value of an attribute as Foundation describes it.
private struct AttributeText: Equatable, CustomDumpStringConvertible {
  let text: String
  var customDumpDescription: String { text }
}
