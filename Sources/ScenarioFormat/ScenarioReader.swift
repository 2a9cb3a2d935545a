/// Reads a scenario file.
package enum ScenarioReader {
  /// The scenario that these bytes are.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: The file's path, for messages.
  /// - Throws: Every fault of the file; only the first of its kind when the bytes are no text.
  package static func read(
    _ bytes: [UInt8], path: String
  ) throws(ScenarioUnreadable) -> Scenario {
    let source = SourceText(bytes)
    let noText = noTextFaults(source, path)
    guard noText.isEmpty else { throw ScenarioUnreadable(faults: noText) }
    var builder = ScenarioBuilder(source)
    for line in source.lines { builder.read(line) }
    let faults = builder.finish()
    guard faults.isEmpty else {
      throw ScenarioUnreadable(
        faults: faults.sorted { $0.line < $1.line }
          .map { ScenarioFault(kind: $0.kind, path: path, line: $0.line) })
    }
    return Scenario(path: path, source: source, parts: builder.parts)
  }

  private static func noTextFaults(_ source: SourceText, _ path: String) -> [ScenarioFault] {
    var null: Int?
    var invalid: Int?
    for line in source.lines {
      if null == nil, line.bytes.contains(Byte.null) { null = line.number }
      if invalid == nil, !isText(line.bytes) { invalid = line.number }
    }
    return [(invalid, ScenarioFault.Kind.notUTF8), (null, .null)]
      .compactMap { line, kind in line.map { ScenarioFault(kind: kind, path: path, line: $0) } }
  }

  private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
  }
}
