"""Parts with views: what appears and disappears, sheets, stacks, alerts, and controls."""

from modern import child
from part import Part


def view_task(i, rng):
    """A view whose task waits for an effect, and a screen that covers it."""
    return Part(
        state=[f"var ticks{i} = 0", f"var shown{i} = true", f"var hides{i} = 0"],
        actions=[f"case task{i}", f"case tick{i}", f"case hide{i}", f"case gone{i}"],
        properties=[f"@Dependency(\\.continuousClock) var clock{i}"],
        cases=[
            f"case .task{i}:\n  return .run {{ send in for await _ in clock{i}.timer(interval: .seconds(1)) {{ await send(.tick{i}) }} }}",
            f"case .tick{i}:\n  state.ticks{i} += 1\n  return .none",
            f"case .hide{i}:\n  state.hides{i} += 1\n  state.shown{i}.toggle()\n  return .none",
            f"case .gone{i}:\n  state.hides{i} += 10\n  return .none"],
        view=[f"if store.shown{i} {{ Text(\"shown\").task {{ await store.send(.task{i}).finish() }}.onDisappear {{ store.send(.gone{i}) }} }}",
              f"Button(\"Hide{i}\") {{ store.send(.hide{i}) }}"],
        lines=[f".hide{i}", "screen", f"tap Hide{i}", "screen", "advance 1s", f"tap Hide{i}", "screen", "advance 2s", "screen"],
        mutation=(f"state.hides{i} += 1", f"state.hides{i} += 2"))


def appearing(i, rng):
    """A view that sends when it appears, when a value changes, and for each value of an ID."""
    modifier = rng.choice([
        f".onAppear {{ store.send(.seen{i}) }}", f".task {{ await store.send(.seen{i}).finish() }}",
        f".task(id: store.page{i}) {{ await store.send(.seen{i}).finish() }}",
        f".onChange(of: store.page{i}) {{ store.send(.seen{i}) }}"])
    return Part(
        state=[f"var page{i} = 0", f"var seen{i} = 0"],
        actions=[f"case turn{i}", f"case seen{i}"],
        cases=[
            f"case .turn{i}:\n  state.page{i} += 1\n  return .none",
            f"case .seen{i}:\n  state.seen{i} += 1\n  return .none"],
        view=[f"Text(\"page \\(store.page{i})\"){modifier}", f"Button(\"Turn{i}\") {{ store.send(.turn{i}) }}"],
        lines=[f".turn{i}", "screen", f"tap Turn{i}", "screen", f"tap Turn{i}"],
        mutation=(f"state.page{i} += 1", f"state.page{i} += 2"))


def sheet_on_screen(i, rng):
    """A sheet whose view has a task, which ends with the sheet."""
    kind = rng.choice(["sheet", "fullScreenCover", "navigationDestination"])
    outer = (
        f"@Reducer struct Panel{i} {{\n  @ObservableState struct State: Equatable {{ var n = 0 }}\n"
        "  enum Action { case task, tick, close }\n  @Dependency(\\.dismiss) var dismiss\n  @Dependency(\\.continuousClock) var clock\n"
        "  var body: some ReducerOf<Self> {\n    Reduce { state, action in\n      switch action {\n"
        "      case .task: return .run { send in for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) } }\n"
        "      case .tick: state.n += 1; return .none\n      case .close: return .run { _ in await dismiss() }\n      }\n    }\n  }\n}\n"
        f"struct Panel{i}View: View {{\n  let store: StoreOf<Panel{i}>\n  var body: some View {{\n"
        f"    Button(\"Close{i}\") {{ store.send(.close) }}.task {{ await store.send(.task).finish() }}\n  }}\n}}\n")
    return Part(
        outer=outer, state=[f"@Presents var panel{i}: Panel{i}.State?", f"var shows{i} = 0"],
        actions=[f"case show{i}", f"case panel{i}(PresentationAction<Panel{i}.Action>)"],
        cases=[
            f"case .show{i}:\n  state.shows{i} += 1\n  state.panel{i} = Panel{i}.State()\n  return .none",
            f"case .panel{i}:\n  return .none"],
        operators=[f".ifLet(\\.$panel{i}, action: \\.panel{i}) {{ Panel{i}() }}"],
        view=[f"Button(\"Show{i}\") {{ store.send(.show{i}) }}"
              f".{kind}(item: $store.scope(state: \\.panel{i}, action: \\.panel{i})) {{ Panel{i}View(store: $0) }}"],
        lines=[f".show{i}", "screen", "advance 1s", f"tap Close{i}", "screen", "advance 2s", f".show{i}", "screen", f".panel{i}.dismiss", "screen"],
        mutation=(f"state.shows{i} += 1", f"state.shows{i} += 2"))


