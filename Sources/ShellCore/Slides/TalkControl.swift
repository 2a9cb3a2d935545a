/// Changes a talk for what happens, and says which work that requires.
///
/// ```swift
/// var control = TalkControl(TalkState(talk, size: size, rhythm: rhythm))
/// let effect = control.handle(.key(.pageDown))
/// ```
package struct TalkControl {
  package private(set) var state: TalkState

  package init(_ state: TalkState) { self.state = state }

  /// Changes the talk for an event.
  ///
  /// - Returns: The work that the event requires.
  package mutating func handle(_ event: TalkEvent) -> TalkEffect? {
    switch event {
    case .key(let key): return press(key)
    case .tick: return tick()
    case .resized(let size):
      state.size = size
      scroll(by: 0)
    case .ran(let output): finish(output)
    case .reached(let new): add(new)
    case .returned: state.activity = .resting
    case .saved(let talk): return replace(with: talk)
    case .unreadable(let problem), .refused(let problem): state.notice = problem
    case .progress(let progress): state.progress = progress
    case .elapsed(let seconds):
      state.notice =
        state.talk.plan.time(of: state.talk.stops[state.stop].slide)?.text(after: seconds)
        ?? "\(TalkTime.text(seconds)) since the beginning"
    }
    return nil
  }

  /// Continues a talk whose process was replaced.
  ///
  /// - Parameters:
  ///   - stop: The index of the stop at which it was.
  ///   - notice: What has happened.
  /// - Returns: The work that this requires.
  package mutating func resume(at stop: Int, notice: String?) -> TalkEffect? {
    defer { state.notice = notice?.split(separator: "\n").first.map(String.init) }
    return go(to: min(max(stop, 0), state.talk.stops.count - 1))
  }

  /// Runs the next command without typing it.
  package mutating func repeatCommand() -> TalkEffect? { state.nextStep == nil ? nil : runNext() }

  private mutating func forward() -> TalkEffect? {
    if scroll(SlideWindow(state).pageDown(state.scrolled)) { return nil }
    if let step = state.nextStep {
      state.scrolled = 0
      state.secondsLeft = nil
      if state.rhythm.isInstant || step.command.isEmpty { return runNext() }
      state.activity = .typing(0)
      return nil
    }
    if state.stop + 1 < state.talk.stops.count {
      pause(at: state.stop + 1)
    } else {
      state.notice = "this is the end; q quits"
    }
    return nil
  }

  private mutating func back() -> TalkEffect? {
    if scroll(SlideWindow(state).pageUp(state.scrolled)) { return nil }
    if state.stop > 0 { pause(at: state.stop - 1) } else { state.notice = "this is the beginning" }
    return nil
  }

  private mutating func jump() -> TalkEffect? {
    defer { state.digits = "" }
    guard let target = Int(state.digits).flatMap(state.talk.stop(ofSlide:)) else {
      let count = state.talk.slides.count
      state.notice =
        "no slide \(state.digits); " + (count == 1 ? "there is 1" : "there are 1 to \(count)")
      return nil
    }
    return go(to: target)
  }

  private mutating func go(to target: Int) -> TalkEffect? {
    let needed = state.talk.stepCount(at: target)
    pause(at: target)
    guard needed > state.outputs.count else { return nil }
    state.activity = .away
    return .reach(needed)
  }

  private mutating func pause(at stop: Int) {
    state.stop = stop
    state.activity = .resting
    state.scrolled = 0
    state.secondsLeft = state.talk.stops[stop].ran == 0 ? state.slide.seconds : nil
  }

  private mutating func tick() -> TalkEffect? {
    guard state.activity == .resting, let left = state.secondsLeft else { return type() }
    state.secondsLeft = max(0, left - 1)
    return nil
  }

  private mutating func type() -> TalkEffect? {
    guard case .typing(let count) = state.activity, let step = state.nextStep else { return nil }
    guard count < step.command.count else { return runNext() }
    state.activity = .typing(count + 1)
    return nil
  }

  private mutating func runNext() -> TalkEffect? {
    state.activity = .running
    state.scrolled = 0
    return .run(state.position)
  }

  private mutating func finish(_ output: TalkOutput) {
    if let step = state.nextStep, TalkStage(command: step.command) != nil {
      state.chosenStage = nil
    }
    state.outputs = state.outputs.prefix(state.position) + [output]
    pause(at: state.stop + 1)
  }

  private mutating func add(_ new: [Int: TalkOutput]) {
    state.activity = .resting
    while let next = new[state.outputs.count] { state.outputs.append(next) }
  }

  /// Shows another part of the slide.
  ///
  /// - Returns: `false` if there is none.
  private mutating func scroll(_ scrolled: Int?) -> Bool {
    guard let scrolled else { return false }
    state.scrolled = scrolled
    return true
  }

  private mutating func scroll(by rows: Int) {
    state.scrolled = SlideWindow(state).scrolled(state.scrolled, by: rows)
  }

  /// Continues with another version of the talk, on the same slide.
  ///
  /// - Returns: The work that this requires: all commands before the current one run again.
  private mutating func replace(with new: Talk) -> TalkEffect? {
    let target = new.counterpart(of: state.stop, in: state.talk)
    let left = state.secondsLeft
    let limit = state.slide.seconds
    state.talk = new
    state.outputs = []
    state.digits = ""
    pause(at: target)
    if state.slide.seconds == limit, state.secondsLeft != nil { state.secondsLeft = left }
    state.notice = "read again"
    guard state.position > 0 else { return nil }
    state.activity = .away
    return .reach(state.position)
  }
}

