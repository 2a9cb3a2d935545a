import ActionSyntax
import ComposableShell

// A program that only demonstrates the line editor. The terminal tests run it.

let words = ["decrement", "increment", "incrementTwice", "사과", "사람", "state"]

/// Completes words and the folder `dir/`. After `many `, there are more candidates than fit on a screen.
let complete: LineEditor.Completer = { text in
  let start = text.lastIndex(of: " ").map { text.distance(from: text.startIndex, to: $0) + 1 } ?? 0
  let typed = text.dropFirst(start)
  let all = text.hasPrefix("many ") ? (1...900).map { "number\($0)" } : words
  let candidates = all.filter { $0.hasPrefix(typed) }.map { Completion.Candidate($0) }
  let folder = Completion.Candidate("dir/", isFinal: false)
  return Completion(
    start: start, candidates: candidates + ("dir/".hasPrefix(typed) ? [folder] : []))
}

func plain() {
  let input = PlainInput()
  while let line = input.readLine() {
    let isText = String(validating: line, as: UTF8.self) != nil
    let text = isText ? "text" : "not text"
    print("\(line.count) bytes, \(text), \(line.contains(0) ? "NUL" : "no NUL")")
  }
}

func repeatedly(
  _ milliseconds: Int, _ body: @escaping @Sendable (Int) -> Void
) -> Task<Void, Never> {
  Task.detached {
    for count in 1... where !Task.isCancelled {
      body(count)
      try? await Task.sleep(for: .milliseconds(milliseconds))
    }
  }
}

@inline(never)
func depth(_ number: Int) -> Int {
  number == 0 ? 0 : 1 + depth(number + 1)
}

@MainActor
func interact(_ editor: LineEditor) async {
  var ticker: Task<Void, Never>?
  var lines = 0
  while true {
    switch await editor.readLine(prompt: "\u{1B}[1;32mλ\u{1B}[0m \(lines)> ") {
    case .interrupted: editor.print("(interrupted)")
    case .endOfInput:
      editor.print("bye")
      return
    case .line("tick"):
      ticker = repeatedly(7) { editor.print("tick \($0)") }
    case .line("bare"):
      ticker = repeatedly(7) { print("bare \($0)") }
    case .line("still"): ticker?.cancel()
    case .line("busy"):
      let work = Task.detached { while !Task.isCancelled { await Task.yield() } }
      editor.setInterruptHandler { work.cancel() }
      editor.print("working")
      await work.value
      editor.setInterruptHandler(nil)
      editor.print("stopped working")
    case .line("open"):
      print("no end", terminator: "")
      fflush(nil)
    case .line("flood"): for number in 1...20000 { print("flood \(number) xxxxxxxxxxxxxxxxx") }
    case .line("crash"): fatalError("boom")
    case .line("trap later"):
      Task.detached {
        try? await Task.sleep(for: .milliseconds(50))
        fatalError("boom")
      }
    case .line("overflow"): editor.print("\(depth(1))")
    case .line("exit"):
      print("last words")
      exit(3)
    case .line(let line):
      lines += 1
      editor.print("got: [\(line.count < 5000 ? line : "long")] \(line.unicodeScalars.count)")
    }
  }
}

let environment = ProcessInfo.processInfo.environment
if let editor = LineEditor(history: environment["DEMO_HISTORY"], completer: complete) {
  await interact(editor)
} else {
  plain()
}
