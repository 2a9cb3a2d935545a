/// A file does not compile: what the compiler said, in its own words.
struct CompilerErrors: Error, Equatable {
  let text: String
}
