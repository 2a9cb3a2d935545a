import Foundation

// Controls with other arguments.

extension TextField where Label == Text {
  /// Creates a text field. The functions are not called: a terminal reports no focus.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) { self.init(title, text: text) }

  /// Creates a text field with a key.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(title.text, text: text)
  }

  /// Creates a text field of several lines.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(title, text: text)
  }

  /// Creates a text field for a value, which is written if the format accepts the text.
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      title,
      text: Binding(
        get: { format.format(value.wrappedValue) },
        set: { text in
          if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
        }))
  }

  /// Creates a text field for a value, which is `nil` if the format does not accept the text.
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      title,
      text: Binding(
        get: { value.wrappedValue.map { format.format($0) } ?? "" },
        set: { value.wrappedValue = try? format.parseStrategy.parse($0) }))
  }

  /// Creates a text field for a value, which is written if the formatter accepts the text.
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter
  ) {
    self.init(
      title,
      text: Binding(
        get: { formatter.string(for: value.wrappedValue) ?? "\(value.wrappedValue)" },
        set: { text in
          let number = (formatter as? NumberFormatter)?.number(from: text)
          let date = (formatter as? DateFormatter)?.date(from: text)
          let integer = number.map { $0.intValue as Any }
          let parsed = [date as Any, integer as Any, number?.doubleValue as Any, text as Any]
          if let new = parsed.lazy.compactMap({ $0 as? Value }).first { value.wrappedValue = new }
        }))
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field. The function is not called: a terminal reports no focus.
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(title, text: text) }

  /// Creates a secure field.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(title, text: text)
  }

  /// Creates a secure field with a key.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(title.text, text: text)
  }
}

extension Button where Label == Text {
  /// Creates a button with a key as its title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(title.text, role: role, action: action)
  }
}

extension Button where Label == TerminalUI.Label<Text, Image> {
  /// Creates a button with an image and a role.
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { TerminalUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a key as its title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(title.text, isOn: isOn)
  }
}

extension Toggle where Label == AnyView {
  /// Creates a toggle in a style of one's own.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a key as its title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(title.text, selection: selection, content: content) }

  /// Creates a picker with an image, which is not drawn.
  public init(
    _ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(title, selection: selection, content: content) }
}

extension Slider where Label == EmptyView {
  /// Creates a slider. The function is not called: a terminal sets a value at once.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void
  ) where Value.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds) }

  /// Creates a slider with steps. The function is not called: a terminal sets a value at once.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    onEditingChanged: @escaping (Bool) -> Void
  ) where Value.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds, step: step) }
}

extension Slider {
  /// Creates a slider with steps. The labels of the bounds are not drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a key as its title.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) { self.init(title.text, value: value, in: bounds, step: step) }

  /// Creates a stepper. The last function is not called.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(title, value: value, in: bounds, step: step) }
}

extension Stepper {
  /// Creates a stepper from two functions.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, @ViewBuilder label: () -> Label
  ) { self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement) }
}

extension DatePicker {
  /// Creates a date picker. The range has no effect.
  public init<Range: RangeExpression<Date>>(
    selection: Binding<Date>, in range: Range,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute],
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, label: label) }
}

extension Link where Label == Text {
  /// Creates a link with a key as its title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(title.text, destination: destination)
  }
}
