"""The parts of features in the spelling before macros: `ReducerProtocol`, `TaskResult`, `@PresentationState`, `@BindingState`."""

from part import Part


def counting(i, rng):
    return Part(
        state=[f"var n{i} = 0", f"var log{i}: [String] = []"],
        actions=[f"case plus{i}", f"case note{i}(text: String)"],
        cases=[
            f"case .plus{i}:\n  state.n{i} += 1\n  return .none",
            f"case let .note{i}(text):\n  state.log{i}.append(text)\n  return .none"],
        lines=[f".plus{i}", f'.note{i}(text: "a")', f".plus{i}"],
        mutation=(f"state.n{i} += 1", f"state.n{i} += 2"))


def answer(i, rng):
    """A client that is used by name, and a result of a task."""
    effect = rng.choice([
        f".task {{ await .answer{i}(TaskResult {{ try await number{i}.get() }}) }}",
        f".run {{ send in await send(.answer{i}(TaskResult {{ try await number{i}.get() }})) }}",
        f".run {{ send in await send(.answer{i}(TaskResult {{ try await number{i}.get() + 1 }})) }}.cancellable(id: ID{i}.work)",
    ])
    return Part(
        outer=f"enum ID{i} {{ case work }}\nstruct Number{i}: Sendable {{ var get: @Sendable () async throws -> Int }}\n"
        f"extension Number{i}: DependencyKey {{ static let liveValue = Number{i} {{ 42 }} }}\n"
        f"extension DependencyValues {{ var number{i}: Number{i} {{ get {{ self[Number{i}.self] }} set {{ self[Number{i}.self] = newValue }} }} }}\n",
        state=[f"var answer{i}: Int?", f"var asks{i} = 0"],
        actions=[f"case ask{i}", f"case answer{i}(TaskResult<Int>)"],
        properties=[f"@Dependency(\\.number{i}) var number{i}"],
        cases=[
            f"case .ask{i}:\n  state.asks{i} += 1\n  return {effect}",
            f"case let .answer{i}(.success(n)):\n  state.answer{i} = n\n  return .none",
            f"case .answer{i}(.failure):\n  state.answer{i} = nil\n  return .none"],
        lines=[f".ask{i}", f".ask{i}"], mutation=(f"state.asks{i} += 1", f"state.asks{i} += 2"))


def debounce(i, rng):
    return Part(
        outer=f"enum ID{i} {{ case work }}\n",
        state=[f"var saved{i} = 0", f"var edits{i} = 0"],
        actions=[f"case edit{i}", f"case save{i}"],
        properties=[f"@Dependency(\\.mainQueue) var queue{i}"],
        cases=[
            f"case .edit{i}:\n  state.edits{i} += 1\n  return EffectTask(value: .save{i}).debounce(id: ID{i}.work, for: 1, scheduler: queue{i})",
            f"case .save{i}:\n  state.saved{i} += 1\n  return .none"],
        imports=["Combine"],
        lines=[f".edit{i}", f".edit{i}", "advance 1s", f".edit{i}", "advance"],
        mutation=(f"state.edits{i} += 1", f"state.edits{i} += 2"))


def fields(i, rng):
    return Part(
        is_bindable=True,
        state=[f"@BindingState var name{i} = \"\"", f"@BindingState var isOn{i} = false", f"var edits{i} = 0"],
        cases=[f"case .binding(\\.$name{i}):\n  state.edits{i} += 1\n  return .none"],
        lines=[f"set name{i} abc", f"toggle isOn{i}"], mutation=(f"state.edits{i} += 1", f"state.edits{i} += 2"))


def page(i, rng):
    return Part(
        outer=f"struct Page{i}: ReducerProtocol {{\n  struct State: Equatable {{ var n = 0 }}\n  enum Action: Equatable {{ case up }}\n"
        f"  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {{ state.n += 1; return .none }}\n}}\n",
        state=[f"@PresentationState var page{i}: Page{i}.State?", f"var opens{i} = 0"],
        actions=[f"case open{i}", f"case page{i}(PresentationAction<Page{i}.Action>)"],
        cases=[f"case .open{i}:\n  state.opens{i} += 1\n  state.page{i} = Page{i}.State(n: 2)\n  return .none", f"case .page{i}:\n  return .none"],
        operators=[f".ifLet(\\.$page{i}, action: /Action.page{i}) {{ Page{i}() }}"],
        lines=[f".open{i}", f".page{i}.up", f".page{i}.presented(.up)", f".page{i}.dismiss"],
        mutation=(f"state.opens{i} += 1", f"state.opens{i} += 2"))


PARTS = [counting, answer, debounce, fields, page]
