/// A value of which a call may know only a part.
protocol RebuiltWritable {
  /// A call that creates an equal value; `nil` if none is known.
  var rebuilt: String? { get }
}

extension DateComponents: RebuiltWritable {
  var rebuilt: String? {
    let numbers: [(label: String, number: Int?)] = [
      ("era", era), ("year", year), ("month", month), ("day", day), ("hour", hour),
      ("minute", minute), ("second", second), ("nanosecond", nanosecond), ("weekday", weekday),
      ("weekdayOrdinal", weekdayOrdinal), ("quarter", quarter), ("weekOfMonth", weekOfMonth),
      ("weekOfYear", weekOfYear), ("yearForWeekOfYear", yearForWeekOfYear),
    ]
    let copy = DateComponents(
      era: era, year: year, month: month, day: day, hour: hour, minute: minute, second: second,
      nanosecond: nanosecond, weekday: weekday, weekdayOrdinal: weekdayOrdinal, quarter: quarter,
      weekOfMonth: weekOfMonth, weekOfYear: weekOfYear, yearForWeekOfYear: yearForWeekOfYear)
    let arguments = numbers.compactMap { part in part.number.map { "\(part.label): \($0)" } }
    return copy == self ? "DateComponents(\(arguments.joined(separator: ", ")))" : nil
  }
}

extension AttributedString: RebuiltWritable {
  var rebuilt: String? {
    let text = String(characters)
    return AttributedString(text) == self ? "AttributedString(\(StringLiteral.of(text)))" : nil
  }
}

extension URLError: RebuiltWritable {
  var rebuilt: String? { call }
}
