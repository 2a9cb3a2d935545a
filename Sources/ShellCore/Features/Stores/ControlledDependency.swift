/// A dependency that `deps` sets, by the name of its key path.
enum ControlledDependency: String, CaseIterable {
  case date
  case uuid
  case random
  case storage

  enum Value: Equatable {
    case date(Date)
    case number(UInt64)
    /// Whether files are those of the system.
    case disk(Bool)
  }

  /// Reads the value after the name.
  func value(in input: CommandInput) throws -> Value {
    let words = input.words
    guard words.count > 1 else {
      throw InputError(
        .missingInput, "`deps \(rawValue)` needs a value", in: input.line, at: input.line.count,
        hint: "expected \(expectation)")
    }
    let text = input.line.dropFirst(words[1].offset)
    switch self {
    case .date:
      let value = try ActionReader().value(text, as: Date.self, for: rawValue)
      guard let date = value as? Date else { throw unfit(text, in: input) }
      return .date(date)
    case .storage:
      guard ["disk", "memory"].contains(text) else { throw unfit(text, in: input) }
      return .disk(text == "disk")
    case .uuid where text == "incrementing": return .number(0)
    case .uuid where UInt64(text) == nil:
      guard let number = Self.number(of: text) else { throw unfit(text, in: input) }
      return .number(number)
    case .uuid, .random:
      guard let number = UInt64(text), number < 1 << 48 else { throw unfit(text, in: input) }
      return .number(number)
    }
  }

  /// The number of a counted UUID, as the shell prints it: `UUID(5)`, or in full.
  private static func number(of text: Substring) -> UInt64? {
    let value = try? ActionReader().value(text, as: UUID.self)
    guard let digits = (value as? UUID)?.uuidString,
      digits.hasPrefix("00000000-0000-0000-0000-")
    else { return nil }
    return UInt64(digits.suffix(12), radix: 16)
  }

  /// Sets it for the feature that holds the dependencies.
  func set(_ value: Value, in dependencies: ControlledDependencies) {
    switch (self, value) {
    case (.date, .date(let date)): dependencies.date.move(to: date)
    case (.uuid, .number(let number)): dependencies.uuid.count(from: number)
    case (.random, .number(let seed)): dependencies.random.restart(seed: seed)
    case (.storage, .disk(let isOn)): dependencies.shared.usesDisk = isOn
    case (.date, _), (.uuid, _), (.random, _), (.storage, _): break
    }
  }

  private func unfit(_ text: Substring, in input: CommandInput) -> InputError {
    InputError(
      .invalidValue, "`\(abbreviated(String(text)))` is not a value for `deps \(rawValue)`",
      in: input.line, at: text.startIndex..<text.endIndex, hint: "expected \(expectation)")
  }

  private var expectation: String {
    switch self {
    case .date: "a date such as 2024-05-01"
    case .uuid: "incrementing, or a number to count from"
    case .random: "a seed: a non-negative number"
    case .storage: "memory or disk"
    }
  }
}
