"""The parts of features that are written with macros. Each makes names of its own from a number."""

from part import Part

VALUES = [
    ("Int", "0", "+= 1", "+= 2"),
    ("String", '""', '+= "a"', '+= "b"'),
    ("[Int]", "[]", "+= [1]", "+= [2]"),
    ("[String: Int]", "[:]", '["a", default: 0] += 1', '["b", default: 0] += 1'),
    ("Set<Int>", "[]", ".formUnion([3, 1])", ".formUnion([2])"),
    ("Double", "0", "+= 0.5", "+= 0.25"),
    ("Int?", "nil", "= 7", "= 8"),
    ("Duration", ".zero", "+= .milliseconds(1500)", "+= .seconds(1)"),
    ("Range<Int>", "0..<1", "= 2..<5", "= 2..<6"),
    ("UInt8", "0", "&+= 3", "&+= 4"),
    ("Bool?", "nil", "= true", "= false"),
    ("[[Int]]", "[[1]]", "[0] += [2]", "[0] += [3]"),
    ("Date", "Date(timeIntervalSince1970: 0)", "= Date(timeIntervalSince1970: 60)", "= Date(timeIntervalSince1970: 61)"),
    ("URL?", "nil", '= URL(string: "https://a.example")', '= URL(string: "https://b.example")'),
    ("Decimal", "0", "= Decimal(15) / 10", "= Decimal(25) / 10"),
    ("Data", "Data()", "= Data([1, 2])", "= Data([1, 3])"),
    ("UUID?", "nil", '= UUID(uuidString: "DEADBEEF-0000-0000-0000-000000000001")', "= nil"),
    ("CGPoint", ".zero", "= CGPoint(x: 1, y: 2.5)", "= CGPoint(x: 1, y: 3)"),
    ("DateComponents", "DateComponents()", "= DateComponents(year: 2024, month: 2)", "= DateComponents(year: 2024)"),
    ("IndexSet", "[]", ".insert(3)", ".insert(4)"),
    ("Character", '"a"', '= "é"', '= "b"'),
    ("ClosedRange<Int>", "0...1", "= 2...5", "= 2...6"),
    ("TimeZone", ".gmt", '= TimeZone(secondsFromGMT: 3600)!', '= TimeZone(secondsFromGMT: 7200)!'),
    ("Locale", 'Locale(identifier: "en")', '= Locale(identifier: "ko_KR")', '= Locale(identifier: "de")'),
    ("OrderedSet<Int>", "[]", ".append(3)", ".append(4)"),
    ("OrderedDictionary<String, Int>", "[:]", '["a"] = 1', '["a"] = 2'),
]


def value(i, rng):
    type_, start, change, other = rng.choice(VALUES)
    separator = "" if change[0] in ".[" else " "
    return Part(
        state=[f"var v{i}: {type_} = {start}"],
        actions=[f"case change{i}"],
        cases=[f"case .change{i}:\n  state.v{i}{separator}{change}\n  return .none"],
        lines=[f".change{i}"],
        mutation=(f"state.v{i}{separator}{change}", f"state.v{i}{separator}{other}"),
        imports=["Foundation"] + (["OrderedCollections"] if type_.startswith("Ordered") else []),
    )


def payload(i, rng):
    """Actions with payloads, nested values, and a field that `load` sets."""
    return Part(
        outer=f"struct Item{i}: Equatable, Sendable {{ var title = \"\"; var tags: [String] = []; var kind = Kind{i}.plain }}\n"
        f"enum Kind{i}: Equatable, Sendable {{ case plain; case rated(stars: Int); case pair(Int, String) }}\n",
        state=[f"var item{i} = Item{i}()", f"var number{i} = 1"],
        actions=[f"case rename{i}(String)", f"case rate{i}(stars: Int)", f"case pair{i}(Int, String)"],
        cases=[
            f"case let .rename{i}(title):\n  state.item{i}.title = title\n  state.item{i}.tags.append(title)\n  return .none",
            f"case let .rate{i}(stars):\n  state.item{i}.kind = .rated(stars: stars + state.number{i})\n  return .none",
            f"case let .pair{i}(one, two):\n  state.item{i}.kind = .pair(one, two)\n  return .none",
        ],
        lines=[f'.rename{i}("Blob")', f".rate{i}(stars: 3)", f'.pair{i}(1, "é \\"x\\"")', f'.rename{i}("")'],
        mutation=(f"state.item{i}.title = title", f'state.item{i}.title = title + "!"'),
        argument=f"number{i}: {rng.randrange(2, 9)}",
    )


