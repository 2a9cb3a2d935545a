import SwiftReading

extension SourceSet {
  /// Whether a file contains a regular expression between slashes.
  ///
  /// New projects of Xcode read `/a+/` as one. In the language mode of loaded files, that has to be asked for, and it is not asked for
  /// if the slashes may be operators of case paths, such as in `/Action.a,/Action.b`.
  package var usesBareRegexes: Bool {
    let special = Set("\\[]*+?^$|{}")
    return files.contains { file in
      guard file.text.utf8.contains(UInt8(ascii: "/")) else { return false }
      let source = SourceText(file.text)
      return source.tokens.contains { token in
        token.kind == .regex && source[token].first == "/"
          && source[token].contains(where: special.contains)
      }
    }
  }
}
