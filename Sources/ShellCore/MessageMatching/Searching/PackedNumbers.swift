/// Numbers as visible characters. `#` and `"`, which end a raw string, are not among them.
enum PackedNumbers {
  private static let base = 90
  private static let first = UInt8(ascii: "%")

  /// The largest number that two characters can be.
  static let largest = base * base - 1

  /// Two characters for a number, or for the nearest one that they can be.
  static func pair(_ number: Int) -> [UInt8] {
    let number = min(max(number, 0), largest)
    return [first + UInt8(number / base), first + UInt8(number % base)]
  }

  /// The number of two characters; 0 if there are none.
  static func pair(_ bytes: [UInt8], at index: Int) -> Int {
    guard index + 1 < bytes.count else { return 0 }
    return digit(bytes, at: index) * base + digit(bytes, at: index + 1)
  }

  /// One character for a number below 90.
  static func character(_ number: Int) -> UInt8 { first + UInt8(min(max(number, 0), base - 1)) }

  /// The number of a character; 0 if there is none.
  static func digit(_ bytes: [UInt8], at index: Int) -> Int {
    guard index < bytes.count else { return 0 }
    return Int(bytes[index]) - Int(first)
  }
}

/// What was learned about a feature: how rare it is among the questions, and a vector. A page is likely if its vector has the direction of
/// the sum of those of a question's features.
struct FeatureVector: Equatable {
  /// How many numbers a vector has.
  static let size = 64
  /// Each number of a feature's vector is one of nine: the largest one, its negative, and those between them in equal steps.
  private static let levels = 4
  private static let choices = 2 * levels + 1
  private static let rarityScale = 100.0
  private static let stepScale: Float = 1600
  private static let pageScale: Float = 200

  /// How rare the feature is.
  var rarity: Double
  /// The numbers.
  var values: [Float]

  init(rarity: Double, values: [Float]) { (self.rarity, self.values) = (rarity, values) }

  /// Reads the characters of a feature.
  init(_ text: ArraySlice<UInt8>) {
    let bytes = Array(text)
    rarity = Double(PackedNumbers.pair(bytes, at: 0)) / Self.rarityScale
    let step = Float(PackedNumbers.pair(bytes, at: 2)) / Self.stepScale
    values = []
    values.reserveCapacity(Self.size)
    for index in 4..<(4 + Self.size / 2) {
      let two = PackedNumbers.digit(bytes, at: index)
      values.append(Float(two / Self.choices - Self.levels) * step)
      values.append(Float(two % Self.choices - Self.levels) * step)
    }
  }

  /// The characters of a feature: two for the rarity, two for the step, and one for two numbers.
  var text: String {
    let largest = values.map { abs($0) }.max() ?? 0
    let packed = PackedNumbers.pair(Int((largest / Float(Self.levels) * Self.stepScale).rounded()))
    let step = Float(PackedNumbers.pair(packed, at: 0)) / Self.stepScale
    let levels = values.map { value in
      step == 0 ? 0 : min(max(Int((value / step).rounded()), -Self.levels), Self.levels)
    }
    let characters = stride(from: 0, to: levels.count - 1, by: 2).map { index in
      PackedNumbers.character(
        (levels[index] + Self.levels) * Self.choices + levels[index + 1] + Self.levels)
    }
    let rarity = PackedNumbers.pair(Int((rarity * Self.rarityScale).rounded()))
    return String(decoding: rarity + packed + characters, as: UTF8.self)
  }

  /// Reads the characters of a page's vector.
  static func page(_ text: ArraySlice<UInt8>) -> [Float] {
    let bytes = Array(text)
    return (0..<size).map { index in
      (Float(PackedNumbers.pair(bytes, at: 2 * index)) - Float(PackedNumbers.largest / 2))
        / pageScale
    }
  }

  /// The characters of a page's vector: two for each number.
  static func text(ofPage values: [Float]) -> String {
    let bytes = values.flatMap { value in
      PackedNumbers.pair(Int((value * pageScale).rounded()) + PackedNumbers.largest / 2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