def binding(i, rng):
    return Part(
        is_bindable=True,
        state=[f'var text{i} = ""', f"var isOn{i} = false", f"var changes{i} = 0"],
        cases=[f"case .binding(\\.text{i}):\n  state.changes{i} += 1\n  return .none"],
        lines=[f"set text{i} abc", f"set isOn{i} true", f"toggle isOn{i}", f"set text{i} x y"],
        mutation=(f"state.changes{i} += 1", f"state.changes{i} += 2"),
    )


EFFECTS = [
    ".send(.got{i}(1))",
    ".run {{ send in await send(.got{i}(1)) }}",
    ".merge(.send(.got{i}(1)), .run {{ send in await send(.got{i}(2)) }})",
    ".concatenate(.run {{ send in await send(.got{i}(1)) }}, .send(.got{i}(2)))",
    ".run {{ _ in throw CancellationError() }}",
    ".run {{ _ in struct Failed: Error {{}}; throw Failed() }} catch: {{ _, send in await send(.got{i}(9)) }}",
    ".run {{ send in for n in 1...6 {{ await send(.got{i}(n)) }} }}",
    ".run {{ send in await withTaskGroup(of: Int.self) {{ g in g.addTask {{ 4 }}; for await n in g {{ await send(.got{i}(n)) }} }} }}",
    ".run {{ [n = state.got{i}] send in await send(.got{i}(n + 1)) }}",
    ".publisher {{ [3, 4].publisher.map {{ .got{i}($0) }} }}",
]


def effect(i, rng):
    text = rng.choice(EFFECTS).format(i=i)
    return Part(
        state=[f"var got{i} = 0", f"var starts{i} = 0"],
        actions=[f"case start{i}", f"case got{i}(Int)"],
        cases=[
            f"case .start{i}:\n  state.starts{i} += 1\n  return {text}",
            f"case let .got{i}(n):\n  state.got{i} += n\n  return .none",
        ],
        lines=[f".start{i}", f".start{i}"],
        mutation=(f"state.starts{i} += 1", f"state.starts{i} += 2"),
        imports=["Combine"] if "publisher" in text else [],
    )


def dependency(i, rng):
    """A dependency of the feature: by its property or by its type, with a key that may be private."""
    kind = rng.choice(["type", "property", "private", "client"])
    client = f"struct Fact{i}: Sendable {{ var get: @Sendable (Int) async -> String }}\n"
    live = f"Fact{i} {{ \"fact \\($0)\" }}"
    declared = {
        "type": client + f"extension Fact{i}: DependencyKey {{ static let liveValue = {live} }}\n",
        "property": client + f"extension Fact{i}: DependencyKey {{ static let liveValue = {live} }}\n",
        "private": client + f"private enum Fact{i}Key: DependencyKey {{ static let liveValue = {live} }}\n",
        "client": f"@DependencyClient struct Fact{i}: Sendable {{ var get: @Sendable (Int) async -> String = {{ _ in \"\" }} }}\n"
        f"extension Fact{i}: DependencyKey {{ static let liveValue = Fact{i}(get: {{ \"fact \\($0)\" }}) }}\n",
    }[kind]
    key = f"Fact{i}Key" if kind == "private" else f"Fact{i}"
    if kind != "type":
        declared += f"extension DependencyValues {{ var fact{i}: Fact{i} {{ get {{ self[{key}.self] }} set {{ self[{key}.self] = newValue }} }} }}\n"
    return Part(
        outer=declared,
        state=[f"var fact{i} = \"\"", f"var asks{i} = 0"],
        actions=[f"case fact{i}", f"case factAnswer{i}(String)"],
        properties=[f"@Dependency({f'Fact{i}.self' if kind == 'type' else chr(92) + f'.fact{i}'}) var client{i}"],
        cases=[
            f"case .fact{i}:\n  state.asks{i} += 1\n  return .run {{ [n = state.asks{i}] send in await send(.factAnswer{i}(await client{i}.get(n))) }}",
            f"case let .factAnswer{i}(text):\n  state.fact{i} = text\n  return .none",
        ],
        lines=[f".fact{i}", f".fact{i}"] + ([f'deps fact{i}.get "other"', f".fact{i}"] if kind == "client" else []),
        mutation=(f"state.asks{i} += 1", f"state.asks{i} += 2"),
    )


