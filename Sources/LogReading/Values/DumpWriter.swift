extension LoggedValue: CustomStringConvertible {
  /// The text of the value as `customDump` prints it, with `…` for what is not known.
  public var description: String {
    var writer = DumpWriter()
    writer.write(self, isLabeled: false)
    return writer.text
  }

  /// The value on one line: `"Blob"`, `Todo.State(…)`.
  public var short: String {
    switch self {
    case .leaf(let text): text.contains("\n") ? "\"…\"" : text
    case .unknown(let unknown): unknown.shown.isEmpty ? "…" : unknown.shown
    case .group(let group):
      if group.isInline, let element = group.elements.first {
        group.opening + (element.label.map { "\($0): " } ?? "") + element.value.short
          + group.closing
      } else {
        "\(group.opening)…\(group.closing)"
      }
    }
  }
}

/// Writes a value in the format of `customDump`.
private struct DumpWriter {
  var text = ""
  private var indent = ""

  mutating func write(_ value: LoggedValue, isLabeled: Bool) {
    switch value {
    case .leaf(let leaf):
      text += leaf.lineTexts.joined(separator: isLabeled ? "\n\(indent)  " : "\n\(indent)")
    case .unknown: text += value.short
    case .group(let group): write(group)
    }
  }

  private mutating func write(_ group: LoggedGroup) {
    text += group.opening
    if group.isInline {
      for element in group.elements { write(element) }
    } else {
      writeLines(of: group)
    }
    text += group.closing
  }

  private mutating func writeLines(of group: LoggedGroup) {
    let outer = indent
    indent += "  "
    var rest = group.elements[...]
    while let element = rest.first {
      text += "\n\(indent)"
      let hidden = rest.prefix { $0.isHidden }
      if hidden.count > 1 {
        text += "… (\(hidden.count) unknown)"
      } else {
        write(element)
      }
      rest = rest.dropFirst(max(hidden.count, 1))
      if !rest.isEmpty { text += "," }
    }
    indent = outer
    text += "\n\(indent)"
  }

  private mutating func write(_ element: LoggedGroup.Element) {
    if let label = element.label { text += "\(label): " }
    write(element.value, isLabeled: element.label != nil)
  }
}