// Keys.
extension TalkControl {
  private mutating func press(_ key: PressedKey) -> TalkEffect? {
    state.notice = nil
    if key == .interrupt { return .quit }
    switch state.activity {
    case .running, .away: return nil
    case .typing: return key == .character("q") ? .quit : runNext()
    case .listing(let row): return pressInList(key, row)
    case .resting:
      return state.digits.isEmpty ? pressWhileResting(key) : pressWhileTypingNumber(key)
    }
  }

  private mutating func pressWhileResting(_ key: PressedKey) -> TalkEffect? {
    switch key {
    case .character(" "), .enter, .right, .pageDown: return forward()
    case .character("b"), .left, .pageUp, .backspace: return back()
    case .down: scroll(by: 1)
    case .up: scroll(by: -1)
    case .home: return go(to: 0)
    case .end: return go(to: state.talk.stops.count - 1)
    case .character("h"), .character("?"): state.activity = .listing(from: 0)
    case .character("q"): return .quit
    case .character("s"): pressStageKey()
    case .character("t"):
      state.theme = state.theme.next
      state.notice = "theme: \(state.theme.rawValue)"
    case .character("c"): return .tellTime
    case .character(":"):
      state.activity = .away
      return .live(state.position)
    case .character(let character) where character.isASCII && character.isNumber:
      state.digits = String(character)
    default: break
    }
    return nil
  }

  private mutating func pressWhileTypingNumber(_ key: PressedKey) -> TalkEffect? {
    switch key {
    case .character(let character) where character.isASCII && character.isNumber:
      if state.digits.count < 6 { state.digits.append(character) }
    case .backspace: state.digits.removeLast()
    case .enter: return jump()
    case .escape: state.digits = ""
    default:
      state.digits = ""
      return pressWhileResting(key)
    }
    return nil
  }

  private mutating func pressInList(_ key: PressedKey, _ row: Int) -> TalkEffect? {
    let last = max(0, TalkList.rows(state).count - state.size.contentRows)
    let page = max(1, state.size.contentRows - 1)
    switch key {
    case .down: state.activity = .listing(from: min(last, row + 1))
    case .up: state.activity = .listing(from: max(0, row - 1))
    case .pageDown where row < last, .character(" ") where row < last:
      state.activity = .listing(from: min(last, row + page))
    case .pageUp: state.activity = .listing(from: max(0, row - page))
    case .character("q"): return .quit
    case .character(let character) where character.isASCII && character.isNumber:
      state.activity = .resting
      state.digits = String(character)
    default: state.activity = .resting
    }
    return nil
  }

  private mutating func pressStageKey() {
    state.chosenStage = state.stage.next
    scroll(by: 0)
    switch state.stage {
    case .off: state.notice = "the stage is off"
    case _ where state.division.stage == nil:
      state.notice = "the terminal is too small for the stage"
    case .beside where state.division.slide.row > 0: state.notice = "stage above the slide"
    case .beside: state.notice = "stage beside the slide"
    case .inPlace: state.notice = "stage in place of the slide"
    }
  }
}