def controlled(i, rng):
    """UUIDs, dates, and random numbers."""
    return Part(
        outer=f"struct Row{i}: Equatable, Identifiable, Sendable {{ let id: UUID; var at: Date; var luck: Int }}\n",
        state=[f"var rows{i}: IdentifiedArrayOf<Row{i}> = []", f"var adds{i} = 0"],
        actions=[f"case add{i}", f"case touch{i}", f"case removeFirst{i}"],
        properties=[
            f"@Dependency(\\.uuid) var uuid{i}",
            f"@Dependency(\\.date.now) var now{i}",
            f"@Dependency(\\.withRandomNumberGenerator) var random{i}",
        ],
        cases=[
            f"case .add{i}:\n  state.adds{i} += 1\n  let luck = random{i} {{ Int.random(in: 0...99, using: &$0) }}\n"
            f"  state.rows{i}.append(Row{i}(id: uuid{i}(), at: now{i}, luck: luck))\n  return .none",
            f"case .touch{i}:\n  for id in state.rows{i}.ids {{ state.rows{i}[id: id]?.luck += 1 }}\n  return .none",
            f"case .removeFirst{i}:\n  if !state.rows{i}.isEmpty {{ state.rows{i}.removeFirst() }}\n  return .none",
        ],
        lines=[f".add{i}", f".add{i}", "advance 90s", f".touch{i}", f".removeFirst{i}", "deps uuid 40", "deps date 2024-05-01", "deps random 7"],
        mutation=(f"state.adds{i} += 1", f"state.adds{i} += 2"),
        imports=["Foundation"],
    )


def child(i, name):
    return (
        f"@Reducer struct {name} {{\n  @ObservableState struct State: Equatable {{ var n = 0; var text = \"\" }}\n"
        f"  enum Action: BindableAction {{ case up, close, later, laterDone; case binding(BindingAction<State>) }}\n"
        "  @Dependency(\\.dismiss) var dismiss\n  @Dependency(\\.continuousClock) var clock\n"
        "  var body: some ReducerOf<Self> {\n    BindingReducer()\n    Reduce { state, action in\n      switch action {\n"
        "      case .up: state.n += 1; return .none\n      case .close: return .run { _ in await dismiss() }\n"
        "      case .later: return .run { send in try await clock.sleep(for: .seconds(1)); await send(.laterDone) }\n"
        "      case .laterDone: state.n += 10; return .none\n      case .binding: return .none\n      }\n    }\n  }\n}\n"
    )


CHILD_LINES = [".up", ".later", ".close", ".binding(.set(\\.text, \"q\"))"]


