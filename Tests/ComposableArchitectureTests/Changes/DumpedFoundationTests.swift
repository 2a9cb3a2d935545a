import ComposableArchitecture
import Testing

/// Values of Foundation and the standard library that have no text that is the same in every run.
struct DumpedFoundationTests {
  private struct Article: Equatable {
    var title = AttributedString("Hello")
    var isRead = false
  }

  private struct Search: Equatable {
    var letters = CharacterSet(charactersIn: "cab\n")
  }

  private final class Token {}

  private struct Tokens: Equatable {
    var first: ObjectIdentifier
    var second: ObjectIdentifier
    var pointer: UnsafeMutableRawPointer?
  }

  @Test func `An attributed string is shown as its characters`() {
    var changed = Article()
    changed.title = AttributedString("Hello, \"you\"")
    #expect(String(customDumping: AttributedString("Hello")) == "\"Hello\"")
    #expect(
      diff(Article(), changed) == """
          DumpedFoundationTests.Article(
        -   title: "Hello",
        +   title: #"Hello, "you""#,
            isRead: false
          )
        """)
    changed.title = AttributedString("Hello")
    changed.isRead = true
    #expect(
      diff(Article(), changed) == """
          DumpedFoundationTests.Article(
            title: "Hello",
        -   isRead: false
        +   isRead: true
          )
        """)
  }

  @Test func `Attributes are shown with the characters that have them`() throws {
    var title = AttributedString("Read more")
    let more = try #require(title.range(of: "more"))
    title[more].link = URL(string: "https://swift.org")
    #expect(
      diff(Article(title: AttributedString("Read more")), Article(title: title)) == """
          DumpedFoundationTests.Article(
        -   title: "Read more",
        +   title: [
        +     [0]: "Read ",
        +     [1]: AttributedString(
        +       text: "more",
        +       NSLink: https://swift.org
        +     )
        +   ],
            isRead: false
          )
        """)
    var other = title
    other[more].link = URL(string: "https://example.com")
    #expect(
      diff(title, other) == """
          [
            [0]: "Read ",
            [1]: AttributedString(
              text: "more",
        -     NSLink: https://swift.org
        +     NSLink: https://example.com
            )
          ]
        """)
  }

  @Test func `A set of characters lists them, or counts them`() {
    #expect(
      String(customDumping: Search())
        == #"DumpedFoundationTests.Search(letters: CharacterSet("\nabc"))"#)
    #expect(String(customDumping: Optional(CharacterSet.newlines)).hasPrefix("CharacterSet(\""))
    #expect(String(customDumping: CharacterSet()) == #"CharacterSet("")"#)
    let all = CharacterSet().inverted
    #expect(String(customDumping: all).hasSuffix(" characters)"))
    let letters = CharacterSet(charactersIn: Unicode.Scalar(0x1F000)!...Unicode.Scalar(0x1FFFF)!)
    #expect(String(customDumping: letters) == "CharacterSet(4,096 characters)")
  }

  @Test func `The key path of a computed property has no address`() {
    #expect(String(customDumping: \String.count) == #"\String.<computed (Int)>"#)
    #expect(String(customDumping: \Article.isRead).hasSuffix("Article.isRead"))
  }

  @Test func `Addresses are numbered`() {
    let (first, second) = (Token(), Token())
    let (one, two) = (ObjectIdentifier(first), ObjectIdentifier(second))
    let pointer = UnsafeMutableRawPointer(bitPattern: 64)
    let tokens = Tokens(first: one, second: two, pointer: pointer)
    #expect(
      String(customDumping: tokens) == """
        DumpedFoundationTests.Tokens(
          first: ObjectIdentifier(#1),
          second: ObjectIdentifier(#2),
          pointer: UnsafeMutableRawPointer(#1)
        )
        """)
    #expect(
      diff(tokens, Tokens(first: two, second: two, pointer: pointer)) == """
          DumpedFoundationTests.Tokens(
        -   first: ObjectIdentifier(#1),
        +   first: ObjectIdentifier(#2),
            second: ObjectIdentifier(#2),
            pointer: UnsafeMutableRawPointer(#1)
          )
        """)
    withExtendedLifetime((first, second)) {}
  }
}
