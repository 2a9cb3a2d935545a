/// Error correction over the field with 256 elements that QR codes use (polynomial 0x11D).
enum ReedSolomon {
  /// Returns the error correction bytes of a block.
  static func remainder(of data: [UInt8], count: Int) -> [UInt8] {
    let divisor = generator(count)
    var result = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in 0..<count { result[index] ^= product(divisor[index], factor) }
    }
    return result
  }

  /// The coefficients of the generator polynomial, without the first one, which is 1.
  private static func generator(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree)
    result[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        result[index] = product(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = (result << 1) ^ ((result >> 7) * 0x11D)
      result ^= Int((other >> bit) & 1) * Int(one)
    }
    return UInt8(result & 0xFF)
  }
}