def sheet(i, rng):
    kind = rng.choice(["presents", "optional", "destination"])
    outer = child(i, f"Page{i}")
    lines = [f".open{i}"] + [f".page{i}{line}" for line in CHILD_LINES] + ["advance 1s", f".open{i}"]
    if kind == "presents":
        return Part(
            outer=outer, state=[f"@Presents var page{i}: Page{i}.State?", f"var opens{i} = 0"],
            actions=[f"case open{i}", f"case page{i}(PresentationAction<Page{i}.Action>)"],
            cases=[f"case .open{i}:\n  state.opens{i} += 1\n  state.page{i} = Page{i}.State(n: 5)\n  return .none", f"case .page{i}:\n  return .none"],
            operators=[f".ifLet(\\.$page{i}, action: \\.page{i}) {{ Page{i}() }}"],
            lines=lines + [f".page{i}.dismiss"], mutation=(f"state.opens{i} += 1", f"state.opens{i} += 2"))
    if kind == "optional":
        return Part(
            outer=outer.replace("  @Dependency(\\.dismiss) var dismiss\n", "").replace(".run { _ in await dismiss() }", ".none"),
            state=[f"var page{i}: Page{i}.State?", f"var opens{i} = 0"],
            actions=[f"case open{i}", f"case shut{i}", f"case page{i}(Page{i}.Action)"],
            cases=[
                f"case .open{i}:\n  state.opens{i} += 1\n  state.page{i} = Page{i}.State(n: 5)\n  return .none",
                f"case .shut{i}:\n  state.page{i} = nil\n  return .none", f"case .page{i}:\n  return .none"],
            operators=[f".ifLet(\\.page{i}, action: \\.page{i}) {{ Page{i}() }}"],
            lines=lines + [f".shut{i}"], mutation=(f"state.opens{i} += 1", f"state.opens{i} += 2"))
    return Part(
        outer=outer + f"@Reducer enum Destination{i} {{ case page(Page{i}); case other(Page{i}); case alert(AlertState<Alert{i}>) }}\n"
        f"enum Alert{i}: Equatable, Sendable {{ case yes }}\nextension Destination{i}.State: Equatable {{}}\n",
        state=[f"@Presents var to{i}: Destination{i}.State?", f"var opens{i} = 0"],
        actions=[f"case open{i}", f"case other{i}", f"case warn{i}", f"case to{i}(PresentationAction<Destination{i}.Action>)"],
        cases=[
            f"case .open{i}:\n  state.opens{i} += 1\n  state.to{i} = .page(Page{i}.State(n: 5))\n  return .none",
            f"case .other{i}:\n  state.to{i} = .other(Page{i}.State())\n  return .none",
            f"case .warn{i}:\n  state.to{i} = .alert(AlertState {{ TextState(\"Sure?\") }} actions: {{ ButtonState(action: .yes) {{ TextState(\"Yes\") }} }})\n  return .none",
            f"case .to{i}(.presented(.alert(.yes))):\n  state.opens{i} += 10\n  return .none", f"case .to{i}:\n  return .none"],
        operators=[f".ifLet(\\.$to{i}, action: \\.to{i})"],
        lines=[f".open{i}"] + [f".to{i}.page{line}" for line in CHILD_LINES] + ["advance 1s", f".other{i}", f".to{i}.other.up", f".warn{i}", f".to{i}.alert.yes", f".to{i}.dismiss"],
        mutation=(f"state.opens{i} += 1", f"state.opens{i} += 2"))


def stack(i, rng):
    return Part(
        outer=child(i, f"Leaf{i}") + f"@Reducer enum Path{i} {{ case leaf(Leaf{i}); case second(Leaf{i}) }}\nextension Path{i}.State: Equatable {{}}\n",
        state=[f"var path{i} = StackState<Path{i}.State>()", f"var pushes{i} = 0"],
        actions=[f"case push{i}", f"case pushSecond{i}", f"case popAll{i}", f"case path{i}(StackActionOf<Path{i}>)"],
        cases=[
            f"case .push{i}:\n  state.pushes{i} += 1\n  state.path{i}.append(.leaf(Leaf{i}.State()))\n  return .none",
            f"case .pushSecond{i}:\n  state.path{i}.append(.second(Leaf{i}.State(n: 3)))\n  return .none",
            f"case .popAll{i}:\n  state.path{i}.removeAll()\n  return .none", f"case .path{i}:\n  return .none"],
        operators=[f".forEach(\\.path{i}, action: \\.path{i})"],
        lines=[f".push{i}"] + [f".path{i}[#0].leaf{line}" for line in CHILD_LINES] + ["advance 1s", f".pushSecond{i}", f".path{i}[#1].second.up", "undo", f".popAll{i}"],
        mutation=(f"state.pushes{i} += 1", f"state.pushes{i} += 2"))


