/// Types that are written one after the other, with commas between them.
enum TypeList {
  /// The parts of a list, with their spaces: `Int` and ` [Int: Bool]` of `Int, [Int: Bool]`.
  static func parts(of list: some StringProtocol) -> [String] {
    var (depth, parts) = (0, [""])
    for character in list {
      if "(<[".contains(character) { depth += 1 }
      if ")>]".contains(character) { depth -= 1 }
      if depth == 0, character == "," {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
