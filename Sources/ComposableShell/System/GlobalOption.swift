/// An option of all commands, which can be anywhere before `--`.
enum GlobalOption {
  /// Separates an option from the other arguments.
  ///
  /// - Parameter name: `--lang`.
  /// - Returns: The values of the option, `nil` for one that is missing, and the other arguments.
  static func split(_ name: String, from arguments: [String]) -> (
    values: [String?], rest: [String]
  ) {
    var values: [String?] = []
    var rest: [String] = []
    var remaining = arguments[...]
    while let argument = remaining.popFirst() {
      if argument == "--" { return (values, rest + [argument] + remaining) }
      if argument == name {
        values.append(remaining.popFirst())
      } else if argument.hasPrefix(name + "=") {
        values.append(String(argument.dropFirst(name.count + 1)))
      } else {
        rest.append(argument)
      }
    }
    return (values, rest)
  }
}