def rows(i, rng):
    return Part(
        outer=f"@Reducer struct Cell{i} {{\n  @ObservableState struct State: Equatable, Identifiable {{ let id: Int; let kind = 3; var n = 0 }}\n"
        f"  enum Action {{ case up }}\n  var body: some ReducerOf<Self> {{ Reduce {{ s, _ in s.n += 1; return .none }} }}\n}}\n",
        state=[f"var cells{i}: IdentifiedArrayOf<Cell{i}.State> = []", f"var adds{i} = 0"],
        actions=[f"case addCell{i}", f"case drop{i}", f"case reverse{i}", f"case cells{i}(IdentifiedActionOf<Cell{i}>)"],
        cases=[
            f"case .addCell{i}:\n  state.adds{i} += 1\n  state.cells{i}.append(Cell{i}.State(id: state.adds{i}))\n  return .none",
            f"case .drop{i}:\n  state.cells{i}.removeAll {{ $0.id == 1 }}\n  return .none",
            f"case .reverse{i}:\n  state.cells{i} = IdentifiedArray(uniqueElements: state.cells{i}.reversed())\n  return .none",
            f"case .cells{i}:\n  return .none"],
        operators=[f".forEach(\\.cells{i}, action: \\.cells{i}) {{ Cell{i}() }}"],
        lines=[f".addCell{i}", f".addCell{i}", f".cells{i}[1].up", f".cells{i}[#0].up", f".reverse{i}", f".drop{i}", f".cells{i}[1].up"],
        mutation=(f"state.adds{i} += 1", f"state.adds{i} += 2"))


def cases_of_state(i, rng):
    """A child whose state is an enum."""
    return Part(
        outer=f"@Reducer struct Leaf{i} {{\n  @ObservableState struct State: Equatable {{ var n = 0 }}\n  enum Action {{ case up }}\n"
        f"  var body: some ReducerOf<Self> {{ Reduce {{ s, _ in s.n += 1; return .none }} }}\n}}\n"
        f"@Reducer enum Mode{i} {{ case first(Leaf{i}); case second(Leaf{i}) }}\nextension Mode{i}.State: Equatable {{}}\n",
        state=[f"var mode{i} = Mode{i}.State.first(Leaf{i}.State())", f"var flips{i} = 0"],
        actions=[f"case flip{i}", f"case mode{i}(Mode{i}.Action)"],
        cases=[
            f"case .flip{i}:\n  state.flips{i} += 1\n  state.mode{i} = .second(Leaf{i}.State(n: 2))\n  return .none",
            f"case .mode{i}:\n  return .none"],
        scopes=[f"Scope(state: \\.mode{i}, action: \\.mode{i}) {{ Mode{i}.body }}"],
        lines=[f".flip{i}", f".mode{i}.second.up", f".mode{i}.first.up", f".flip{i}"],
        mutation=(f"state.flips{i} += 1", f"state.flips{i} += 2"))


def warning(i, rng):
    """Mistakes that the shell warns about."""
    return Part(
        outer=f"@Reducer struct Lost{i} {{\n  @ObservableState struct State: Equatable {{ var n = 0 }}\n  enum Action {{ case up }}\n"
        f"  var body: some ReducerOf<Self> {{ Reduce {{ s, _ in s.n += 1; return .none }} }}\n}}\n",
        state=[f"var lost{i}: Lost{i}.State?", f"var reports{i} = 0"],
        actions=[f"case report{i}", f"case fail{i}", f"case lost{i}(Lost{i}.Action)"],
        cases=[
            f"case .report{i}:\n  state.reports{i} += 1\n  reportIssue(\"odd\")\n  return .none",
            f"case .fail{i}:\n  return .run {{ _ in struct Odd: Error {{}}; throw Odd() }}",
            f"case .lost{i}:\n  return .none"],
        operators=[f".ifLet(\\.lost{i}, action: \\.lost{i}) {{ Lost{i}() }}"],
        lines=[f".report{i}", f".lost{i}.up", f".fail{i}", f".report{i}"],
        mutation=(f"state.reports{i} += 1", f"state.reports{i} += 2"))


def stops(i, rng):
    """A breakpoint in the middle of effects."""
    return Part(
        state=[f"var steps{i} = 0"],
        actions=[f"case walk{i}", f"case step{i}"],
        cases=[
            f"case .walk{i}:\n  state.steps{i} += 10\n  return .run {{ send in await send(.step{i}); await send(.step{i}); await send(.step{i}) }}",
            f"case .step{i}:\n  state.steps{i} += 1\n  return .none"],
        lines=[f"break when steps{i} == 11\n.walk{i}\ncontinue\nbreak none", f".walk{i}"],
        mutation=(f"state.steps{i} += 10", f"state.steps{i} += 20"))


