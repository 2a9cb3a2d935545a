import ComposableArchitecture
import Testing

@Suite("Case key paths")
struct CaseKeyPathTests {
  @Test("A key path extracts and embeds a payload")
  func payload() {
    #expect(Shape.circle(radius: 2)[case: \.circle] == 2)
    #expect(Shape.none[case: \.circle] == nil)
    #expect(AnyCasePath(\Shape.Cases.circle).embed(3) == .circle(radius: 3))
    let box = Shape.box(1, height: 2)[case: \.box]
    #expect(box?.0 == 1 && box?.height == 2)
    let made: Shape = (\Shape.Cases.circle)(4)
    #expect(made == .circle(radius: 4))
    let none: Shape = (\Shape.Cases.none)()
    #expect(none == .none)
  }

  @Test("A key path goes through nested enums")
  func nesting() {
    let value = Shape.nested(.a(5))
    #expect(value[case: \.nested.a] == 5)
    #expect(value.is(\.nested.a) && !value.is(\.nested.b) && !Shape.none.is(\.nested.a))
    #expect(AnyCasePath(\Shape.Cases.nested.a).embed(6) == .nested(.a(6)))
  }

  @Test("The identity is a case key path")
  func identity() {
    #expect(AnyCasePath(\Shape.Cases.self).extract(from: .none) == Shape.none)
  }

  @Test("Payloads are set and modified in their case only")
  func modification() {
    var shape = Shape.circle(radius: 1)
    shape[case: \.circle] = 2
    shape[case: \.nested] = .b
    #expect(shape == .circle(radius: 2))
    shape.modify(\.circle) { $0 += 1 }
    #expect(shape == .circle(radius: 3))
    withKnownIssue {
      shape.modify(\.nested) { _ in Issue.record("the closure ran") }
    } matching: {
      $0.description.contains("TCA001: modify(\\.nested) was called on a Shape that is .circle")
    }
  }

  @Test("A dynamic member is the payload of its case")
  func dynamicMember() {
    #expect(Shape.circle(radius: 1).circle == 1)
    #expect(Shape.circle(radius: 1).nested == nil)
  }

  @Test("A switch matches case key paths")
  func patterns() {
    switch Shape.nested(.b) {
    case \.nested.a: Issue.record("matched another case")
    case \.nested.b: break
    default: Issue.record("matched no case")
    }
  }

  @Test("All case paths are a sequence, and a value has a case")
  func iteration() {
    #expect(
      Array(Shape.allCasePaths) == [
        \Shape.Cases.circle, \Shape.Cases.box, \Shape.Cases.nested, \Shape.Cases.none,
      ])
    #expect(Shape.box(1, height: 1).case == \Shape.Cases.box)
  }

  @Test("Optionals and results have cases")
  func standardTypes() {
    #expect(AnyCasePath(\Optional<Int>.Cases.some).extract(from: 1) == 1)
    #expect(Result<Int, Never>.success(1)[case: \.success] == 1)
    #expect(Shape?.some(.circle(radius: 1))[case: \.circle] == 1)
  }

  @Test("An identified action is reached by the ID of its element")
  func identifiedActions() {
    let action = IdentifiedAction<Int, Shape>.element(id: 1, action: .circle(radius: 2))
    #expect(action[case: \.[id: 1].circle] == 2)
    #expect(action[case: \.[id: 2].circle] == nil)
    #expect(action[case: \.element]?.id == 1)
  }
}