def stack_on_screen(i, rng):
    """A stack with views, whose screens send when they disappear."""
    leaving = rng.choice([f".onDisappear {{ store.send(.left{i}) }}", ""])
    return Part(
        outer=child(i, f"Stop{i}"),
        state=[f"var route{i} = StackState<Stop{i}.State>()", f"var legs{i} = 0", f"var left{i} = 0"],
        actions=[f"case go{i}", f"case left{i}", f"case route{i}(StackActionOf<Stop{i}>)"],
        cases=[
            f"case .go{i}:\n  state.legs{i} += 1\n  state.route{i}.append(Stop{i}.State())\n  return .none",
            f"case .left{i}:\n  state.left{i} += 1\n  return .none", f"case .route{i}:\n  return .none"],
        operators=[f".forEach(\\.route{i}, action: \\.route{i}) {{ Stop{i}() }}"],
        view=[f"NavigationStack(path: $store.scope(state: \\.route{i}, action: \\.route{i})) {{\n"
              f"  Button(\"Go{i}\") {{ store.send(.go{i}) }}\n}} destination: {{ stop in\n"
              f"  Button(\"Up{i}\") {{ stop.send(.up) }}{leaving}\n}}"],
        lines=[f".go{i}", "screen", f"tap Up{i}", "back", "screen", f"tap Go{i}", f".route{i}[#0].later", "back", "screen", "advance 1s"],
        mutation=(f"state.legs{i} += 1", f"state.legs{i} += 2"))


def alert_on_screen(i, rng):
    kind = rng.choice(["alert", "confirmationDialog"])
    type_ = {"alert": "AlertState", "confirmationDialog": "ConfirmationDialogState"}[kind]
    return Part(
        outer=f"enum Ask{i}: Equatable, Sendable {{ case yes; case count(Int) }}\n",
        state=[f"@Presents var ask{i}: {type_}<Ask{i}>?", f"var asks{i} = 0"],
        actions=[f"case warn{i}", f"case ask{i}(PresentationAction<Ask{i}>)"],
        cases=[
            f"case .warn{i}:\n  state.asks{i} += 1\n  state.ask{i} = {type_} {{ TextState(\"Sure?\") }} actions: {{\n"
            f"    ButtonState(role: .destructive, action: .yes) {{ TextState(\"Yes{i}\") }}\n"
            f"    ButtonState(action: .count(2)) {{ TextState(\"Two{i}\") }}\n    ButtonState(role: .cancel) {{ TextState(\"No{i}\") }}\n"
            f"  }} message: {{ TextState(\"It is \").bold() + TextState(\"late\") }}\n  return .none",
            f"case .ask{i}(.presented(.yes)):\n  state.asks{i} += 10\n  return .none",
            f"case let .ask{i}(.presented(.count(n))):\n  state.asks{i} += n\n  return .none", f"case .ask{i}:\n  return .none"],
        operators=[f".ifLet(\\.$ask{i}, action: \\.ask{i})"],
        view=[f"Button(\"Warn{i}\") {{ store.send(.warn{i}) }}.{kind}($store.scope(state: \\.ask{i}, action: \\.ask{i}))"],
        lines=[f".warn{i}", "screen", f"tap Yes{i}", f"tap Warn{i}", f"tap Two{i}", f".warn{i}", f".ask{i}.dismiss", f"tap Warn{i}", f"tap No{i}"],
        mutation=(f"state.asks{i} += 1", f"state.asks{i} += 2"))


def controls(i, rng):
    return Part(
        is_bindable=True,
        state=[f"var title{i} = \"\"", f"var isLoud{i} = false", f"var level{i} = 2", f"var edits{i} = 0"],
        actions=[f"case edit{i}"],
        cases=[f"case .binding(\\.level{i}):\n  state.edits{i} += 10\n  return .none", f"case .edit{i}:\n  state.edits{i} += 1\n  return .none"],
        view=[f"TextField(\"Title{i}\", text: $store.title{i})", f"Toggle(\"Loud{i}\", isOn: $store.isLoud{i})",
              f"Stepper(\"Level{i}\", value: $store.level{i}, in: 0...9)"],
        lines=[f".edit{i}", f"tap Loud{i}", f"enter Title{i} a b", f"enter Level{i} +", f"enter Title{i} c"],
        mutation=(f"state.edits{i} += 1", f"state.edits{i} += 2"))


PARTS = [view_task, appearing, sheet_on_screen, stack_on_screen, alert_on_screen, controls]
