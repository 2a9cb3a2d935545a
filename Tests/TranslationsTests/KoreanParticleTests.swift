import Testing

@testable import ShellCore

@Suite("Korean particles")
struct KoreanParticleTests {
  @Test(
    "A particle follows the sound of the word before it",
    arguments: [
      ("상태", "를", "가", "로"), ("값", "을", "이", "으로"), ("기능 3개", "를", "가", "로"),
      ("파일", "을", "이", "로"), ("`State`", "를", "가", "로"), ("`Action`", "을", "이", "으로"),
      ("BindingReducer()", "를", "가", "로"), ("`nil`", "을", "이", "로"), ("Bool", "을", "이", "로"),
      (".plusButtonTapped", "를", "가", "로"), ("id", "를", "가", "로"), ("init", "을", "이", "으로"),
      ("0", "을", "이", "으로"), ("1", "을", "이", "로"), ("2", "를", "가", "로"), ("6", "을", "이", "으로"),
      ("`enum`", "을", "이", "으로"), ("String", "을", "이", "으로"), ("Int", "를", "가", "로"),
      ("`Workshop`", "을", "이", "으로"), ("`Blob`", "을", "이", "으로"), ("`Reset`", "을", "이", "으로"),
      ("Log out", "을", "이", "으로"), ("ifLet", "을", "이", "으로"), ("check", "를", "가", "로"),
      ("", "를", "가", "로"),
    ])
  func forms(word: String, object: String, subject: String, direction: String) {
    #expect(KoreanParticle.object.form(after: word) == object)
    #expect(KoreanParticle.subject.form(after: word) == subject)
    #expect(KoreanParticle.direction.form(after: word) == direction)
  }
}
