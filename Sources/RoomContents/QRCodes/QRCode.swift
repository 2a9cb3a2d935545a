/// A QR code of some bytes, with the error correction level M (ISO/IEC 18004).
package struct QRCode: Equatable, Sendable {
  /// The modules, row by row; `true` is dark.
  let rows: [[Bool]]

  /// Returns `nil` for a text of more than 213 bytes.
  package init?(_ text: String) { self.init(text, masks: 0..<8) }

  /// - Parameter masks: The masks to choose among.
  init?(_ text: String, masks: Range<Int>) {
    let content = Array(text.utf8)
    guard let version = QRVersion.fitting(content.count) else { return nil }
    let bytes = Self.interleaved(Self.data(content, version), version)
    let candidates = masks.map { mask in
      var grid = QRGrid(version)
      grid.place(bytes)
      grid.apply(mask)
      return grid
    }
    let best = candidates.min { $0.penalty < $1.penalty }
    guard let best else { return nil }
    rows = best.modules
  }

  /// The mode, the length, the content, and padding.
  private static func data(_ content: [UInt8], _ version: QRVersion) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append((value >> bit) & 1 == 1) }
    }
    append(0b0100, 4)
    append(content.count, version.lengthBits)
    for byte in content { append(Int(byte), 8) }
    append(0, min(4, version.dataBytes * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    let padding: [UInt8] = [0xEC, 0x11]
    var next = 0
    while bytes.count < version.dataBytes {
      bytes.append(padding[next % 2])
      next += 1
    }
    return bytes
  }

  /// The bytes of all blocks in turn, and then their error correction bytes in turn.
  private static func interleaved(_ data: [UInt8], _ version: QRVersion) -> [UInt8] {
    var start = 0
    let blocks = version.blocks.map { count -> [UInt8] in
      defer { start += count }
      return Array(data[start..<start + count])
    }
    let corrections = blocks.map { ReedSolomon.remainder(of: $0, count: version.correction) }
    func turns(_ parts: [[UInt8]]) -> [UInt8] {
      let longest = parts.map(\.count).max() ?? 0
      return (0..<longest).flatMap { index in
        parts.compactMap { index < $0.count ? $0[index] : nil }
      }
    }
    return turns(blocks) + turns(corrections)
  }
}

extension QRCode {
  /// The code as text for a terminal with a dark background: each row has two rows of modules, and light modules are
  /// drawn. Two modules on each side stay light, which readers need to find the code.
  package var text: [String] {
    let margin = 2, size = rows.count
    func isLight(_ row: Int, _ column: Int) -> Bool {
      guard rows.indices.contains(row), rows.indices.contains(column) else { return true }
      return !rows[row][column]
    }
    return stride(from: -margin, to: size + margin, by: 2).map { row in
      (-margin..<size + margin).map { column -> String in
        let isLast = row + 1 >= size + margin
        return switch (isLight(row, column), !isLast && isLight(row + 1, column)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }.joined()
    }
  }
}
