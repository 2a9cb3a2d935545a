import TestSupport
import Testing

@testable import ActionSyntax

@Suite("Values printed as Swift and typed back")
struct RoundTripTests {
  @Test("Scalars and collections are read back", arguments: seeds(10))
  func scalars(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      try check(Int.random(in: .min ... .max, using: &random))
      try check(UInt64.random(in: 0 ... .max, using: &random))
      try check(Int8.random(in: .min ... .max, using: &random))
      try check(Double(bitPattern: random.next()), unless: { !$0.isFinite })
      try check(
        Float(bitPattern: UInt32(truncatingIfNeeded: random.next())), unless: { !$0.isFinite })
      try check(text(&random))
      try check((0..<5).map { _ in text(&random) })
      try check([text(&random): [Int(truncatingIfNeeded: random.next())]])
      try check(Bool.random(using: &random) ? nil : Int(truncatingIfNeeded: random.next()))
    }
  }

  @Test("Actions are read back", arguments: seeds(10))
  func actions(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let (text, action) = action(&random)
      #expect(try read(text) == action, "\(text)")
    }
  }

  private func check<T: Equatable>(_ value: T, unless isExempt: (T) -> Bool = { _ in false }) throws
  {
    guard !isExempt(value) else { return }
    let text = String(reflecting: value).replacing("Optional(", with: ".some(")
    #expect(try ActionReader().value(text[...], as: T.self) as Any as? T == value, "\(text)")
  }

  private func text(_ random: inout SeededGenerator) -> String {
    let alphabet = Array("abc \"\\\n\t\r\0가각힣é🙂漢'`(),.")
    return String((0..<6).map { _ in alphabet.randomElement(using: &random) ?? "a" })
  }

  private func action(_ random: inout SeededGenerator) -> (String, Anything) {
    let number = Int.random(in: -99...99, using: &random)
    let name = text(&random)
    let quoted = String(reflecting: name)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return (".pair(\(number), label: \(quoted))", .pair(number, label: name))
    case 1:
      return (
        ".todo(id: \(number), action: .renamed(\(quoted)))",
        .todo(id: number, action: .renamed(name))
      )
    case 2:
      return (".todo[\(number)].renamed(\(quoted))", .todo(id: number, action: .renamed(name)))
    case 3: return (".maybe(.some(\(number)))", .maybe(number))
    case 4: return (".response(.success(\(number)))", .response(.success(number)))
    default:
      return (
        ".price(Price(money: Money(amount: \(number), currency: \(quoted)), isFinal: false))",
        .price(Price(money: Money(amount: number, currency: name), isFinal: false))
      )
    }
  }
}
