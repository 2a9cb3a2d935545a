/// A control that edits a date, written as `2026-11-22 08:30` in UTC.
public struct DatePicker<Label: View>: View, PrimitiveView {
  private let selection: Binding<Date>
  private let label: Label

  /// Creates a control with a view as its label.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  /// Creates a date picker. The range has no effect.
  public init<Range: RangeExpression<Date>>(
    selection: Binding<Date>, in range: Range,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute],
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, label: label) }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let behavior = ControlBehavior(
      kind: "date picker",
      enter: { text in
        DateText.date(text).map { .write("selection", text, $0, to: selection) }
      }, accepted: "a date such as 2026-11-22 08:30", look: .value)
    return context.control(
      behavior, label: label, value: DateText.text(selection.wrappedValue))
  }
}

extension DatePicker where Label == Text {
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) { self.init(selection: selection) { Text(title) } }

  /// Creates a control with a title. The range has no effect.
  public init<Range: RangeExpression<Date>>(
    _ title: some StringProtocol, selection: Binding<Date>, in range: Range,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) { self.init(selection: selection) { Text(title) } }
}
