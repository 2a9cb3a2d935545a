import ComposableArchitecture

/// A feature with parts of every kind that a dump shows in its own way.
struct Notebook: Equatable {
  var title = "Notes"
  var isLoading = false
  var count = 0
  var draft: String?
  var notes: [Note] = []
  var tags: Set<String> = []
  var scores: [String: Int] = [:]
  var destination: Destination?
  var child = Child()
  var nested = Outer()

  struct Note: Equatable, Identifiable {
    var id: Int
    var text = ""
    var isDone = false
  }
  struct Child: Equatable {
    var amount = 0
  }
  struct Outer: Equatable {
    var inner = Inner()
    var size = 1.5
    struct Inner: Equatable {
      var words: [String] = []
      var flag = true
    }
  }
  enum Destination: Equatable {
    case edit(Note)
    case delete(id: Int, confirm: Bool)
    case info
  }
  enum Action: Equatable {
    case tapped
    case edited(String)
    case received(Result)
    case moved(from: Int, to: Int)
    enum Result: Equatable {
      case success([Note])
      case failure(Failure)
    }
    struct Failure: Equatable {
      var code = 0
      var text = ""
    }
  }
}

/// Random numbers that are the same for the same seed.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}

/// A random sequence of states and the actions between them.
struct RandomSession {
  private(set) var states = [Notebook()]
  private(set) var actions: [Notebook.Action] = []
  private var random: Seeded

  init(seed: UInt64, count: Int) {
    random = Seeded(state: seed)
    for _ in 0..<count { step() }
  }

  /// The blocks of the session, as our printer writes them.
  var blocks: [String] {
    actions.indices.map {
      ChangeText.block(action: actions[$0], from: states[$0], to: states[$0 + 1])
    }
  }

  private mutating func step() {
    actions.append(action())
    var state = states[states.count - 1]
    for _ in 0...random.below(3) where random.below(5) > 0 { mutate(&state) }
    states.append(state)
  }

  private mutating func text() -> String {
    random.pick([
      "", "Blob", "with \"quotes\"", "back\\slash", "two\nlines", "one\n\nthree",
      "  indented\n- item\n+ more",
      "한글", "tab\t", "\"\"\"\n\"#x", "\r\n after", "é", "a: b, c(", "received action:", "x)\n]\n)",
    ])
  }

  private mutating func action() -> Notebook.Action {
    switch random.below(5) {
    case 0: .tapped
    case 1: .edited(text())
    case 2: .received(.success([note(), note()]))
    case 3: .received(.failure(.init(code: random.below(9), text: text())))
    default: .moved(from: random.below(3), to: random.below(3))
    }
  }

  private mutating func note() -> Notebook.Note {
    .init(id: random.below(100), text: text(), isDone: random.below(2) == 0)
  }

  private mutating func mutate(_ state: inout Notebook) {
    switch random.below(14) {
    case 0: state.title = text()
    case 1: state.isLoading.toggle()
    case 2: state.count = random.below(5000)
    case 3: state.draft = random.below(2) == 0 ? nil : text()
    case 4, 5:
      let new = note()
      if !state.notes.contains(where: { $0.id == new.id }) {
        state.notes.insert(new, at: random.below(state.notes.count + 1))
      }
    case 6: if !state.notes.isEmpty { state.notes.remove(at: random.below(state.notes.count)) }
    case 7: if !state.notes.isEmpty { state.notes[random.below(state.notes.count)].isDone.toggle() }
    case 8: state.tags.formSymmetricDifference([random.pick(["red", "green", "blue", "gray"])])
    case 9:
      state.scores[random.pick(["a", "b: c", "d"])] = random.below(2) == 0 ? nil : random.below(9)
    case 10:
      state.destination = random.pick([
        nil, .info, .delete(id: random.below(3), confirm: true), .edit(note()),
      ])
    case 11: state.child.amount += random.below(3) - 1
    case 12: state.nested.inner.words.append(text())
    default: state.nested.size = Double(random.below(100)) / 4
    }
  }
}
