// Handling events.
extension TalkState {
  /// Changes the talk for an event.
  ///
  /// - Returns: The work that the event requires.
  package mutating func handle(_ event: TalkEvent) -> TalkEffect? {
    switch event {
    case .key(let key): return press(key)
    case .tick: return tick()
    case .resized(let size):
      self.size = size
      scroll(by: 0)
    case .ran(let output): finish(output)
    case .reached(let new): add(new)
    case .returned: activity = .resting
    case .saved(let talk): return replace(with: talk)
    case .unreadable(let problem): notice = problem
    case .elapsed(let seconds):
      notice =
        plan.time(of: talk.stops[stop].slide)?.text(after: seconds)
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
    defer { self.notice = notice?.split(separator: "\n").first.map(String.init) }
    return go(to: min(max(stop, 0), talk.stops.count - 1))
  }

  /// Runs the next command without typing it.
  package mutating func repeatCommand() -> TalkEffect? { nextStep == nil ? nil : runNext() }

  private mutating func press(_ key: PressedKey) -> TalkEffect? {
    notice = nil
    if key == .interrupt { return .quit }
    switch activity {
    case .running, .away: return nil
    case .typing: return key == .character("q") ? .quit : runNext()
    case .listing(let row): return pressInList(key, row)
    case .resting: return digits.isEmpty ? pressWhileResting(key) : pressWhileTypingNumber(key)
    }
  }

  private mutating func pressWhileResting(_ key: PressedKey) -> TalkEffect? {
    switch key {
    case .character(" "), .enter, .right, .pageDown: return forward()
    case .character("b"), .left, .pageUp, .backspace: return back()
    case .down: scroll(by: 1)
    case .up: scroll(by: -1)
    case .home: return go(to: 0)
    case .end: return go(to: talk.stops.count - 1)
    case .character("h"), .character("?"): activity = .listing(from: 0)
    case .character("q"): return .quit
    case .character("s"): pressStageKey()
    case .character("t"):
      theme = theme.next
      notice = "theme: \(theme.rawValue)"
    case .character("c"): return .tellTime
    case .character(":"):
      activity = .away
      return .live(position)
    case .character(let character) where character.isASCII && character.isNumber:
      digits = String(character)
    default: break
    }
    return nil
  }

  private mutating func pressWhileTypingNumber(_ key: PressedKey) -> TalkEffect? {
    switch key {
    case .character(let character) where character.isASCII && character.isNumber:
      if digits.count < 6 { digits.append(character) }
    case .backspace: digits.removeLast()
    case .enter: return jump()
    case .escape: digits = ""
    default:
      digits = ""
      return pressWhileResting(key)
    }
    return nil
  }

  private mutating func pressInList(_ key: PressedKey, _ row: Int) -> TalkEffect? {
    let last = max(0, listRows.count - size.contentRows)
    let page = max(1, size.contentRows - 1)
    switch key {
    case .down: activity = .listing(from: min(last, row + 1))
    case .up: activity = .listing(from: max(0, row - 1))
    case .pageDown where row < last, .character(" ") where row < last:
      activity = .listing(from: min(last, row + page))
    case .pageUp: activity = .listing(from: max(0, row - page))
    case .character("q"): return .quit
    case .character(let character) where character.isASCII && character.isNumber:
      activity = .resting
      digits = String(character)
    default: activity = .resting
    }
    return nil
  }
}

// Moving between stops.
extension TalkState {
  private mutating func forward() -> TalkEffect? {
    if pageDown() { return nil }
    if let step = nextStep {
      scrolled = 0
      secondsLeft = nil
      if rhythm.isInstant || step.command.isEmpty { return runNext() }
      activity = .typing(0)
      return nil
    }
    if stop + 1 < talk.stops.count {
      pause(at: stop + 1)
    } else {
      notice = "this is the end; q quits"
    }
    return nil
  }

  private mutating func back() -> TalkEffect? {
    if pageUp() { return nil }
    if stop > 0 { pause(at: stop - 1) } else { notice = "this is the beginning" }
    return nil
  }

  private mutating func jump() -> TalkEffect? {
    defer { digits = "" }
    guard let target = Int(digits).flatMap(talk.stop(ofSlide:)) else {
      let count = talk.slides.count
      notice = "no slide \(digits); " + (count == 1 ? "there is 1" : "there are 1 to \(count)")
      return nil
    }
    return go(to: target)
  }

  private mutating func go(to target: Int) -> TalkEffect? {
    let needed = talk.stepCount(at: target)
    pause(at: target)
    guard needed > outputs.count else { return nil }
    activity = .away
    return .reach(needed)
  }

  mutating func pause(at stop: Int) {
    self.stop = stop
    activity = .resting
    scrolled = 0
    secondsLeft = talk.stops[stop].ran == 0 ? slide.seconds : nil
  }
}

// Typing and running commands.
extension TalkState {
  private mutating func tick() -> TalkEffect? {
    guard activity == .resting, let left = secondsLeft else { return type() }
    secondsLeft = max(0, left - 1)
    return nil
  }

  private mutating func type() -> TalkEffect? {
    guard case .typing(let count) = activity, let step = nextStep else { return nil }
    guard count < step.command.count else { return runNext() }
    activity = .typing(count + 1)
    return nil
  }

  private mutating func runNext() -> TalkEffect? {
    activity = .running
    scrolled = 0
    return .run(position)
  }

  private mutating func finish(_ output: TalkOutput) {
    if let step = nextStep, TalkStage(command: step.command) != nil { chosenStage = nil }
    outputs = outputs.prefix(position) + [output]
    pause(at: stop + 1)
  }

  private mutating func add(_ new: [Int: TalkOutput]) {
    activity = .resting
    while let next = new[outputs.count] { outputs.append(next) }
  }
}
