"""Parts with effects that wait: on clocks and schedulers that a test controls, and on some that it does not."""

from part import Part

CLOCKS = ["continuousClock", "suspendingClock"]
QUEUES = ["mainQueue", "mainRunLoop"]


def timing(i, rng):
    """An effect that waits on a clock or on a scheduler."""
    source = rng.choice(CLOCKS + QUEUES)
    is_clock = source in CLOCKS
    kinds = ["sleep", "timer", "debounce", "throttle"] + ([] if is_clock else ["delay", "receive"])
    kind = rng.choice(kinds)
    time = rng.choice([".seconds(1)", ".milliseconds(300)", ".milliseconds(250)"])
    by = f"clock: time{i}" if is_clock else f"scheduler: time{i}"
    latest = rng.choice(["true", "false"])
    effects = {
        "sleep": f".run {{ send in try await time{i}.sleep(for: {time}); await send(.done{i}) }}.cancellable(id: ID{i}.work, cancelInFlight: {latest})",
        "timer": f".run {{ send in for await _ in time{i}.timer(interval: {time}) {{ await send(.done{i}) }} }}.cancellable(id: ID{i}.work, cancelInFlight: true)",
        "debounce": f".send(.done{i}).debounce(id: ID{i}.work, for: {time}, {by})",
        "throttle": f".send(.done{i}).throttle(id: ID{i}.work, for: {time}, {by}, latest: {latest})",
        "delay": f".publisher {{ Just(Action.done{i}).delay(for: {time}, scheduler: time{i}) }}",
        "receive": f".publisher {{ Just(Action.done{i}).receive(on: time{i}) }}",
    }
    return Part(
        outer=f"enum ID{i} {{ case work }}\n",
        state=[f"var asked{i} = 0", f"var done{i} = 0"],
        actions=[f"case ask{i}", f"case done{i}", f"case stop{i}"],
        properties=[f"@Dependency(\\.{source}) var time{i}"],
        cases=[
            f"case .ask{i}:\n  state.asked{i} += 1\n  return {effects[kind]}",
            f"case .done{i}:\n  state.done{i} += 1\n  return .none",
            f"case .stop{i}:\n  return .cancel(id: ID{i}.work)",
        ],
        lines=[f".ask{i}", "advance", f".ask{i}", "advance 1s", "advance 100ms", f".stop{i}", "advance 2s", "cancel 1"],
        mutation=(f"state.asked{i} += 1", f"state.asked{i} += 2"),
        imports=["Combine"] if not is_clock else [],
    )


def global_queue(i, rng):
    """A scheduler that the feature names itself, which no test can control."""
    name = rng.choice(["DispatchQueue", "RunLoop"])
    return Part(
        outer=f"enum ID{i} {{ case work }}\n",
        state=[f"var asked{i} = 0", f"var done{i} = 0"],
        actions=[f"case ask{i}", f"case done{i}"],
        cases=[
            f"case .ask{i}:\n  state.asked{i} += 1\n  return .send(.done{i}).debounce(id: ID{i}.work, for: .milliseconds(100), scheduler: {name}.main)",
            f"case .done{i}:\n  state.done{i} += 1\n  return .none",
        ],
        lines=[f".ask{i}", f".ask{i}", "advance 200ms", "advance"],
        mutation=(f"state.asked{i} += 1", f"state.asked{i} += 2"),
        imports=["Combine", "Foundation"],
    )


def own_clock(i, rng):
    """A clock that the feature declares as a dependency of its own."""
    key = rng.choice(["type", "property"])
    live = rng.choice(["ContinuousClock()", "SuspendingClock()"]) if key == "type" else "ContinuousClock()"
    outer = f"struct Beat{i}: Sendable {{ var sleep: @Sendable (Int) async throws -> Void }}\n"
    outer += f"extension Beat{i}: DependencyKey {{\n  static let liveValue = Beat{i} {{ n in\n    @Dependency(\\.continuousClock) var clock\n    try await clock.sleep(for: .seconds(n))\n  }}\n}}\n"
    outer += f"extension DependencyValues {{ var beat{i}: Beat{i} {{ get {{ self[Beat{i}.self] }} set {{ self[Beat{i}.self] = newValue }} }} }}\n" if key == "property" else ""
    name = f"Beat{i}.self" if key == "type" else f"\\.beat{i}"
    return Part(
        outer=outer,
        state=[f"var begun{i} = 0", f"var beats{i} = 0"],
        actions=[f"case begin{i}", f"case beat{i}"],
        properties=[f"@Dependency({name}) var beat{i}"],
        cases=[
            f"case .begin{i}:\n  state.begun{i} += 1\n  return .run {{ send in for n in 1...2 {{ try await beat{i}.sleep(n); await send(.beat{i}) }} }}",
            f"case .beat{i}:\n  state.beats{i} += 1\n  return .none"],
        lines=[f".begin{i}", "advance 1s", f".begin{i}", "advance", "advance 5s"],
        mutation=(f"state.begun{i} += 1", f"state.begun{i} += 2"))


def real_time(i, rng):
    """Waiting that nothing controls, without a dependency."""
    # A shorter time may pass before the line ends.
    wait = rng.choice([
        "try await Task.sleep(for: .milliseconds(80))", "try await Task.sleep(nanoseconds: 80_000_000)",
        "try await ContinuousClock().sleep(for: .milliseconds(80))"])
    return Part(
        state=[f"var calls{i} = 0", f"var ends{i} = 0"],
        actions=[f"case call{i}", f"case end{i}"],
        cases=[
            f"case .call{i}:\n  state.calls{i} += 1\n  return .run {{ send in {wait}; await send(.end{i}) }}",
            f"case .end{i}:\n  state.ends{i} += 1\n  return .none"],
        # What ends during another line would be in another place of the scenario the next time.
        lines=[f".call{i}\nwait", f".call{i}\nwait"],
        mutation=(f"state.calls{i} += 1", f"state.calls{i} += 2"))


def measured(i, rng):
    """A clock that is read, and one that limits another effect."""
    return Part(
        state=[f"var laps{i} = 0", f"var took{i}: Duration?"],
        actions=[f"case lap{i}", f"case took{i}(Duration)"],
        properties=[f"@Dependency(\\.continuousClock) var watch{i}"],
        cases=[
            f"case .lap{i}:\n  state.laps{i} += 1\n  return .run {{ send in\n"
            f"    let time = try await watch{i}.measure {{ try await watch{i}.sleep(for: .seconds(2)) }}\n    await send(.took{i}(time))\n  }}",
            f"case let .took{i}(time):\n  state.took{i} = time\n  return .none"],
        lines=[f".lap{i}", "advance 500ms", "advance", f".lap{i}", "advance 3s"],
        mutation=(f"state.laps{i} += 1", f"state.laps{i} += 2"))


PARTS = [timing, timing, timing, global_queue, own_clock, real_time, measured]
