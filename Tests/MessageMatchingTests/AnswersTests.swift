import Foundation
import Testing

@testable import ShellCore

@Suite struct AnswersTests {
  /// With `ANSWERS=write` in the environment, the answers are learned and written again.
  @Test func theAnswersAreThoseOfTheQuestions() throws {
    let learned = LearnedAnswersText(KnownQuestions.questions(about: Fixtures.documents))
    if ProcessInfo.processInfo.environment["ANSWERS"] == "write" {
      try learned.text.write(to: Fixtures.answersFile, atomically: true, encoding: .utf8)
      return
    }
    #expect(
      Fixtures.answers.fingerprint == learned.fingerprint,
      "a question, the head of a page, a message, or a synonym has changed: ANSWERS=write swift test --filter AnswersTests"
    )
  }

  private static let text = """
    # a comment
    f00d
    21 29 15 12
    timer\t%&
    view store\t
    every second\ttimer
    ten\ttimer
    at\t2
    ate\t1
    b\t3
    a\t%~
    b b\t%%

    """
  private let answers = LearnedAnswers(text)

  @Test func aLineIsFoundByItsKey() {
    func value(_ key: String, _ section: LearnedAnswers.Section) -> String? {
      answers.value(of: key, in: section).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(answers.fingerprint == "f00d")
    #expect(answers.pages.map(\.name) == ["timer", "view store"])
    #expect(answers.pages.allSatisfy { $0.vector.count == FeatureVector.size })
    #expect(value("every second", .questions) == "timer")
    #expect(value("ten", .questions) == "timer")
    #expect(value("every", .questions) == nil)
    #expect(value("zebra", .questions) == nil)
    #expect(value("at", .words) == "2")
    #expect(value("b", .words) == "3")
    #expect(value("b b", .features) == "%%")
    #expect(value("b", .features) == nil)
    #expect(value("", .features) == nil)
  }

  @Test func wordsAreFoundByTheirFirstLetter() {
    func words(_ letter: Character) -> [String] {
      answers.words(beginningWith: letter.asciiValue ?? 0)
        .map { "\(String(decoding: $0.word, as: UTF8.self)) \($0.count)" }
    }
    #expect(words("a") == ["at 2", "ate 1"])
    #expect(words("b") == ["b 3"])
    #expect(words("c").isEmpty)
  }

  @Test(arguments: ["", "x", "f\n1 2 3\n", "f\n1 2 3 4\nshort", "f\n-1 1 0 0\n"])
  func anotherTextHasNoAnswers(text: String) {
    let answers = LearnedAnswers(text)
    #expect(answers.pages.isEmpty)
    #expect(answers.value(of: "a", in: .features) == nil)
    #expect(answers.words(beginningWith: 0x61).isEmpty)
  }

  @Test func vectorsArePacked() {
    let values = (0..<FeatureVector.size).map { Float($0 % 9 - 4) * 0.25 }
    let vector = FeatureVector(rarity: 7.25, values: values)
    #expect(FeatureVector(Array(vector.text.utf8)[...]) == vector)
    #expect(vector.text.utf8.count == 4 + FeatureVector.size / 2)
    let zero = FeatureVector(rarity: 1, values: values.map { _ in 0 })
    #expect(FeatureVector(Array(zero.text.utf8)[...]) == zero)
    #expect(FeatureVector([]).values.count == FeatureVector.size)
    let page = values.map { $0 * 8 }
    let read = FeatureVector.page(Array(FeatureVector.text(ofPage: page).utf8)[...])
    #expect(zip(page, read).allSatisfy { abs($0 - $1) < 0.006 })
  }

  /// What does not fit is cut off.
  @Test func numbersArePacked() {
    for number in [0, 89, 90, PackedNumbers.largest] {
      #expect(PackedNumbers.pair(PackedNumbers.pair(number), at: 0) == number)
    }
    #expect(PackedNumbers.pair(PackedNumbers.pair(-5), at: 0) == 0)
    #expect(PackedNumbers.pair(PackedNumbers.pair(9000), at: 0) == PackedNumbers.largest)
    #expect(PackedNumbers.pair([], at: 0) == 0)
    #expect(PackedNumbers.character(0) == UInt8(ascii: "%"))
    #expect(PackedNumbers.character(200) == UInt8(ascii: "~"))
  }
}
