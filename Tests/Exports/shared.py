"""Parts with values that features share, in each storage."""

from part import Part


def sharing(i, rng):
    key = f"\"shared{i}-{rng.randrange(10**6)}\""
    storage = rng.choice([f".inMemory({key})", f".appStorage({key})", f".fileStorage(URL(fileURLWithPath: \"/\" + {key}))"])
    reader = rng.random() < 0.4
    return Part(
        state=[f"@Shared({storage}) var count{i} = 0", f"var starts{i} = 0"]
        + ([f"@SharedReader({storage}) var seen{i} = 0"] if reader else []),
        actions=[f"case share{i}", f"case later{i}", f"case shared{i}"],
        cases=[
            f"case .share{i}:\n  state.starts{i} += 1\n  state.$count{i}.withLock {{ $0 += 1 }}\n  return .none",
            f"case .later{i}:\n  return .run {{ [count = state.$count{i}] send in count.withLock {{ $0 += 5 }}; await send(.shared{i}) }}",
            f"case .shared{i}:\n  state.$count{i}.withLock {{ $0 *= 2 }}\n  return .none"],
        lines=[f".share{i}", f".later{i}", f".share{i}", "undo", f".later{i}"],
        mutation=(f"state.starts{i} += 1", f"state.starts{i} += 2"), imports=["Foundation"])


def shared_value(i, rng):
    """A codable value in a file or in memory, and a part of it that a child gets."""
    key = f"\"note{i}-{rng.randrange(10**6)}\""
    storage = rng.choice([f".inMemory({key})", f".fileStorage(URL(fileURLWithPath: \"/\" + {key}))"])
    return Part(
        outer=f"struct Note{i}: Codable, Equatable, Sendable {{ var title = \"\"; var tags: [String] = []; var place: Place? = nil; struct Place: Codable, Equatable, Sendable {{ var x = 0.5 }} }}\n"
        f"@Reducer struct Title{i} {{\n  @ObservableState struct State: Equatable {{ @Shared var title: String; var edits = 0 }}\n  enum Action {{ case edit(String) }}\n"
        "  var body: some ReducerOf<Self> { Reduce { s, a in switch a { case let .edit(t): s.edits += 1; s.$title.withLock { $0 = t }; return .none } } }\n}\n",
        state=[f"@Shared({storage}) var note{i} = Note{i}()", f"@Presents var editor{i}: Title{i}.State?", f"var writes{i} = 0"],
        actions=[f"case write{i}", f"case tag{i}(String)", f"case edit{i}", f"case editor{i}(PresentationAction<Title{i}.Action>)"],
        cases=[
            f"case .write{i}:\n  state.writes{i} += 1\n  state.$note{i}.withLock {{ $0.place = .init(x: 1.5) }}\n  return .none",
            f"case let .tag{i}(text):\n  state.$note{i}.withLock {{ $0.tags.append(text) }}\n  return .none",
            f"case .edit{i}:\n  state.editor{i} = Title{i}.State(title: state.$note{i}.title)\n  return .none",
            f"case .editor{i}:\n  return .none"],
        operators=[f".ifLet(\\.$editor{i}, action: \\.editor{i}) {{ Title{i}() }}"],
        lines=[f".write{i}", f'.tag{i}("a")', f".edit{i}", f'.editor{i}.edit("é")', f".editor{i}.dismiss", f'.tag{i}("b")', "undo"],
        mutation=(f"state.writes{i} += 1", f"state.writes{i} += 2"), imports=["Foundation"])


def named_key(i, rng):
    """A key with a default that the sources declare."""
    kind, make = rng.choice([("AppStorageKey<Bool>", f'appStorage("on{i}")'), ("InMemoryKey<Bool>", f'inMemory("on{i}")')])
    return Part(
        outer=f"extension SharedKey where Self == {kind}.Default {{ static var isOn{i}: Self {{ Self[.{make}, default: false] }} }}\n",
        state=[f"@Shared(.isOn{i}) var isOn{i}", f"var flips{i} = 0"],
        actions=[f"case flip{i}"],
        cases=[f"case .flip{i}:\n  state.flips{i} += 1\n  state.$isOn{i}.withLock {{ $0.toggle() }}\n  return .none"],
        lines=[f".flip{i}", f".flip{i}", "undo"],
        mutation=(f"state.flips{i} += 1", f"state.flips{i} += 2"))


PARTS = [sharing, sharing, shared_value, named_key]