def names(i, rng):
    """Names that begin with an underscore, keywords, and other alphabets."""
    return Part(
        state=[f"var _raw{i} = 0", f"var shown{i}: Int {{ get {{ _raw{i} }} set {{ _raw{i} = max(0, newValue) }} }}", f"var `repeat{i}` = 0", f"var größe{i} = 0", f"var __twice{i}: Int? = nil"],
        actions=[f"case _plus{i}", f"case größer{i}(`in`: Int)"],
        cases=[
            f"case ._plus{i}:\n  state.shown{i} += 1\n  state.__twice{i} = state.shown{i} * 2\n  return .none",
            f"case let .größer{i}(n):\n  state.größe{i} += n\n  state.repeat{i} += 1\n  return .none"],
        lines=[f"._plus{i}", f".größer{i}(in: 2)", f"._plus{i}"],
        mutation=(f"state.shown{i} += 1", f"state.shown{i} += 2"))


def generic(i, rng):
    return Part(
        outer=f"struct Box{i}<Value: Equatable & Sendable>: Equatable, Sendable {{ var value: Value; var history: [Value] = [] }}\n"
        f"@Reducer struct Picker{i}<Value: Equatable & Sendable> {{\n  @ObservableState struct State: Equatable {{ var box: Box{i}<Value> }}\n"
        f"  enum Action {{ case pick(Value) }}\n  var body: some ReducerOf<Self> {{ Reduce {{ s, a in switch a {{ case let .pick(v): s.box.history.append(s.box.value); s.box.value = v; return .none }} }} }}\n}}\n",
        state=[f"var picker{i} = Picker{i}<Int>.State(box: Box{i}(value: 0))", f"var pairs{i} = Box{i}<String?>(value: nil)", f"var sets{i} = 0"],
        actions=[f"case set{i}(String)", f"case picker{i}(Picker{i}<Int>.Action)"],
        cases=[
            f"case let .set{i}(text):\n  state.sets{i} += 1\n  state.pairs{i}.value = text\n  return .none", f"case .picker{i}:\n  return .none"],
        scopes=[f"Scope(state: \\.picker{i}, action: \\.picker{i}) {{ Picker{i}<Int>() }}"],
        lines=[f'.set{i}("a")', f".picker{i}.pick(4)", f".picker{i}.pick(5)"],
        mutation=(f"state.sets{i} += 1", f"state.sets{i} += 2"))


def overridden(i, rng):
    """A dependency that the feature itself overrides, one that an effect uses, and one of the library."""
    line = rng.choice([".dependency(\\.uuid, .incrementing)", ".dependency(\\.date, .constant(Date(timeIntervalSince1970: 60)))", ".transformDependency(\\.self) { $0.uuid = .incrementing }"])
    return Part(
        outer=f"@Reducer struct Inside{i} {{\n  @ObservableState struct State: Equatable {{ var id: UUID?; var at: Date?; var n = 0 }}\n  enum Action {{ case stamp, stamped(UUID) }}\n"
        "  @Dependency(\\.uuid) var uuid\n  @Dependency(\\.date) var date\n  @Dependency(\\.calendar) var calendar\n"
        "  var body: some ReducerOf<Self> { Reduce { s, a in switch a { case .stamp: s.at = date(); s.n += calendar.component(.year, from: date()); return .run { send in await send(.stamped(uuid())) }; case let .stamped(id): s.id = id; return .none } } }\n}\n",
        state=[f"var inside{i} = Inside{i}.State()", f"var taps{i} = 0"],
        actions=[f"case tap{i}", f"case inside{i}(Inside{i}.Action)"],
        cases=[f"case .tap{i}:\n  state.taps{i} += 1\n  return .none", f"case .inside{i}:\n  return .none"],
        scopes=[f"Scope(state: \\.inside{i}, action: \\.inside{i}) {{ Inside{i}() }}{line}"],
        lines=[f".tap{i}", f".inside{i}.stamp", "advance 5s", f".inside{i}.stamp"],
        mutation=(f"state.taps{i} += 1", f"state.taps{i} += 2"), imports=["Foundation"])


PARTS = [
    value, value, payload, binding, effect, effect, dependency, dependency, controlled, sheet, sheet, stack, rows, cases_of_state, warning,
    stops, names, generic, overridden,
]
