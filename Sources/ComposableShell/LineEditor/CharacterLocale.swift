import CLibEdit

/// The locale by which libedit tells characters apart.
enum CharacterLocale {
  /// Takes the character set of the environment if it is UTF-8, else that of `C.UTF-8`: Hangul is
  /// typed rightly where `LANG` is unset. Only the category of characters changes, so numbers and
  /// sorting stay as they are.
  static func useUTF8() {
    let isSet = setlocale(LC_CTYPE, "") != nil
    if isSet, String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8" { return }
    _ = setlocale(LC_CTYPE, "C.UTF-8")
  }
}
