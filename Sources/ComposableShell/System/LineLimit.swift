import ArgumentParser

/// The longest time without progress of a line where nobody can press Ctrl-C: `--line-limit`, in seconds, 0 for any time.
enum LineLimit {
  private static let name = "--line-limit"
  static let standard = 60

  /// The limit in some arguments. Those that are invalid are reported later, by ``take(from:)``.
  static func seconds(in arguments: [String]) -> UInt32 {
    let value = GlobalOption.split(name, from: arguments).values.last
    return value.flatMap(seconds) ?? UInt32(standard)
  }

  private static func seconds(_ value: String?) -> UInt32? { value.flatMap { UInt32($0) } }

  /// Checks the limit.
  ///
  /// - Returns: The other arguments.
  static func take(from arguments: [String]) throws -> [String] {
    let (values, rest) = GlobalOption.split(name, from: arguments)
    for value in values where seconds(value) == nil {
      throw ValidationError("\(name) needs a number of seconds, or 0 for any time")
    }
    return rest
  }

  /// The arguments that give a child process a limit.
  static func arguments(_ seconds: UInt32) -> [String] { [name, "\(seconds)"] }
}
