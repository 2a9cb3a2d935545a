"""Features that are made of random parts, and random sessions with them."""

import dataclasses
import random

import legacy
import modern
import screens
import shared
import waiting

MODERN = modern.PARTS + waiting.PARTS + screens.PARTS + shared.PARTS


@dataclasses.dataclass
class Feature:
    name: str
    source: str
    # The name and the fields for `load`.
    load: str
    lines: list
    mutation: tuple
    # What its parts are, for reports.
    kinds: list
    # How the session begins: `load`, with a `state` that was exported, or with the `log` of another session.
    start: str

    @property
    def mutated(self):
        old, new = (line + "\n" for line in self.mutation)
        assert self.source.count(old) == 1, (self.name, self.mutation)
        return self.source.replace(old, new)


def indented(lines, columns):
    return "".join(" " * columns + line + "\n" for text in lines for line in text.split("\n"))


def parts_of(number, generator):
    is_legacy = generator.random() < 0.15
    kinds = generator.sample(legacy.PARTS if is_legacy else MODERN, generator.randrange(1, 4))
    return is_legacy, kinds, [kind(f"{number}x{place}", generator) for place, kind in enumerate(kinds)]


def feature(seed, number):
    """The feature with a number. The same seed and number make the same feature."""
    generator = random.Random(f"{seed} {number}")
    is_legacy, kinds, parts = parts_of(number, generator)
    name = f"F{number}"
    every = lambda field: [text for part in parts for text in getattr(part, field)]
    imports = sorted({"ComposableArchitecture", *every("imports")} | ({"SwiftUI"} if every("view") else set()))
    is_bindable = any(part.is_bindable for part in parts)
    actions = every("actions") + (["case binding(BindingAction<State>)"] if is_bindable else [])
    cases = every("cases") + (["case .binding:\n  return .none"] if is_bindable else [])
    conformances = (["Equatable"] if is_legacy or generator.random() < 0.3 and can_be_equatable(parts) else []) + (["BindableAction"] if is_bindable else [])
    source = "".join(f"import {module}\n" for module in imports) + "\n" + "".join(part.outer for part in parts)
    source += f"struct {name}: ReducerProtocol {{\n" if is_legacy else f"@Reducer struct {name} {{\n"
    source += ("" if is_legacy else "  @ObservableState\n") + "  struct State: Equatable {\n" + indented(every("state"), 4) + "  }\n"
    source += f"  enum Action{': ' + ', '.join(conformances) if conformances else ''} {{\n" + indented(actions, 4) + "  }\n"
    source += indented(every("properties"), 2)
    source += f"  var body: some {'ReducerProtocol<State, Action>' if is_legacy else 'ReducerOf<Self>'} {{\n"
    source += ("    BindingReducer()\n" if is_bindable else "") + indented(every("scopes"), 4)
    source += "    Reduce { state, action in\n      switch action {\n" + indented(cases, 6) + "      }\n    }\n"
    source += indented(every("operators"), 4) + "  }\n}\n"
    if every("view"):
        source += f"struct {name}View: View {{\n  @Bindable var store: StoreOf<{name}>\n  var body: some View {{\n    VStack {{\n"
        source += indented(every("view"), 6) + "    }\n  }\n}\n"
    arguments = [part.argument for part in parts if part.argument and generator.random() < 0.5]
    load = f"{name} {', '.join(arguments)}".strip()
    typed = session(parts, generator)
    start = generator.choices(["load", "state", "log"], [8, 1, 1])[0]
    return Feature(name, source, load, typed, parts[0].mutation, [kind.__name__ for kind in kinds], start)


def can_be_equatable(parts):
    return not any("BindableAction {" in part.outer or "@Reducer" in part.outer for part in parts)


def session(parts, generator):
    """The line that runs what the mutation changes, and then lines of all parts in any order."""
    rest = [line for part in parts for line in part.lines]
    rest += generator.sample(["undo", "redo", "advance", "advance 500ms", "state", "undo"], 2)
    # The lines of a part mostly follow each other, so that what they depend on has happened.
    keys = {place: place + generator.uniform(-2, 2) for place in range(len(rest))}
    first = parts[0].lines[0]
    typed = [first] + [rest[place] for place in sorted(keys, key=keys.get) if generator.random() < 0.75]
    # Changes that are undone are not exported; what the mutation changes must be.
    return [line for lines in typed + [first] for line in lines.split("\n")]
