/// What a control looks like where it is not drawn as text.
enum ControlLook: Equatable {
  case button(Button)
  case toggle(isOn: Bool)
  case field(text: String)
  /// A field that shows only how long its text is.
  case secret(length: Int)
  /// A choice among names.
  case picker(selected: String?, names: [String])
  /// A position between two ends, from 0 to 1; `nil` if it is not known.
  case slider(position: Double?)
  /// Buttons for the next and the previous value; one of them may be missing.
  case stepper(goesUp: Bool, goesDown: Bool)
  /// A value that is shown as text: a date.
  case value

  enum Button: String {
    case plain, cancel, destructive
    /// Opens another screen.
    case link
    case tab, selectedTab
  }
}

extension ControlLook {
  /// Where a value is between two bounds.
  static func slider<Value: Strideable>(_ value: Value, in bounds: ClosedRange<Value>?) -> Self {
    let ends = bounds.map { ["\($0.lowerBound)", "\($0.upperBound)"].compactMap(Double.init) }
    guard let ends, ends.count == 2, ends[1] > ends[0], let value = Double("\(value)") else {
      return .slider(position: nil)
    }
    return .slider(position: min(max((value - ends[0]) / (ends[1] - ends[0]), 0), 1))
  }
}
