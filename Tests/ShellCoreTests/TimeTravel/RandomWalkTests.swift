import TestSupport
import Testing

@testable import ShellCore

@Suite("Random walks through the history")
@MainActor
struct RandomWalkTests {
  @Test(
    "After every random step, the session is in the state that a simple model predicts",
    arguments: seeds(12))
  func walk(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let session = await diarySession(after: "format labels")
    var model = WalkModel()
    for _ in 0..<250 {
      let line = model.step(&random)
      let output = await session.evaluate(line)
      #expect(output.isError == model.isRefused, "\(line): \(output.text)")
      #expect(session.diary == model.moment.state, "\(line)")
      #expect(
        session.parts.features.running?.store.snapshots.position == model.moment.action, "\(line)")
      #expect(
        session.parts.features.running?.store.clock.now.offset == .seconds(model.moment.time),
        "\(line)")
      if session.diary != model.moment.state { return }
    }
  }
}

/// A model of the history: a list of moments and a position in it.
private struct WalkModel {
  struct Moment {
    var state = Diary.State()
    var time = 0
    /// The number of the last action.
    var action = 0
    /// The step that led to this moment.
    var step = 0
    /// Whether the step ends with this moment.
    var isEnd = true
    /// Whether an action led to this moment.
    var isAction = false
  }

  /// The moments of each load, in order.
  private var chapters = [[Moment()]]
  /// The position in the moments of each load.
  private var places = [0]
  private var chapter = 0
  /// Whether the last line changed nothing.
  private(set) var isRefused = false

  private var moments: [Moment] { chapters[chapter] }
  private var place: Int { places[chapter] }
  var moment: Moment { moments[place] }

  /// Takes a random step.
  ///
  /// - Returns: The line to be typed for it.
  mutating func step(_ random: inout SeededGenerator) -> String {
    isRefused = false
    switch Int.random(in: 0..<26, using: &random) {
    case 0..<5:
      undo()
      return "undo"
    case 5..<9:
      redo()
      return "redo"
    case 9..<12: return goTo(Int.random(in: 0...moments.last!.action + 1, using: &random))
    case 12:
      load()
      return Bool.random(using: &random) ? "reset" : "load diary"
    case 13..<15:
      append([]) { $0.time += 3 }
      return "advance 3s"
    case 15..<18:
      append([{ $0.count += 10 }, { $0.count += 1 }, { $0.count += 2 }])
      return ".burst"
    case 18..<20:
      append([{ $0.count += 100 }, { $0.ids.append(UUID($0.ids.count)) }])
      return ".twice"
    case 20..<23:
      append([{ $0.ids.append(UUID($0.ids.count)) }])
      return ".id"
    default:
      let date = Date(timeIntervalSince1970: 1_704_067_200 + Double(moment.time))
      append([{ $0.times.append(date) }])
      return ".time"
    }
  }

  private mutating func append(
    _ actions: [(inout Diary.State) -> Void], then change: (inout Moment) -> Void = { _ in }
  ) {
    forgetUndone()
    var next = moment
    next.step += 1
    for (index, action) in actions.enumerated() {
      action(&next.state)
      next.action += 1
      next.isAction = true
      next.isEnd = index == actions.count - 1
      chapters[chapter].append(next)
    }
    if actions.isEmpty {
      change(&next)
      (next.isAction, next.isEnd) = (false, true)
      chapters[chapter].append(next)
    }
    places[chapter] = moments.count - 1
  }

  private mutating func forgetUndone() {
    chapters = Array(chapters[...chapter])
    places = Array(places[...chapter])
    chapters[chapter] = Array(moments[...place])
    chapters[chapter][place].isEnd = true
  }

  private mutating func load() {
    forgetUndone()
    chapters.append([Moment()])
    places.append(0)
    chapter += 1
  }

  private mutating func undo() {
    if let target = moments[...place].lastIndex(where: { $0.step < moment.step }) {
      places[chapter] = target
    } else if chapter > 0 {
      chapter -= 1
    } else {
      isRefused = true
    }
  }

  private mutating func redo() {
    let step = moment.isEnd ? moment.step + 1 : moment.step
    if let target = moments.lastIndex(where: { $0.step == step && $0.isEnd }) {
      places[chapter] = target
    } else if chapter + 1 < chapters.count {
      chapter += 1
    } else {
      isRefused = true
    }
  }

  private mutating func goTo(_ number: Int) -> String {
    if let target = moments.firstIndex(where: {
      $0.action == number && ($0.isAction || number == 0)
    }) {
      places[chapter] = target
    } else {
      isRefused = true
    }
    return "goto \(number)"
  }
}
