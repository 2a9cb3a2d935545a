import TestSupport
import Testing

@testable import ShellCore

@Suite("The state of a talk")
struct TalkStateTests {
  private let text = """
    # One
    a
    ```tca
    > x
    > y
    ```
    ## Two
    b

    ## Three
    ```tca
    > z
    ```
    """

  @Test func `Each forward key shows the next slide or runs the next command`() throws {
    var talk = try Rehearsal(text)
    talk.press(.character(" "), .enter, .right, .pageDown, .pageDown)
    #expect(talk.effects == [.run(0), .run(1), .run(2)])
    #expect(talk.state.slide.heading?.title == "Three")
    #expect(talk.state.stop == 5)
  }

  @Test func `The talk stops at both ends, with a notice`() throws {
    var talk = try Rehearsal("a")
    talk.press(.pageDown)
    #expect(talk.status.hasSuffix("the end; q quits"))
    talk.press(.pageUp)
    #expect(talk.status.hasSuffix("the beginning"))
    #expect(talk.effects.isEmpty)
    #expect(talk.state.stop == 0)
  }

  @Test func `Each back key goes back one stop and runs nothing`() throws {
    var talk = try Rehearsal(text)
    talk.press(.pageDown, .pageDown, .pageDown)
    #expect(talk.state.slide.heading?.title == "Two")
    talk.press(.character("b"))
    #expect(talk.content.suffix(2) == ["at0> x", "at1> y"])
    talk.press(.left)
    #expect(talk.content.suffix(2) == ["at0> x", "at1> "])
    talk.press(.pageUp)
    #expect(talk.content.suffix(1) == ["tca> "])
    #expect(talk.effects == [.run(0), .run(1)])
  }

  @Test func `Going forward after going back runs the command again`() throws {
    var talk = try Rehearsal(text)
    talk.press(.pageDown, .pageDown, .pageUp, .pageUp, .pageDown)
    #expect(talk.effects == [.run(0), .run(1), .run(0)])
    #expect(talk.content.suffix(2) == ["at0> x", "at1> "])
  }

  @Test func `A number and Enter go to a slide, and the commands before it run`() throws {
    var talk = try Rehearsal(text)
    talk.press(.character("3"))
    #expect(talk.status.hasSuffix("go to slide 3"))
    talk.press(.enter)
    #expect(talk.effects == [.reach(2)])
    #expect(talk.state.activity == .resting)
    #expect(talk.content.last == "at2> ")
    talk.press(.character("1"), .enter)
    #expect(talk.content.last == "tca> ")
    talk.press(.character("2"), .enter)
    #expect(talk.effects == [.reach(2)])
    #expect(talk.content == ["Two", "───", "", "b"])
  }

  @Test func `An unknown number is reported with the valid ones`() throws {
    for (text, notice) in [
      (text, "no slide 4; there are 1 to 3"), ("# A", "no slide 4; there is 1"),
    ] {
      var talk = try Rehearsal(text, columns: 60)
      talk.press(.character("4"), .enter)
      #expect(talk.status.hasSuffix("  " + notice))
      talk.press(.other)
      #expect(!talk.status.contains("no slide"))
      #expect(talk.effects.isEmpty)
    }
  }

  @Test func `A number can be long or start with zero`() throws {
    var talk = try Rehearsal(text, columns: 60)
    for _ in 0..<30 { talk.press(.character("9")) }
    talk.press(.enter)
    #expect(talk.status.contains("no slide 999999;"))
    talk.press(.character("0"), .character("2"), .enter)
    #expect(talk.state.slide.heading?.title == "Two")
  }

  @Test func `Backspace corrects a number, and Escape or another key discards it`() throws {
    var talk = try Rehearsal(text)
    talk.press(.character("2"), .character("1"), .backspace, .enter)
    #expect(talk.state.slide.heading?.title == "Two")
    talk.press(.character("1"), .escape, .enter)
    #expect(talk.state.slide.heading?.title == "Three")
    talk.press(.character("1"), .pageUp)
    #expect(talk.state.slide.heading?.title == "Two")
    talk.press(.character("1"), .backspace, .backspace)
    #expect(talk.state.stop == 2)
  }

  @Test func `The Home and End keys go to the first and last stop`() throws {
    var talk = try Rehearsal(text)
    talk.press(.end)
    #expect(talk.state.stop == 5)
    #expect(talk.effects == [.reach(3)])
    talk.press(.home)
    #expect(talk.state.stop == 0)
  }

  @Test func `A command is typed, then it runs`() throws {
    var talk = try Rehearsal("```tca\n> abc\n```", speed: 10)
    #expect(talk.state.timeout == nil)
    talk.press(.pageDown)
    for typed in ["", "a", "ab", "abc"] {
      #expect(talk.content.last == "tca> " + typed)
      #expect(talk.state.timeout != nil)
      #expect(talk.effects.isEmpty)
      talk.handle(.tick)
    }
    #expect(talk.effects == [.run(0)])
    #expect(talk.content == ["at0> abc"])
    #expect(talk.state.timeout == nil)
  }

