import CSwiftRuntime
import Foundation

/// The exported symbols of an executable or library file.
///
/// Layout (ELF, 64 bits, little-endian): the header stores the offset of the section headers at 40,
/// their size at 58 and their number at 60. A section header stores its type at 4 (2 is a symbol
/// table), its offset at 24, its size at 32 and at 40 the index of the section that holds the names.
/// A symbol takes 24 bytes: the offset of its name is at 0, its visibility in the low two bits at 5
/// (0 and 3 are visible to other images).
package struct SymbolTable {
  private let bytes: Data

  /// Returns `nil` if the bytes are not the contents of such a file.
  package init?(_ bytes: Data) {
    guard bytes.count > 64, bytes.prefix(6) == Data([0x7F, 0x45, 0x4C, 0x46, 2, 1]) else {
      return nil
    }
    self.bytes = bytes
  }

  /// The mangled names that end with `suffix`.
  package func names(endingIn suffix: String) -> [String] {
    guard let symbols = section(type: 2),
      let names = section(number: number(symbols.header + 40, 4))
    else { return [] }
    let end = Data(suffix.utf8)
    return stride(from: symbols.place, to: symbols.place + symbols.size, by: 24).compactMap {
      guard [0, 3].contains(number($0 + 5, 1) & 3) else { return nil }
      let start = names.place + number($0, 4)
      guard start < bytes.count, let zero = bytes[start...].firstIndex(of: 0),
        bytes[start..<zero].suffix(end.count) == end
      else { return nil }
      return String(decoding: bytes[start..<zero], as: UTF8.self)
    }
  }

  private func section(type: Int) -> (header: Int, place: Int, size: Int)? {
    (0..<number(60, 2)).lazy.compactMap { section(number: $0) }
      .first { number($0.header + 4, 4) == type }
  }

  private func section(number index: Int) -> (header: Int, place: Int, size: Int)? {
    let header = number(40, 8) + index * number(58, 2)
    guard header + 64 <= bytes.count else { return nil }
    let place = number(header + 24, 8), size = number(header + 32, 8)
    return place + size <= bytes.count ? (header, place, size) : nil
  }

  /// The number of `count` bytes at `place`, or 0 if it lies beyond the end of the file.
  private func number(_ place: Int, _ count: Int) -> Int {
    guard place >= 0, place + count <= bytes.count else { return 0 }
    return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

/// Returns the readable form of a mangled Swift name, or `nil` if `name` is not one.
///
/// The result looks like `Counter.State.init(count: Swift.Int) -> Counter.State`.
package func demangled(_ name: String) -> String? {
  // The runtime allocates the text; the caller frees it.
  guard let text = swift_demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
  defer { free(text) }
  return String(cString: text)
}

/// Whether a symbol is in a library or, if the library cannot be loaded, in the running program.
package func isSymbolAvailable(_ name: String, inLibrary library: String) -> Bool {
  let handle = dlopen(library, RTLD_LAZY) ?? dlopen(nil, RTLD_LAZY)
  return handle.flatMap { dlsym($0, name) } != nil
}
