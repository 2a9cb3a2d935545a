/// Dates as text, in UTC.
enum DateText {
  static func text(_ date: Date) -> String {
    let seconds = Int(date.timeIntervalSince1970.rounded(.down))
    let (days, rest) = (
      floorDivision(seconds, 86_400), seconds - floorDivision(seconds, 86_400) * 86_400
    )
    let (year, month, day) = civil(days)
    return
      "\(pad(year, 4))-\(pad(month, 2))-\(pad(day, 2)) \(pad(rest / 3600, 2)):\(pad(rest / 60 % 60, 2))"
  }

  /// Reads `2026-11-22` or `2026-11-22 08:30`.
  static func date(_ text: String) -> Date? {
    let parts = text.split(whereSeparator: { "-: T".contains($0) }).map { Int($0) }
    guard parts.count == 3 || parts.count == 5, parts.allSatisfy({ $0 != nil }) else { return nil }
    let numbers = parts.compactMap(\.self) + [0, 0]
    guard (1...12).contains(numbers[1]), (1...31).contains(numbers[2]),
      (0...23).contains(numbers[3]), (0...59).contains(numbers[4])
    else { return nil }
    let days = days(numbers[0], numbers[1], numbers[2])
    guard civil(days) == (numbers[0], numbers[1], numbers[2]) else { return nil }
    return Date(timeIntervalSince1970: Double(days * 86_400 + numbers[3] * 3600 + numbers[4] * 60))
  }

  private static func pad(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }

  private static func floorDivision(_ a: Int, _ b: Int) -> Int {
    a >= 0 ? a / b : -((-a + b - 1) / b)
  }

  /// The days from 1970-01-01 to a date of the Gregorian calendar.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let y = month <= 2 ? year - 1 : year
    let era = floorDivision(y, 400), yearOfEra = y - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(_ days: Int) -> (Int, Int, Int) {
    let z = days + 719_468
    let era = floorDivision(z, 146_097), day = z - era * 146_097
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (year + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }
}
