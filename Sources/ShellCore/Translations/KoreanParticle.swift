/// A Korean particle whose form depends on the end of the word before it: 이 or 가, 을 or 를.
enum KoreanParticle: String, CaseIterable {
  case subject = "이"
  case object = "을"
  case topic = "은"
  case direction = "으로"
  case companion = "과"
  case copula = "이에요"
  case alternative = "이나"

  /// The form after a word, which may be code: `` `State` ``, `count`, `3`.
  func form(after word: String) -> String {
    let end = WordEnd(of: word)
    switch self {
    case .subject: return end == .vowel ? "가" : "이"
    case .object: return end == .vowel ? "를" : "을"
    case .topic: return end == .vowel ? "는" : "은"
    case .direction: return end == .consonant ? "으로" : "로"
    case .companion: return end == .vowel ? "와" : "과"
    case .copula: return end == .vowel ? "예요" : "이에요"
    case .alternative: return end == .vowel ? "나" : "이나"
    }
  }
}

/// The sound with which a word ends when it is read aloud in Korean.
private enum WordEnd {
  case vowel
  /// ㄹ, after which 로 follows as after a vowel.
  case liquid
  case consonant

  /// Brackets, dots, quotation marks and other signs are silent.
  init(of word: String) {
    guard let last = word.last(where: { $0.isLetter || $0.isNumber }) else {
      self = .vowel
      return
    }
    let scalar = last.unicodeScalars.first?.value ?? 0
    if (0xAC00...0xD7A3).contains(scalar) {
      let final = (scalar - 0xAC00) % 28
      self = final == 0 ? .vowel : final == 8 ? .liquid : .consonant
    } else if last.isNumber {
      self = Self.digits[last] ?? .vowel
    } else {
      let letters = word.reversed().drop { !$0.isLetter }.prefix { $0.isLetter && $0.isASCII }
      self.init(english: String(letters.reversed()))
    }
  }

  /// 영 일 이 삼 사 오 육 칠 팔 구.
  private static let digits: [Character: WordEnd] = [
    "0": .consonant, "1": .liquid, "3": .consonant, "6": .consonant, "7": .liquid, "8": .liquid,
  ]

  /// Names that are not read by the rules for their last letters.
  private static let names: [String: WordEnd] = [
    "array": .vowel, "at": .consonant, "chat": .consonant, "check": .vowel, "format": .consonant,
    "id": .vowel, "init": .consonant, "it": .consonant, "loop": .vowel, "optional": .liquid,
    "task": .vowel, "feature": .vowel, "store": .vowel, "nil": .liquid, "md": .vowel,
    "tca": .vowel,
  ]

  private init(english word: String) {
    let last = Self.lastPart(of: word).lowercased()
    if let known = Self.names[last] {
      self = known
    } else if last.hasSuffix("l") || last.hasSuffix("le") && !last.hasSuffix("ile") {
      self = .liquid
    } else if ["m", "n", "ng"].contains(where: last.hasSuffix) || Self.isClosed(last) {
      self = .consonant
    } else if last.hasSuffix("me") || last.hasSuffix("ne") || last.hasSuffix("ile") {
      self = last.hasSuffix("ile") ? .liquid : .consonant
    } else {
      self = .vowel
    }
  }

  /// Whether a short vowel precedes a stop that closes the syllable in Korean: 블롭, 블록, 리셋.
  private static func isClosed(_ word: String) -> Bool {
    guard let last = word.last, let vowel = word.dropLast().last else { return false }
    return switch last {
    case "b", "p": "aeiou".contains(vowel)
    case "k": vowel == "c" || word.hasSuffix("ook")
    case "t" where vowel == "e": !word.hasSuffix("eet")
    case "t": ["put", "out"].contains(where: word.hasSuffix)
    default: false
    }
  }

  /// The last word of a name in camel case: `Button` of `plusButton`.
  private static func lastPart(of word: String) -> Substring {
    guard let start = word.lastIndex(where: \.isUppercase) else { return word[...] }
    return word.distance(from: start, to: word.endIndex) > 1 ? word[start...] : word[...]
  }
}