  @Test func `Any key runs a command that is being typed`() throws {
    for key in [PressedKey.pageDown, .pageUp, .character("b"), .character(":"), .other] {
      var talk = try Rehearsal("```tca\n> abc\n> d\n```", speed: 10)
      talk.press(.pageDown)
      talk.handle(.tick)
      talk.press(key)
      #expect(talk.effects == [.run(0)])
      #expect(talk.content.last == "at1> ")
    }
  }

  @Test func `An empty command runs immediately`() throws {
    var talk = try Rehearsal("```tca\n>\n```", speed: 10)
    talk.press(.pageDown)
    #expect(talk.effects == [.run(0)])
  }

  @Test func `A late tick does nothing`() throws {
    var talk = try Rehearsal(text)
    talk.handle(.tick)
    #expect(talk.effects.isEmpty)
    #expect(talk.state.activity == .resting)
  }

  @Test func `While a command runs, only Ctrl-C works`() throws {
    var talk = try Rehearsal(text)
    #expect(talk.control.handle(.key(.pageDown)) == .run(0))
    #expect(talk.control.handle(.key(.pageDown)) == nil)
    #expect(talk.control.handle(.key(.character("q"))) == nil)
    #expect(TalkScreen(talk.state).rows.map(\.text).contains("tca> x"))
    #expect(talk.control.handle(.key(.interrupt)) == .quit)
  }

  @Test func `A colon opens a prompt in this state, and the talk continues where it was`() throws {
    var talk = try Rehearsal(text)
    talk.press(.pageDown, .character(":"))
    #expect(talk.effects == [.run(0), .live(1)])
    #expect(talk.content.last == "at0> x")
    talk.press(.pageDown)
    talk.handle(.returned)
    #expect(talk.state.stop == 1)
    #expect(talk.content.last == "at1> ")
  }

  @Test func `The q key and Ctrl-C quit at any time`() throws {
    for quit in [PressedKey.character("q"), .interrupt] {
      for keys in [[], [PressedKey.pageDown], [.character("h")], [.character("1")]] {
        var talk = try Rehearsal("```tca\n> abc\n```", speed: 10)
        for key in keys + [quit] { talk.press(key) }
        #expect(talk.effects == [.quit])
      }
    }
  }

  @Test func `Keys without a meaning do nothing`() throws {
    var talk = try Rehearsal(text)
    let before = talk.state
    for key in [PressedKey.other, .escape, .character("x"), .character("홍"), .character("٣")] {
      talk.press(key)
      #expect(talk.state == before)
    }
  }

  @Test func `After any keys, the talk is at a stop whose output is known`() throws {
    let keys: [PressedKey] = [
      .pageDown, .pageDown, .enter, .pageUp, .up, .down, .home, .end, .character("h"),
      .character("3"), .character("1"), .character(":"), .backspace, .escape, .character("b"),
    ]
    var random = SeededGenerator(seed: 6)
    var talk = try Rehearsal(text, columns: 9, rows: 5)
    talk.answers = ["x": "1\n2\n3\n4\n5\n6\n7", "z": "8\n"]
    for _ in 0..<5000 {
      talk.press(keys.randomElement(using: &random) ?? .other)
      if talk.state.activity == .away { talk.handle(.returned) }
      if Bool.random(using: &random) {
        let size = TalkSize(
          columns: .random(in: 0...20, using: &random), rows: .random(in: 0...9, using: &random))
        talk.handle(.resized(size))
      }
      let state = talk.state
      #expect(state.position <= state.outputs.count)
      let screen = TalkScreen(state)
      #expect(screen.rows.count <= max(1, state.size.rows))
      #expect(screen.rows.allSatisfy { $0.columns <= max(2, state.size.columns) })
    }
  }

  // MARK: Tasks with a time limit

  private let task = """
    # Task
    ```task 2m
    Bring `amount` to 2.
    ```
    ```tca
    > x
    ```
    # End
    """

  @Test func `A task shows its countdown and hides the solution`() throws {
    var talk = try Rehearsal(task)
    #expect(talk.state.timeout == .seconds(1))
    #expect(talk.content.last == "2:00 left")
    talk.handle(.tick)
    #expect(talk.content.last == "1:59 left")
    #expect(talk.effects.isEmpty)
  }

  @Test func `The countdown ends at zero and waits for the speaker`() throws {
    var talk = try Rehearsal(task)
    for _ in 0..<130 { talk.handle(.tick) }
    #expect(talk.content.last == "time is up")
    #expect(talk.state.timeout == nil)
  }

  @Test func `Going on ends the countdown and runs the solution`() throws {
    var talk = try Rehearsal(task)
    talk.press(.pageDown)
    #expect(talk.effects == [.run(0)])
    #expect(talk.content.last == "at0> x")
    #expect(!talk.content.contains { $0.hasSuffix("left") })
    talk.press(.pageUp)
    #expect(talk.content.last == "2:00 left")
  }

  @Test func `A task without a time has no countdown`() throws {
    let talk = try Rehearsal("# Task\n```task\nDo it.\n```\n")
    #expect(talk.state.secondsLeft == nil)
    #expect(talk.content.last == "Do it.")
  }
}
