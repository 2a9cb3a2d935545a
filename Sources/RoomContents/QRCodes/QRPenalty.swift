/// How hard a QR code is to read, which decides between masks.
extension QRGrid {
  var penalty: Int {
    let columns = modules.indices.map { index in modules.map { $0[index] } }
    let lines = (modules + columns).reduce(0) { $0 + Self.runs($1) + Self.finderLikes($1) }
    return lines + squares + imbalance
  }

  /// Runs of five and more modules of the same color.
  private static func runs(_ line: [Bool]) -> Int {
    var penalty = 0, length = 0
    for (index, isDark) in line.enumerated() {
      length = index > 0 && isDark == line[index - 1] ? length + 1 : 1
      if length == 5 { penalty += 3 } else if length > 5 { penalty += 1 }
    }
    return penalty
  }

  /// Sequences that look like a finder pattern beside four light modules.
  private static func finderLikes(_ line: [Bool]) -> Int {
    let finder = [true, false, true, true, true, false, true]
    let light = [false, false, false, false]
    guard line.count >= 11 else { return 0 }
    return (0...line.count - 11).reduce(0) { penalty, start in
      let part = Array(line[start..<start + 11])
      return part == finder + light || part == light + finder ? penalty + 40 : penalty
    }
  }

  /// Squares of two by two modules of the same color.
  private var squares: Int {
    var penalty = 0
    for y in 1..<modules.count {
      for x in 1..<modules.count {
        let color = modules[y][x]
        if modules[y - 1][x] == color, modules[y][x - 1] == color, modules[y - 1][x - 1] == color {
          penalty += 3
        }
      }
    }
    return penalty
  }

  /// A share of dark modules that is far from one half.
  private var imbalance: Int {
    let dark = modules.joined().count { $0 }, total = modules.count * modules.count
    return abs(dark * 20 - total * 10) / total * 10
  }
}
