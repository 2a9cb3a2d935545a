/// Removes the type of the failure from effects of TCA 0.4x: `Effect<Action, Never>` becomes `Effect<Action>`.
///
/// Effects of that time had two type parameters. All columns stay the same, so errors name the right places.
package enum OldEffects {
  package static func adapting(_ sources: SourceSet) -> SourceSet {
    guard !sources.declaredTypes.contains("Effect") else { return sources }
    var adapted = sources
    for index in adapted.files.indices {
      adapted.files[index].text = adapting(adapted.files[index].text)
    }
    return adapted
  }

  package static func adapting(_ text: String) -> String {
    guard text.contains("Effect<") else { return text }
    var bytes = Array(text.utf8)
    let name = Array("Effect<".utf8)
    var index = 0
    while index + name.count <= bytes.count {
      let isWord = index > 0 && isPartOfName(bytes[index - 1])
      if !isWord, bytes[index..<index + name.count].elementsEqual(name) {
        removeSecondArgument(of: index + name.count, in: &bytes)
        index += name.count
      } else {
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes spaces in place of the second of two type arguments.
  private static func removeSecondArgument(of start: Int, in bytes: inout [UInt8]) {
    var depth = 0
    var comma: Int?
    for index in start..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where bytes[index - 1] == UInt8(ascii: "-"): break
      case UInt8(ascii: ">") where depth == 0:
        guard let comma else { return }
        for place in comma..<index where bytes[place] != UInt8(ascii: "\n") {
          bytes[place] = UInt8(ascii: " ")
        }
        return
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: comma = comma ?? index
      case UInt8(ascii: "{"), UInt8(ascii: ";"): return
      default: break
      }
      if depth < 0 { return }
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
      || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
