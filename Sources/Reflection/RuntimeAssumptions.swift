extension RuntimeAssumption {
  /// The table of all assumptions. Each layout comes after those that are needed to read it.
  package static let all: [RuntimeAssumption] = executors + boxes + layouts

  private static let executors = [
    RuntimeAssumption(
      symbol: "swift_task_getMainExecutor_hook", since: "6.0",
      without: "effects run on the global pool, and the order of their actions may change"),
    RuntimeAssumption(
      symbol: "swift_task_isMainExecutor_hook", since: "6.0",
      without: "effects run on the global pool, and the order of their actions may change"),
    RuntimeAssumption(
      symbol: "swift_task_enqueueGlobal_hook", since: "6.0",
      without: "unstructured tasks of effects run on the global pool, in any order"),
    RuntimeAssumption(
      .layout, "executor references of two words", since: "5.9",
      without: "the main executor cannot be replaced"
    ) { MemoryLayout<UnownedSerialExecutor>.size == 2 * TypeMetadata.word },
    RuntimeAssumption(
      .layout, "jobs of one word", since: "5.9", without: "jobs cannot be kept in a queue"
    ) { MemoryLayout<UnownedJob>.size == TypeMetadata.word },
  ]

  private static let boxes = [
    RuntimeAssumption(
      symbol: "swift_allocBox", .linkedSymbol, since: "5.0",
      without: "values of indirect cases cannot be created"),
    RuntimeAssumption(
      symbol: "swift_projectBox", .linkedSymbol, since: "5.0",
      without: "values of indirect cases cannot be read"),
    RuntimeAssumption(
      symbol: "swift_getExistentialMetatypeMetadata", .linkedSymbol, since: "5.0",
      without: "arguments of protocol types cannot be typed"),
    RuntimeAssumption(
      symbol: "swift_demangle", .linkedSymbol, since: "5.0",
      without: "initializers of loaded files are not found"),
    RuntimeAssumption(
      symbol: "_swift_stdlib_Hashing_parameters", .linkedSymbol, since: "5.0",
      without: "sets and dictionaries have another order in each run"),
    RuntimeAssumption(
      symbol: "swift_reflectionMirror_recursiveCount", .linkedSymbol, since: "5.2",
      without: "`size` does not see the fields of instances"),
    RuntimeAssumption(
      symbol: "swift_reflectionMirror_recursiveChildMetadata", .linkedSymbol, since: "5.2",
      without: "`size` does not see the fields of instances"),
    RuntimeAssumption(
      symbol: "swift_reflectionMirror_recursiveChildOffset", .linkedSymbol, since: "5.2",
      without: "`size` does not see the fields of instances"),
  ]

  private static let layouts = [
    RuntimeAssumption(
      .layout, "kinds of metadata", since: "5.0", without: "types cannot be read"
    ) {
      TypeMetadata(Sample.self).kind == .struct && TypeMetadata(Choice.self).kind == .enum
        && TypeMetadata(Int?.self).kind == .optional
        && TypeMetadata((Int, Int).self).kind == .tuple
        && TypeMetadata((() -> Void).self).kind == .function
        && TypeMetadata(Reference.self).kind == .class
        && TypeMetadata((any Error).self).kind == .existential
    },
    RuntimeAssumption(
      .layout, "value witness tables", since: "5.0", without: "values cannot be copied"
    ) {
      let metadata = TypeMetadata(Sample.self)
      return metadata.size == MemoryLayout<Sample>.size && metadata.isCopyable
        && metadata.isBitwiseTakable && !TypeMetadata(Weak.self).isBitwiseTakable
    },
    RuntimeAssumption(
      .layout, "context descriptors", since: "5.0", without: "modules of types are not known"
    ) { TypeMetadata(Sample.self).moduleName == "Reflection" },
    RuntimeAssumption(
      .layout, "field records of structs", since: "5.0", without: "states cannot be read"
    ) {
      StructLayout.of(Sample.self)?.fields.map { "\($0.name) \($0.type) \($0.offset)" }
        == ["flag Bool 0", "count Int 8", "name String 16"]
    },
    RuntimeAssumption(
      .layout, "field records of enums", since: "5.0", without: "actions cannot be typed or printed"
    ) {
      EnumLayout.of(Choice.self)?.cases.map { "\($0.name) \($0.label ?? "-")" }
        == ["number value", "boxed -", "none -"]
    },
    RuntimeAssumption(
      .layout, "witnesses of enums", since: "5.0", without: "payloads of actions cannot be read"
    ) { Choice.isTakenApart(.number(value: 7)) && Choice.isTakenApart(.none) },
    RuntimeAssumption(
      .layout, "boxes of indirect cases", since: "5.0", without: "indirect cases cannot be read"
    ) { Choice.isTakenApart(.boxed("text")) },
    RuntimeAssumption(
      .layout, "tuples", since: "5.0", without: "cases with several values cannot be typed"
    ) {
      TupleLayout.of((Int, text: String).self)?.elements.map { "\($0.label ?? "-") \($0.offset)" }
        == ["- 0", "text 8"]
    },
    RuntimeAssumption(
      .layout, "storage of texts, collections, and instances", since: "5.0",
      without: "`size` counts other bytes than there are"
    ) {
      var count = HeapCount()
      count.count((Sample(), Choice.boxed(String(repeating: "a", count: 100)), Reference()))
      // The text, the box of the text, and an instance without fields.
      return count.bytes == 133 + 32 + 16 && count.unseen.isEmpty
    },
    RuntimeAssumption(
      .layout, "mangled names of types", since: "5.0",
      without: "error types cannot be typed by name"
    ) {
      TypesByName.type(["RuntimeAssumption"], in: "Reflection") == RuntimeAssumption.self
    },
  ]
}

// MARK: The types that are read

private struct Sample {
  var flag = true
  var count = 0
  var name = ""
}

private final class Reference {}

private struct Weak {
  weak var reference: Reference?
}

private enum Choice: Equatable {
  case none
  case number(value: Int)
  indirect case boxed(String)

  /// Whether reflection reads a value's case and payload, also in place, and makes the same value of them.
  static func isTakenApart(_ value: Choice) -> Bool {
    guard let layout = EnumLayout.of(Choice.self), layout.isReadInPlace,
      let (found, payload) = layout.content(of: value)
    else { return false }
    let placed = withUnsafePointer(to: value) {
      layout.withCase(at: $0) { tag, address in
        let one = layout.cases[tag]
        return layout.make(one, payload: one.payload.map { copyValue(at: address, as: $0) })
      }
    }
    return layout.make(found, payload: payload) as? Choice == value && placed as? Choice == value
  }
}
