/// What can be done with a control: decided first, performed later.
@MainActor
struct ControlWork {
  /// What a tap does; nil: a tap does nothing.
  var tap: (() -> Step)?
  /// What entering a text does; nil: the control does not take it.
  var enter: (String) -> Step? = { _ in nil }
  /// What can be entered, where it can be listed.
  var choices: [String] = []
  /// What can be entered, in words: `on or off`.
  var accepted = ""

  /// One thing to do, with what it writes.
  struct Step {
    let write: ControlWrite?
    let perform: () -> Void
  }

  /// Calls a function on a tap.
  static func button(_ action: @escaping () -> Void) -> ControlWork {
    ControlWork(tap: { Step(write: nil, perform: action) })
  }

  /// Writes true or false.
  static func toggle(_ isOn: Binding<Bool>) -> ControlWork {
    func step(_ value: Bool) -> Step {
      write("isOn", value ? "on" : "off") { isOn.wrappedValue = value }
    }
    return ControlWork(
      tap: { step(!isOn.wrappedValue) },
      enter: { text in
        switch text.lowercased() {
        case "on", "true", "yes": step(true)
        case "off", "false", "no": step(false)
        default: nil
        }
      },
      choices: ["on", "off"], accepted: "on or off")
  }

  /// Writes a text.
  static func text(_ text: Binding<String>) -> ControlWork {
    ControlWork(
      enter: { newText in write("text", newText) { text.wrappedValue = newText } },
      accepted: "a text")
  }

  static func write(
    _ binding: String, _ value: String, _ perform: @escaping () -> Void
  ) -> Step {
    Step(write: ControlWrite(binding: binding, value: value), perform: perform)
  }
}
