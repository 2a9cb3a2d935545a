/// The sizes of QR codes with the error correction level M, up to version 10, which holds 213 bytes.
struct QRVersion {
  let number: Int
  /// Error correction bytes per block.
  let correction: Int
  /// The number of data bytes of each block.
  let blocks: [Int]
  /// The rows and columns in which alignment patterns are centered.
  let alignment: [Int]

  /// Modules per side.
  var size: Int { number * 4 + 17 }
  var dataBytes: Int { blocks.reduce(0, +) }
  /// The bits of the length of the content.
  var lengthBits: Int { number < 10 ? 8 : 16 }

  /// Returns the smallest version that can hold a number of bytes; `nil` if there are too many.
  static func fitting(_ count: Int) -> QRVersion? {
    all.first { (4 + $0.lengthBits + count * 8 + 7) / 8 <= $0.dataBytes }
  }

  static let all: [QRVersion] = [
    QRVersion(number: 1, correction: 10, blocks: [16], alignment: []),
    QRVersion(number: 2, correction: 16, blocks: [28], alignment: [6, 18]),
    QRVersion(number: 3, correction: 26, blocks: [44], alignment: [6, 22]),
    QRVersion(number: 4, correction: 18, blocks: [32, 32], alignment: [6, 26]),
    QRVersion(number: 5, correction: 24, blocks: [43, 43], alignment: [6, 30]),
    QRVersion(number: 6, correction: 16, blocks: [27, 27, 27, 27], alignment: [6, 34]),
    QRVersion(number: 7, correction: 18, blocks: [31, 31, 31, 31], alignment: [6, 22, 38]),
    QRVersion(number: 8, correction: 22, blocks: [38, 38, 39, 39], alignment: [6, 24, 42]),
    QRVersion(number: 9, correction: 22, blocks: [36, 36, 36, 37, 37], alignment: [6, 26, 46]),
    QRVersion(number: 10, correction: 26, blocks: [43, 43, 43, 43, 44], alignment: [6, 28, 50]),
  ]
}
