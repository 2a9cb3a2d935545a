import Foundation

/// The symbols of a program's file that others can see, by an end of their names.
///
/// Layout (ELF, 64 bits, little end first): the header has the place of the section headers at 40,
/// their size at 58 and number at 60. A section header has its type at 4 (2: symbols), its place at
/// 24, its size at 32 and at 40 the number of the section that holds the names. A symbol takes 24
/// bytes: the place of its name at 0, its visibility in the low two bits at 5 (0 and
/// 3: all see it).
struct SymbolTable {
  private let bytes: Data

  /// nil: there is no such file, or it is of another format.
  init?(of path: String) {
    guard let bytes = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped),
      bytes.count > 64, bytes.prefix(6) == Data([0x7F, 0x45, 0x4C, 0x46, 2, 1])
    else { return nil }
    self.bytes = bytes
  }

  /// The names that end in `suffix`.
  func names(endingIn suffix: String) -> [String] {
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

  /// A number of so many bytes at a place; 0 beyond the end.
  private func number(_ place: Int, _ count: Int) -> Int {
    guard place >= 0, place + count <= bytes.count else { return 0 }
    return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
