/// The modules of a QR code while it is drawn.
struct QRGrid {
  let version: QRVersion
  private(set) var modules: [[Bool]]
  /// Whether a module belongs to a pattern, and so holds no data.
  private var isPattern: [[Bool]]
  private var size: Int { version.size }

  /// A grid with all patterns and without data.
  init(_ version: QRVersion) {
    self.version = version
    let row = [Bool](repeating: false, count: version.size)
    modules = Array(repeating: row, count: version.size)
    isPattern = modules
    drawTiming()
    drawFinders()
    drawAlignment()
    drawFormat(mask: 0)
    drawVersion()
  }

  private mutating func set(_ column: Int, _ row: Int, _ isDark: Bool) {
    modules[row][column] = isDark
    isPattern[row][column] = true
  }

  private mutating func drawTiming() {
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
  }

  private mutating func drawFinders() {
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for dy in -4...4 {
        for dx in -4...4 {
          let distance = max(abs(dx), abs(dy))
          guard (0..<size).contains(x + dx), (0..<size).contains(y + dy) else { continue }
          set(x + dx, y + dy, distance != 2 && distance != 4)
        }
      }
    }
  }

  private mutating func drawAlignment() {
    let places = version.alignment
    guard let first = places.first, let last = places.last else { return }
    for x in places {
      for y in places {
        // The corners have finder patterns.
        if (x, y) == (first, first) || (x, y) == (first, last) || (x, y) == (last, first) {
          continue
        }
        for dy in -2...2 {
          for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
  }

  /// Draws both copies of the format information: the error correction level M and the mask, with a BCH code of 10 bits.
  private mutating func drawFormat(mask: Int) {
    var remainder = mask
    for _ in 0..<10 { remainder = (remainder << 1) ^ ((remainder >> 9) * 0x537) }
    let bits = (mask << 10 | remainder) ^ 0x5412
    func bit(_ index: Int) -> Bool { (bits >> index) & 1 == 1 }
    for index in 0...5 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9..<15 { set(14 - index, 8, bit(index)) }
    for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
    set(8, size - 8, true)
  }

  private mutating func drawVersion() {
    guard version.number >= 7 else { return }
    var remainder = version.number
    for _ in 0..<12 { remainder = (remainder << 1) ^ ((remainder >> 11) * 0x1F25) }
    let bits = version.number << 12 | remainder
    for index in 0..<18 {
      let isDark = (bits >> index) & 1 == 1
      let a = size - 11 + index % 3, b = index / 3
      set(a, b, isDark)
      set(b, a, isDark)
    }
  }

  /// Places bytes in columns of two modules from the right, alternately upward and downward.
  mutating func place(_ bytes: [UInt8]) {
    var index = 0
    for right in [Int](stride(from: size - 1, to: 6, by: -2)) + [5, 3, 1] {
      for step in 0..<size {
        for column in [right, right - 1] {
          let isUpward = (right + 1) & 2 == 0
          let row = isUpward ? size - 1 - step : step
          guard !isPattern[row][column], index < bytes.count * 8 else { continue }
          modules[row][column] = (bytes[index / 8] >> (7 - index % 8)) & 1 == 1
          index += 1
        }
      }
    }
  }

  /// Inverts the data modules that a mask selects, and draws the mask's number.
  mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isPattern[y][x] && Self.selects(mask, x, y) {
        modules[y][x].toggle()
      }
    }
    drawFormat(mask: mask)
  }

  private static func selects(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }
}
