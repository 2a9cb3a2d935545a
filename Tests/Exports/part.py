"""A part of a generated feature: its fields, actions, and reducer, and what a session does with it."""

import dataclasses


@dataclasses.dataclass
class Part:
    # The first line of `lines` must run `mutation[0]`, which is replaced with `mutation[1]` to change the reducer.
    lines: list
    mutation: tuple
    state: list = dataclasses.field(default_factory=list)
    actions: list = dataclasses.field(default_factory=list)
    cases: list = dataclasses.field(default_factory=list)
    properties: list = dataclasses.field(default_factory=list)
    # Reducers before the feature's own, and operators after it.
    scopes: list = dataclasses.field(default_factory=list)
    operators: list = dataclasses.field(default_factory=list)
    # Declarations beside the feature.
    outer: str = ""
    imports: list = dataclasses.field(default_factory=list)
    is_bindable: bool = False
    # Statements in the body of the view, which then exists.
    view: list = dataclasses.field(default_factory=list)
    # A field that `load` can set: `n1: 4`.
    argument: str = ""
