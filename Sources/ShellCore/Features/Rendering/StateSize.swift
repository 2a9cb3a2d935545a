/// The bytes of a state and of its fields, as text.
///
/// ```
/// Settings.State: 56 bytes inline, 48 on the heap
///   16 + 48  displayName
///    1       digest
/// ```
struct StateSize {
  private let size: StoredSize
  private let heap: HeapCount
  private let isSecondVersion: Bool

  /// A state of more bytes than these is large: a reducer has several copies of it on the stack.
  static let mostInline = 4_096

  init(of value: Any, isSecondVersion: Bool = false) {
    var reader = SizeReader(listing: Self.isListed)
    size = reader.size(of: value)
    heap = reader.heap
    self.isSecondVersion = isSecondVersion
  }

  var inline: Int { size.inline }

  var text: String {
    let heading =
      size.heap == 0
      ? "\(TypeName.of(size.type)): \(bytes(inline)) inline, nothing on the heap"
      : "\(TypeName.of(size.type)): \(bytes(inline)) inline, \(countText(size.heap)) on the heap"
    return ([heading] + table + notes).joined(separator: "\n")
  }

  private func bytes(_ count: Int) -> String { count == 1 ? "1 byte" : "\(countText(count)) bytes" }

  /// Whether the fields of a type are listed below the field that has it: not those of a library.
  private static func isListed(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return !name.hasPrefix("ComposableArchitecture.")
      && !name.hasPrefix("ComposableFeatures.")
  }

  private var table: [String] {
    let right = TextTable.Column(alignment: .trailing)
    let rows = rows(of: size, depth: 0)
    guard size.heap > 0 else {
      return TextTable([.init(), right], spacing: 1).lines(rows.map { ["", $0[0], $0[3]] })
    }
    return TextTable([.init(), right, .init(), right], spacing: 1).lines(rows.map { [""] + $0 })
  }

  private func rows(of size: StoredSize, depth: Int) -> [[String]] {
    func row(_ name: String, _ inline: Int, _ heap: Int) -> [String] {
      let heap = heap > 0 ? ["+", countText(heap)] : ["", ""]
      return [countText(inline)] + heap + [" " + String(repeating: "  ", count: depth) + name]
    }
    let rows = size.parts.flatMap { part in
      [row(name(part), part.inline, part.heap)] + self.rows(of: part, depth: depth + 1)
    }
    return rows + (size.padding > 0 ? [row("(unused)", size.padding, 0)] : [])
  }

  /// The name of a field as it is declared.
  private func name(_ part: StoredSize) -> String {
    if part.name.hasPrefix("_$") { return "(observation)" }
    return part.name.hasPrefix("_") ? String(part.name.dropFirst()) : part.name
  }

  // MARK: Notes

  private var notes: [String] {
    var notes: [String] = []
    if !heap.estimated.isEmpty {
      notes.append("note: an estimate: \(heap.estimated.sorted().joined(separator: ", "))")
    }
    if !heap.unseen.isEmpty {
      notes.append(
        "note: not counted, because it cannot be seen: \(heap.unseen.sorted().joined(separator: ", "))"
      )
    }
    return notes + (inline > Self.mostInline ? largeNotes : [])
  }

  private var largeNotes: [String] {
    let stack =
      "note: each reducer has copies of the state on the stack, which is 512 kB to 1 MB in an app"
    guard let largest = size.parts.max(by: { $0.inline < $1.inline }), largest.inline > 256 else {
      return [stack]
    }
    return [
      stack,
      "note: `\(name(largest))` takes \(countText(largest.inline)) bytes of it; \(advice(on: largest)); `explain large state` says more",
    ]
  }

  /// How to move a part to the heap.
  private func advice(on part: StoredSize) -> String {
    if !isSecondVersion, part.type is any OptionalType.Type {
      return "`@Presents` stores a child that is presented in a box"
    }
    if let layout = EnumLayout.of(part.type), !layout.isOptional {
      return "an `indirect` case stores what it contains in a box"
    }
    return "a box stores it on the heap"
  }
}
