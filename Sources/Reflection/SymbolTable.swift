import CSwiftRuntime
import Foundation

/// The symbols of an executable or library file.
///
/// Layout (ELF, 64 bits, little-endian): the header stores the offset of the section headers at 40,
/// their size at 58 and their number at 60. A section header stores its type at 4 (2 is a symbol
/// table), its offset at 24, its size at 32 and at 40 the index of the section that holds the names.
/// A symbol takes 24 bytes: the offset of its name is at 0, its type in the low four bits at 4 (2 is a function), its visibility in
/// the low two bits at 5 (0 and 3 are visible to other images), its address at 8, and its size at 16.
package struct SymbolTable {
  private let bytes: Data

  /// Returns `nil` if the bytes are not the contents of such a file.
  package init?(_ bytes: Data) {
    guard bytes.count > 64, bytes.prefix(6) == Data([0x7F, 0x45, 0x4C, 0x46, 2, 1]) else {
      return nil
    }
    self.bytes = bytes
  }

  /// The mangled names of exported symbols that end with `suffix`.
  package func names(endingIn suffix: String) -> [String] {
    guard let (symbols, names) = symbols else { return [] }
    let end = Data(suffix.utf8)
    return symbols.compactMap {
      guard [0, 3].contains(number($0 + 5, 1) & 3), let name = text(at: names + number($0, 4)),
        name.suffix(end.count) == end
      else { return nil }
      return String(decoding: name, as: UTF8.self)
    }
  }

  /// The mangled names of the functions, exported or not, that contain the addresses.
  ///
  /// - Parameter addresses: Distances from the beginning of the image.
  /// - Returns: A name for each address; `nil` where no function is known, as in a file without a symbol table.
  package func functions(at addresses: [UInt64]) -> [String?] {
    var found = [String?](repeating: nil, count: addresses.count)
    guard let (symbols, names) = symbols else { return found }
    // A program has some hundred thousand symbols. `section` has checked that the table is inside of the file.
    bytes.withUnsafeBytes { file in
      for symbol in symbols where file[symbol + 4] & 15 == 2 {
        let start = file.loadUnaligned(fromByteOffset: symbol + 8, as: UInt64.self)
        let size = file.loadUnaligned(fromByteOffset: symbol + 16, as: UInt64.self)
        for (index, address) in addresses.enumerated() where address &- start < size {
          found[index] = text(at: names + number(symbol, 4)).map {
            String(decoding: $0, as: UTF8.self)
          }
        }
      }
    }
    return found
  }

  /// The places of the symbols, and that of their names.
  private var symbols: (places: StrideTo<Int>, names: Int)? {
    guard let table = section(type: 2), let names = section(number: number(table.header + 40, 4))
    else { return nil }
    return (
      stride(from: table.place, to: table.place + table.size - table.size % 24, by: 24), names.place
    )
  }

  private func text(at start: Int) -> Data? {
    guard start < bytes.count, let zero = bytes[start...].firstIndex(of: 0) else { return nil }
    return bytes[start..<zero]
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
