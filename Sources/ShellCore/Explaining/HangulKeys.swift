/// Translates Hangul into the Latin letters of the same keys on a Korean keyboard (two-set): somebody
/// who meant `load` typed `ㅣㅐㅁㅇ`, because the Korean input method was on.
enum HangulKeys {
  /// Returns the Latin letters, or `nil` if the text contains no Hangul.
  static func latin(of text: String) -> String? {
    let keys = text.decomposedStringWithCanonicalMapping.unicodeScalars.map(keys(of:))
    guard keys.contains(where: { $0 != nil }) else { return nil }
    let scalars = text.decomposedStringWithCanonicalMapping.unicodeScalars
    return zip(keys, scalars).map { $0 ?? String($1) }.joined()
  }

  private static func keys(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x1100...0x1112: initials[Int(scalar.value) - 0x1100]
    case 0x1161...0x1175: vowels[Int(scalar.value) - 0x1161]
    case 0x11a8...0x11c2: finals[Int(scalar.value) - 0x11a8]
    case 0x3131...0x314e: consonants[Int(scalar.value) - 0x3131]
    case 0x314f...0x3163: vowels[Int(scalar.value) - 0x314f]
    default: nil
    }
  }

  /// ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ at the start of a syllable.
  private static let initials = words("r R s e E f a q Q t T d w W c z x v g")
  /// ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅘ ㅙ ㅚ ㅛ ㅜ ㅝ ㅞ ㅟ ㅠ ㅡ ㅢ ㅣ
  private static let vowels = words("k o i O j p u P h hk ho hl y n nj np nl b m ml l")
  /// ㄱ ㄲ ㄳ ㄴ ㄵ ㄶ ㄷ ㄹ ㄺ ㄻ ㄼ ㄽ ㄾ ㄿ ㅀ ㅁ ㅂ ㅄ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ at its end.
  private static let finals = words(
    "r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g")
  /// The same letters outside a syllable, in the order of Unicode: ㄱ ㄲ ㄳ ㄴ ㄵ ㄶ ㄷ ㄸ ㄹ ㄺ ...
  private static let consonants = words(
    "r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g")

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
