// swift-format-ignore-file
// Written by `make docs` from docs/concepts and Scenarios/errors.

/// The text of the pages that `explain` shows.
enum EmbeddedPages {
  static let all: [(folder: String, file: String, text: String)] = [
    ("docs/concepts", "action.md", ###"""
<!-- about: a description of something that happened -->
<!-- also: Action, actions, naming, event, enum Action -->
# Action

An action says that something happened: a button was tapped, a text changed, a response arrived. The actions of a feature are the
cases of one `enum`.

```swift
enum Action: Equatable {
  case plusButtonTapped
  case queryChanged(String)
  case response(TaskResult<[String]>)
}
```

**Name an action after what happened**, not after what to do: `plusButtonTapped`, not `incrementAmount`. The sender does not know what
the action will cause, and it shouldn't. That decision belongs to the reducer, and often to several reducers. Here one tap has two
consequences:

```tca
tca> load ProductDetail
...
ProductDetail> .amountControl(.plusButtonTapped)
received action:
  ProductDetailFeature.Action.amountControl(.plusButtonTapped)
  ProductDetailFeature.State(
-   productAmount: 0,
+   productAmount: 1,
-   amountControl: AmountControl.State(amount: 0)
+   amountControl: AmountControl.State(amount: 1)
    _isToggled: false
  )
```

The child increments its own amount. The parent sees every action of its child and updates the product's amount. If the action were
called `incrementAmount`, the parent's code would look as if it incremented twice. And if the tap must require a login one day,
`plusButtonTapped` is still accurate, while `incrementAmount` is not.

Two signs that an action is really a command: its name begins with a verb (`setName`, `loadUser`), or the view sends two actions in a
row. Send one action and let the reducer do both things.

To share logic between two actions, call the same function from both `case`s. Don't send an action from a reducer only to reach
another `case` of the same reducer: it passes through the whole store, and every test has to receive it.

At the prompt, `actions` lists what the loaded feature understands:

```tca
ProductDetail> actions
.amountControl(.minusButtonTapped)
.amountControl(.plusButtonTapped)
.binding(.set(\.$isToggled, Bool))  now false
```

See also: [reducer](reducer.md), [data flow](data-flow.md), [testing](testing.md)

Try it: [Scenarios/01-print-changes.md](../../Scenarios/01-print-changes.md)
"""###),
    ("docs/concepts", "binding-state.md", ###"""
<!-- about: fields that views may write, with one action for all of them -->
<!-- also: BindingState, BindingAction, BindableAction, BindingReducer, BindingViewState, BindingViewStore, set -->
# Binding state

Three declarations replace a separate action for each field:

```swift
struct State: Equatable {
  @BindingState var displayName = ""   // 1: views may write this field
  var isLoading = false                //    but not this one
}
enum Action: BindableAction, Equatable {
  case binding(BindingAction<State>)   // 2: one case for all fields
}
var body: some ReducerOf<Self> {
  BindingReducer()                     // 3: writes the new value
  Reduce { state, action in
    switch action {
    case .binding(\.$displayName):     // runs after the value was written
      state.displayName = String(state.displayName.prefix(16))
      return .none
    case .binding:
      return .none
    }
  }
}
```

In the view, write `TextField("Name", text: viewStore.$displayName)`.

**`@BindingState` is a permission.** If every field were writable, any view could set `isLoading`, and the reducer would no longer be
the only place that decides. Without the attribute, the view does not compile, and the prompt reports an error:

```tca
tca> load Settings
...
Settings> format changed
Settings> set displayName Blob who has a very long name
received action:
  Settings.Action.binding(.set(\State.$displayName, "Blob who has a very long name"))
  Settings.State(
-   _displayName: "",
+   _displayName: "Blob who has a v",
  )
Settings> set isLoading true
error: `isLoading` is not bindable: it has no @BindingState, so no view may write it
  set isLoading true
      ^ bindable here: digest, displayName, enableNotifications, protectMyPosts, sendEmailNotifications, sendMobileNotifications
```

**The order matters.** `BindingReducer` comes first, so the reducers below it see the new value and can correct it. In this example
the full name was written first and then shortened. Fields appear with a leading `_` in the output because that is how Swift stores a
wrapped property.

**If you forget `BindingReducer`**, everything compiles but nothing is written. The shell reports this:
[TCA006](../../Scenarios/errors/TCA006.md).

See also: [binding](binding.md), [reducer](reducer.md)

Try it: [Scenarios/03-bindings.md](../../Scenarios/03-bindings.md)
"""###),
    ("docs/concepts", "binding.md", ###"""
<!-- about: how a control writes a value by sending an action -->
<!-- also: Binding, bindings, Toggle, TextField, binding(get:send:), two-way binding -->
# Binding

A `Toggle` or a `TextField` reads a value *and writes it*, but in this architecture a view may not write state. A binding resolves the
conflict: reading takes the value from the state, and writing sends an action.

```swift
Toggle(
  "Haptic feedback",
  isOn: viewStore.binding(
    get: \.isHapticFeedbackEnabled,
    send: { .isHapticFeedbackEnabledChanged($0) }))
```

To the control, the binding looks like an ordinary variable. To the reducer, a write is a request that it can accept, change, or
reject.

```swift
case .isHapticFeedbackEnabledChanged(let isEnabled):
  state.isHapticFeedbackEnabled = isEnabled
  return .none
```

If you forget to assign the value, the switch moves back by itself: the control shows the state, and the state has not changed.

```tca
tca> load HapticSettings
...
HapticSettings> .isHapticFeedbackEnabledChanged(false)
received action:
  HapticSettings.Action.isHapticFeedbackEnabledChanged(false)
- HapticSettings.State(isHapticFeedbackEnabled: true)
+ HapticSettings.State(isHapticFeedbackEnabled: false)
```

This approach needs an action and a `case` for each control. For one or two controls that is fine, and it shows everything that
happens. For seven fields it is the same code seven times, as `load SettingsBoilerplate` shows. In that case use
[binding state](binding-state.md).

You can derive bindings from a binding. From a binding to a user, `$user.name` derives one to the name. `unwrap()` derives a binding
to the value in an optional, and `matching(/Enum.case)` one to the payload of a case.

See also: [binding state](binding-state.md), [view store](view-store.md), [action](action.md)

Try it: [Scenarios/05-bindings-three-ways.md](../../Scenarios/05-bindings-three-ways.md)
"""###),
    ("docs/concepts", "case-path.md", ###"""
<!-- about: a key path for the cases of an enum -->
<!-- also: CasePath, AnyCasePath, /, slash, extract, embed -->
# Case path

A key path such as `\State.amountControl` refers to a property, so that code can read and write that part of a struct. Swift has no
equivalent for enums, so the library adds one: `/Action.amountControl` refers to a *case*. It supports two operations:

```swift
let path = /ProductDetailFeature.Action.amountControl

path.embed(.plusButtonTapped)              // .amountControl(.plusButtonTapped)
path.extract(from: .amountControl(.plusButtonTapped))  // .plusButtonTapped
path.extract(from: someOtherAction)        // nil
```

A struct always has its properties, but an enum is in only one of its cases. That is why `extract` returns an optional, and why every
API built on case paths defines what happens when the value is in another case.

`Scope` uses both operations. When an action arrives, it calls `extract`; `nil` means that the action is not for the child. When an
effect of the child sends an action, it calls `embed` to turn it into an action of the parent.

At the prompt you can write the nested action yourself, or let `scope` wrap it:

```tca
tca> load ProductDetail
...
ProductDetail> format labels
ProductDetail> .amountControl(.plusButtonTapped)
received action: ProductDetailFeature.Action.amountControl(.plusButtonTapped)
ProductDetail> scope amountControl
AmountControl.State(amount: 1)
ProductDetail.amountControl> .plusButtonTapped
received action: AmountControl.Action.plusButtonTapped
outside this scope: productAmount 1 -> 2
ProductDetail.amountControl> root
ProductDetail> log
1  typed  .amountControl(.plusButtonTapped)      productAmount 0 -> 1, amountControl.amount 0 -> 1
2  typed  .amountControl(.plusButtonTapped)      productAmount 1 -> 2, amountControl.amount 1 -> 2
```

Both lines of the log show the same action.

If several cases have the same base name, or a payload has labels, write the full name: `/Action.todo(id:action:)`. To create a custom
case path, use `AnyCasePath(embed:extract:)`.

See also: [scope](scope.md), [enum state](enum-state.md)

Try it: [Scenarios/07-enum-state.md](../../Scenarios/07-enum-state.md)
"""###),
    ("docs/concepts", "data-flow.md", ###"""
<!-- about: how state, actions, and effects move in one direction -->
<!-- also: unidirectional, one-way data flow, architecture, TCA, composable architecture -->
# Data flow

Data moves in one direction:

```
view --action--> store --> reducer --new state--> view
                   ^           |
                   +--action-- effect <--> outside world
```

- A view displays the state. It never changes the state; it reports what happened by sending an *action*.
- The store passes the action to the reducer.
- The reducer changes the state and can return an *effect*: work outside the feature, such as a network request.
- When the work is done, the effect sends another action. It cannot change the state either.

As a result, state changes in exactly one place, and every change is caused by an action. This is both the cost of the architecture
and its benefit. The list of actions is the complete history of the program: it explains why the state is what it is, it lets you go
back in time, and you can replay it. Nothing is hidden in a callback.

```tca
tca> load ProductDetail
...
ProductDetail> format labels
ProductDetail> .amountControl(.plusButtonTapped)
received action: ProductDetailFeature.Action.amountControl(.plusButtonTapped)
ProductDetail> set isToggled true
received action: ProductDetailFeature.Action.binding
ProductDetail> log
1  typed  .amountControl(.plusButtonTapped)      productAmount 0 -> 1, amountControl.amount 0 -> 1
2  typed  .binding(.set(\.$isToggled, true))     isToggled false -> true
ProductDetail> undo
undid 2  .binding(.set(\.$isToggled, true))
ProductDetail> state productAmount
1
```

`undo` is simple because nothing else can change the state, so restoring the previous value is enough.

See also: [state](state.md), [action](action.md), [reducer](reducer.md), [effect](effect.md),
[when not to use it](when-not-to-use-it.md)

Try it: [Scenarios/00-first-steps.md](../../Scenarios/00-first-steps.md)
"""###),
    ("docs/concepts", "dependency.md", ###"""
<!-- about: what a feature uses but does not control: time, randomness, servers -->
<!-- also: @Dependency, DependencyKey, DependencyValues, withDependencies, liveValue, uuid, date, clock -->
# Dependency

A dependency is anything that a feature uses but does not control: the time, a random number, a server, a file. A feature that
accesses such things directly behaves differently on every run and cannot be tested. A feature that declares its dependencies
receives them from outside, and whoever runs the feature decides what they are.

## Using a dependency
`@Dependency` declares what a reducer needs:

```swift
struct Notes: Reducer {
  struct State: Equatable {
    var notes: IdentifiedArrayOf<Note> = []
  }
  enum Action: Equatable {
    case addButtonTapped
  }
  @Dependency(\.uuid) var uuid
  @Dependency(\.date) var date

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .addButtonTapped:
      state.notes.append(Note(id: uuid(), createdAt: date.now))
      return .none
    }
  }
}
```

The library provides `uuid`, `date`, `calendar`, `locale`, `timeZone`, `continuousClock`, `suspendingClock`,
`withRandomNumberGenerator`, and `context`.

## Declaring a dependency
You need a type that does the work, a key that provides its value in each context, and a property to access it:

```swift
struct FactClient: Sendable {
  var fetch: @Sendable (Int) async throws -> String
}

extension FactClient: DependencyKey {
  static let liveValue = FactClient { number in "\(number) is a number." }
  static let testValue = FactClient { _ in "A fact." }
}

extension DependencyValues {
  var factClient: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}
```

The library uses `liveValue` when the program runs, `previewValue` in previews, and `testValue` in tests. If you omit `testValue`, a
test that uses the live value fails; the message names the dependency and the place where it is declared.

## Overriding a dependency
```swift
let notes = withDependencies {
  $0.uuid = .incrementing
  $0.date = .constant(Date(timeIntervalSince1970: 0))
} operation: {
  Notes()
}
```

The override applies inside `operation`, in the tasks started there, and to every `@Dependency` created there. A closure that is
called later keeps its dependencies if you use `withEscapedDependencies`. An object that creates another one passes its dependencies on
with `withDependencies(from: self)`.

## Testing
When a test controls every dependency, it knows the result in advance:

```swift
var state = Notes.State()
_ = notes.reduce(into: &state, action: .addButtonTapped)
#expect(state.notes == [Note(id: UUID(0), createdAt: Date(timeIntervalSince1970: 0))])
```

The same applies to time: if the feature sleeps on `continuousClock`, the test decides how long that takes. An immediate clock does not
wait at all:

```swift
try await withDependencies {
  $0.continuousClock = .immediate
} operation: {
  @Dependency(\.continuousClock) var clock
  try await clock.sleep(for: .seconds(600))
}
```

A `TestClock` stands still until the test advances it. `await clock.advance(by: .seconds(600))` wakes the sleeping tasks one by one, in
the order in which they are due.

## When not to use a dependency
Code that always returns the same result needs no dependency: a calculation, a formatter with a fixed locale, another reducer. A value
that the user can see or change belongs in the state. And a dependency is not a means of sharing state between features.

## At the prompt
Like a test, the shell controls dependencies: the date stands still, UUIDs are counted, and you move the clock. The same session
therefore always produces the same output.

```tca
tca> load Registration
...
Registration> format changed
Registration> deps date 2024-01-01
date      2024-01-01 00:00:00 UTC, goes with the clock
Registration> .filterButtonTapped
received action:
  Registration.Action.filterButtonTapped
  Registration.State(
-   startDate: Date(1970-01-01T00:00:00.000Z)
+   startDate: Date(2024-01-01T00:00:00.000Z)
  )
```

See also: [effect](effect.md), [testing](testing.md)

Try it: [Scenarios/09-registration.md](../../Scenarios/09-registration.md)
"""###),
    ("docs/concepts", "effect.md", ###"""
<!-- about: work that a reducer describes and the store performs -->
<!-- also: Effect, EffectTask, .run, .send, .none, .merge, .concatenate, cancel, cancellable, cancellation, side effect -->
# Effect

A reducer must not wait, call a server, or read a clock. Instead, it *returns a description* of such work and finishes immediately. The
store performs the work and sends the results back as actions.

```swift
case .startButtonTapped:
  state.isRunning = true
  return .run { [clock] send in
    for await _ in clock.timer(interval: .seconds(1)) {
      await send(.ticked)
    }
  }
  .cancellable(id: CancelID.timer, cancelInFlight: true)
```

When `reduce` returns, none of the code inside `run` has been executed. An effect is a value, like a recipe: it can be merged with
others, cancelled, or dropped before anything has been cooked. Because the work runs *later*, the closure cannot use `state`. Capture
what you need, as in `[query = state.query]`; the state may have changed by the time the work runs.

```tca
tca> load Timer
...
Timer> format changed
Timer> .startButtonTapped
received action:
  Timer.Action.startButtonTapped
  Timer.State(
-   isRunning: false,
+   isRunning: true,
  )
Timer> effects
1  asleep until 1s  Timer.swift:[..]  from action 1  id CancelID.timer
Timer> advance
now 1s
effect 1 (Timer.swift:[..], from action 1) sent:
received action:
  Timer.Action.ticked
  Timer.State(
-   seconds: 0
+   seconds: 1
  )
Timer> .stopButtonTapped
received action:
  Timer.Action.stopButtonTapped
  Timer.State(
-   isRunning: true,
+   isRunning: false,
  )
Timer> effects
1  cancelled by action 3  Timer.swift:[..]  from action 1  id CancelID.timer
```

**Work that can take long needs a way to end.** `cancellable(id:)` gives an effect an ID, and `.cancel(id:)` cancels it.
`cancelInFlight: true` cancels the previous effect with the same ID: a search field has no use for the results of an outdated query.
When `ifLet` or `forEach` sees that a child was removed, it cancels the child's effects automatically.

| to | return |
|---|---|
| do nothing else | `.none` |
| perform work and send its results | `.run { send in ... }` |
| send one action immediately | `.send(.action)` |
| run several effects concurrently, or one after the other | `.merge(...)`, `.concatenate(...)` |
| cancel work | `.cancel(id:)` |

If `run` throws an error that nothing catches, the shell reports [TCA002](../../Scenarios/errors/TCA002.md). Turn errors into actions
with `TaskResult` or `catch:`.

See also: [dependency](dependency.md), [testing](testing.md), [store](store.md)

Try it: [Scenarios/04-effects.md](../../Scenarios/04-effects.md)
"""###),
    ("docs/concepts", "enum-state.md", ###"""
<!-- about: state that is always in exactly one of several cases -->
<!-- also: SwitchStore, CaseLet, enum, matching, impossible state, optionals, flags -->
# Enum state

A user is logged in, or is not, or an error occurred. You could store this in separate fields:

```swift
struct State: Equatable {
  var user: User?
  var error: LoginError?
}
```

Two optionals have four combinations, but only three of them make sense. The fourth is a bug waiting to happen:

```tca
tca> load AccountFlags
...
AccountFlags> .loginSucceeded(User(name: "Blob"))
...
AccountFlags> .loginFailed(.offline)
received action:
  AccountFlags.Action.loginFailed(.offline)
  AccountFlags.State(
    user: User(name: "Blob"),
-   error: nil
+   error: .offline
  )
```

The user is logged in and there is an error. Each line of the reducer looks correct; one of them just forgot to reset the other field.
With ten fields, nobody can keep track of all combinations.

Count the combinations that make sense. If the type allows more, use an enum:

```swift
enum State: Equatable {
  case authenticated(User)
  case unauthenticated
  case error(LoginError)
}
```

Now the fourth combination cannot be expressed, and the compiler makes every `switch` handle all cases.

```tca
AccountFlags> load Account
...
Account> .loginSucceeded(User(name: "Blob"))
...
Account> .loginFailed(.offline)
received action:
  Account.Action.loginFailed(.offline)
- Account.State.authenticated(
-   User(name: "Blob")
- )
+ Account.State.error(.offline)
```

If the payload of a case has its own feature, `ifCaseLet` runs its reducer and `SwitchStore` shows its view; `load Login` is an
example. A view that writes to a payload uses a binding with a [case path](case-path.md): `$state.matching(/State.authenticated)?.name`.

See also: [state](state.md), [binding](binding.md), [scope](scope.md)

Try it: [Scenarios/07-enum-state.md](../../Scenarios/07-enum-state.md)
"""###),
    ("docs/concepts", "reducer.md", ###"""
<!-- about: the function that computes the next state -->
<!-- also: Reducer, ReducerOf, ReducerProtocol, Reduce, reduce, body, ReducerBuilder, CombineReducers, EmptyReducer -->
# Reducer

A reducer decides what an action does. It receives the current state and the action, changes the state in place, and returns an effect
if work has to be done outside.

```swift
func reduce(into state: inout State, action: Action) -> Effect<Action> {
  switch action {
  case .plusButtonTapped:
    state.amount += 1
    return .none
  }
}
```

A reducer uses nothing else: no clock, no server, no global variable. The same state and the same action always produce the same
result, so a test of it takes one line.

Reducers are combined in a `body`. For every action they run **from top to bottom on the same state**, and each one sees the changes
made by those above it, so the order matters. This parent copies a total from its child, but it is placed above the child:

```swift
var body: some ReducerOf<Self> {
  Reduce { state, action in          // copies the amount too early
    state.total = state.amountControl.amount
    return .none
  }
  Scope(state: \.amountControl, action: /Action.amountControl) {
    AmountControl()                  // counts the tap
  }
}
```

```tca
tca> load ParentFirst
...
ParentFirst> format changed
ParentFirst> trace on
ParentFirst> .amountControl(.plusButtonTapped)
ParentFirst
├─ Reduce                                no change
└─ Scope \.amountControl
   └─ AmountControl                      amount 0 -> 1
received action:
  ParentFirst.Action.amountControl(.plusButtonTapped)
  ParentFirst.State(
-   amountControl: AmountControl.State(amount: 0)
+   amountControl: AmountControl.State(amount: 1)
  )
ParentFirst> load ChildFirst
...
ChildFirst> .amountControl(.plusButtonTapped)
received action:
  ParentFirst.Action.amountControl(.plusButtonTapped)
  ParentFirst.State(
-   amountControl: AmountControl.State(amount: 0)
+   amountControl: AmountControl.State(amount: 1)
-   total: 0
+   total: 1
  )
```

As a rule, run children first. The operators `ifLet`, `ifCaseLet`, and `forEach` do this automatically; with `Scope` the order is up to
you.

See also: [effect](effect.md), [scope](scope.md), [action](action.md)

Try it: [Scenarios/21-tracing.md](../../Scenarios/21-tracing.md)
"""###),
    ("docs/concepts", "scope.md", ###"""
<!-- about: connecting a child feature to its parent -->
<!-- also: Scope, scoping, child, parent, ifLet, ifCaseLet, forEach, IfLetStore, ForEachStore, children -->
# Scope

A child feature knows nothing about its parent. To embed it, you specify two things: which part of the parent's state is the child's
state, and which of the parent's actions are the child's actions.

You specify them **twice**, and this is easy to forget. Once for the reducer:

```swift
Scope(state: \.amountControl, action: /Action.amountControl) {
  AmountControl()
}
```

and once for the view:

```swift
AmountControlView(
  store: store.scope(
    state: \.amountControl, action: ProductDetailFeature.Action.amountControl))
```

The first makes the child *work*, the second makes it *visible*. Without the first, the child's buttons send actions that no reducer
handles, and the shell reports [TCA005](../../Scenarios/errors/TCA005.md).

A scoped store is not a copy; it refers to a part of the root store. An action sent to it becomes an action of the root, wrapped in
the parent's case. Step into one:

```tca
tca> load ProductDetail
...
ProductDetail> scope amountControl
AmountControl.State(amount: 0)
ProductDetail.amountControl> .plusButtonTapped
received action:
  AmountControl.Action.plusButtonTapped
- AmountControl.State(amount: 0)
+ AmountControl.State(amount: 1)

outside this scope: productAmount 0 -> 1
ProductDetail.amountControl> up
ProductDetail> format changed
ProductDetail> show 1
received action:
  ProductDetailFeature.Action.amountControl(.plusButtonTapped)
  ProductDetailFeature.State(
-   productAmount: 0,
+   productAmount: 1,
-   amountControl: AmountControl.State(amount: 0)
+   amountControl: AmountControl.State(amount: 1)
  )
```

This is the same action, seen from both sides. The child cannot access `productAmount`, and that is what makes it reusable in other
parents.

| the child's state | reducer |
|---|---|
| always exists | `Scope(state:action:)` |
| is optional | `.ifLet(\.child, action:)` |
| is one case of an enum | `.ifCaseLet(/State.child, action:)` |
| is one row of a collection | `.forEach(\.rows, action:)` |

See also: [case path](case-path.md), [reducer](reducer.md), [store](store.md)

Try it: [Scenarios/02-scope.md](../../Scenarios/02-scope.md)
"""###),
    ("docs/concepts", "state.md", ###"""
<!-- about: everything a feature knows, as one value -->
<!-- also: State, Equatable, struct State -->
# State

State is everything that a feature has to remember: what it displays, and what its decisions depend on. It is a value, usually a
`struct`, and it has no behavior of its own.

```swift
struct State: Equatable {
  var amount = 0
  var couponCode = ""
}
```

**Why a value?** Variables never share a value: a copy keeps its contents whatever happens to the original. Every previous state is
therefore a free snapshot. Tests compare states, `undo` restores them, and no other part of the program can change them unnoticed.
With a class, each of these takes extra work.

**Why `Equatable`?** A view is redrawn when its state is no longer equal to the previous one. A test fails when the state is not equal
to the expected one. Both are only as reliable as `==`, so let the compiler synthesize it.

**What belongs in it?** Anything that cannot be computed from the rest. If you store the sum of some rows next to the rows, the two will
disagree one day; a computed property always agrees. Details that only the view needs, such as whether a button is currently pressed,
can stay in the view.

```tca
tca> load Todos
...
Todos> format labels
Todos> .addButtonTapped
received action: Todos.Action.addButtonTapped
Todos> .todo[#0].titleChanged("Milk")
received action: Todos.Action.todo(id:, action: .titleChanged)
Todos> state todos[#0].title
"Milk"
Todos> state
Todos.State(
  todos: [
    [0]: Todo.State(
      id: UUID(00000000-0000-0000-0000-000000000000),
      title: "Milk",
      isDone: false
    )
  ],
  draft: nil
)
```

One value contains the list, each row of it, and the draft that is being edited. A parent's state *contains* the states of its
children, so there is no second copy to keep in sync.

See also: [enum state](enum-state.md), [store](store.md), [scope](scope.md)

Try it: [Scenarios/00-first-steps.md](../../Scenarios/00-first-steps.md)
"""###),
    ("docs/concepts", "store.md", ###"""
<!-- about: the object that holds the state and runs the feature -->
<!-- also: Store, StoreOf, StoreTask, root store, queue -->
# Store

State, actions, and reducers only describe a feature. The store runs it: it holds the state, receives actions, calls the reducer, and
performs effects.

```swift
let store = Store(initialState: ProductDetailFeature.State()) {
  ProductDetailFeature()
}
```

**An app has one root store.** Every other store refers to a part of it and is created with [scope](scope.md). A second
`Store(initialState:)` in a child view would hold separate state that the parent knows nothing about.

**It handles one action at a time.** An action that is sent while another one is being handled waits in a queue. `.send` in a reducer
does not call the reducer recursively; it adds the action to that queue. The current action is always finished first.

```tca
tca> load Registration
...
Registration> format changed
Registration> .alertDismissed
received action:
  Registration.Action.alertDismissed
  (No state changes)

effect .send (from action 1) sent:
received action:
  Registration.Action.doNothing
  (No state changes)
```

There are two blocks: first the tap, then the action it caused. No code ever sees a partially changed state.

**It runs on the main actor.** Views read the state while they draw, so the state changes only there. Expensive work belongs in an
effect, which sends its result as an action.

`store.send` returns a task that represents all effects started by the action. A view's `.task` waits for it, and cancels it when the
view disappears.

See also: [view store](view-store.md), [effect](effect.md), [data flow](data-flow.md)

Try it: [Scenarios/20-time-travel.md](../../Scenarios/20-time-travel.md)
"""###),
    ("docs/concepts", "testing.md", ###"""
<!-- about: asserting how state changes and what effects send -->
<!-- also: TestStore, receive, exhaustivity, test, tests, TestClock -->
# Testing

A feature is a function from a state and an action to a new state and effects. A test sends actions and states the expected result of
each step. `TestStore` compares the expectation with what really happens.

```swift
@MainActor
struct CounterTests {
  @Test func `the counter counts`() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.incrementButtonTapped) { $0.count = 2 }
  }
}
```

The closure receives the state before the action and turns it into the state that you expect. Write absolute values (`= 2`) rather than
changes (`+= 1`): a test that repeats the feature's own arithmetic proves little. Without a closure, the state must not change.

If the state is different, the test fails on that line and shows the difference:

```
The state after Counter.Action.incrementButtonTapped is not the expected one:

  − Counter.State(count: 2)
  + Counter.State(count: 1)

(Expected: −, Actual: +)
```

## Effects

Actions sent by effects must be received in the order in which they arrive:

```swift
await store.send(.factButtonTapped) { $0.isLoading = true }
await store.receive(.factResponse("1 is one")) {
  $0.isLoading = false
  $0.fact = "1 is one"
}
```

If an action is not `Equatable`, or its payload does not matter, receive it by its case, `store.receive(/Action.response)`, or with a
predicate, `store.receive { $0.isResponse }`.

You never need to wait. When `send` returns, every effect is finished, asleep on a clock, or waiting for something outside the test.
Only in the last case does `receive` wait, for one second unless you pass `timeout:`. If no effect can send anything, it fails
immediately.

When the test ends, nothing may be pending: no action that was not received, and no effect in flight. If an effect runs forever, end
it in the test: send the action that cancels it, or keep its task and cancel that.

```swift
let task = await store.send(.task)
await task.cancel()
```

## Time and other dependencies

A test replaces everything that differs between runs: the clock, the date, UUIDs, the network. It does so by overriding
[dependencies](dependency.md):

```swift
let clock = TestClock()
let store = TestStore(initialState: Egg.State()) {
  Egg()
} withDependencies: {
  $0.continuousClock = clock
}
await store.send(.startButtonTapped) { $0.isCooking = true }
await clock.advance(by: .seconds(600))
await store.receive(.done) { $0.isCooking = false }
```

Ten minutes pass instantly. If the test does not override a dependency that the feature uses, it fails and names the dependency.

## Non-exhaustive tests

Large features are tested in parts. With `exhaustivity` set to `.off`, a test asserts what matters to it and ignores the rest:

```swift
store.exhaustivity = .off
await store.send(.loginButtonTapped)
await store.receive(/App.Action.loggedIn) { $0.user = "Blob" }
```

The values that the closure sets must match; other fields, actions, and effects are ignored. `.off(showSkippedAssertions: true)` shows
what was ignored without failing the test. `withExhaustivity(.off) { ... }` applies to a part of a test.

| to | write |
|---|---|
| ignore the actions received so far | `await store.skipReceivedActions()` |
| cancel the effects in flight | `await store.skipInFlightEffects()` |
| wait until all effects have finished | `await store.finish()` |
| inspect the state | `store.state`, `store.assert { $0.count = 2 }` |

## When a test fails

- One cause produces one failure. The test then continues from the actual state.
- *It did not come*: the message lists the effects in flight, with the line and the action that started each of them. If an effect is
  asleep, advance its clock.
- *Must be asserted with receive*: an effect sent an action that the test does not mention. Either the feature does too much or the
  test asserts too little.
- *The closure ... left it as it was*: the step changes nothing. Remove the closure, or find out why.

## When not to use a test store

Test a pure function by calling it. Where effects do not matter, you can also call a reducer directly:
`feature.reduce(into: &state, action: action)`. A `TestStore` does not test what a view draws.

Failures are reported through IssueReporting, so they work with Swift Testing and with XCTest. The test target must depend on
`IssueReportingTestSupport`. If it does not, or if the store is created outside a test, the test store stops with a message.

## At the prompt

A session has the same structure as a test: send an action, look at the changes, advance the clock, look at what arrived. Try a feature
here first, then write down what you saw.

```tca
tca> load Search
...
Search> format changed
Search> .queryChanged("swift")
received action:
  Search.Action.queryChanged("swift")
  Search.State(
-   query: "",
+   query: "swift",
-   isSearching: false
+   isSearching: true
  )
Search> advance
now 300ms
effect 1 (Search.swift:[..], from action 1) sent:
received action:
  Search.Action.response(
    .success(
      [
        [0]: "swift"
      ]
    )
  )
  Search.State(
    results: [
+     [0]: "swift"
    ],
-   isSearching: true
+   isSearching: false
  )
```

The first block corresponds to the closure of a `send`, and the second to that of a `receive`.

See also: [dependency](dependency.md), [effect](effect.md), [reducer](reducer.md)

Try it: [Scenarios/12-testing.md](../../Scenarios/12-testing.md)
"""###),
    ("docs/concepts", "view-store.md", ###"""
<!-- about: the part of the state that a view observes -->
<!-- also: ViewStore, WithViewStore, observe, ViewStoreOf, viewStore -->
# View store

A store does not give views direct access to its state. A view declares which part it observes and gets a view store for that part. It
can read that part, and it is notified when the part changes, **and only then**.

```swift
struct CartBadge: View {
  let store: StoreOf<ProductDetailFeature>

  var body: some View {
    WithViewStore(self.store, observe: \.productAmount) { viewStore in
      Text("\(viewStore.state)")
    }
  }
}
```

The toggle on the same page can change a hundred times without redrawing the badge, because `productAmount` stays equal. That is the
purpose of `observe:`. `observe: { $0 }` observes everything, which is right for a small feature whose view shows all of its state. At
the root of an app, it would redraw the whole app on every keystroke.

If the view needs several fields or a computed value, define a small struct that contains what the view displays:

```swift
struct ViewState: Equatable {
  let badge: String
  init(_ state: ProductDetailFeature.State) {
    badge = state.productAmount > 9 ? "9+" : "\(state.productAmount)"
  }
}
WithViewStore(self.store, observe: ViewState.init) { viewStore in ... }
```

When the amount changes from 10 to 11, the badge remains "9+" and nothing is redrawn.

The block after an action shows which changes a view can observe. A view that observes only fields without `-` and `+` is not notified:

```tca
tca> load ProductDetail
...
ProductDetail> set isToggled true
received action:
  ProductDetailFeature.Action.binding(.set(\State.$isToggled, true))
  ProductDetailFeature.State(
    productAmount: 0,
    amountControl: AmountControl.State(amount: 0),
-   _isToggled: false
+   _isToggled: true
  )
```

A view store also sends actions: `viewStore.send(.plusButtonTapped)`. A view that only sends actions and displays no state needs no
view store; it can call `store.send`.

See also: [store](store.md), [binding](binding.md), [state](state.md)

Try it: [Scenarios/08-the-badge.md](../../Scenarios/08-the-badge.md)
"""###),
    ("docs/concepts", "when-not-to-use-it.md", ###"""
<!-- about: what the architecture costs, and when it is too much -->
<!-- also: when not, cost, overhead, alternatives, drawbacks -->
# When not to use it

Every tap becomes an enum case, a branch of a `switch`, and a test. The cost is the same whether or not a button is important.

**It is worth the cost** when states depend on each other, when work overlaps and has to be cancelled, when two screens show the same
data, when mistakes are expensive, or when many people work on the same code for years.

**It is not worth the cost** for

- a screen that only displays its input: use a plain `View` with a `let`;
- details that only the view knows about, such as whether a row is expanded or where a finger is: use `@State`;
- a program with a single screen that loads and shows a list: an object with an `async` function and two fields is enough;
- values that change sixty times a second, such as an animation or a drawing: each change would pass through the whole store;
- a library, a calculation, or a parser: a function needs no store.

To find out, imagine reading the log of actions. Here it tells a story that is worth reading:

```tca
tca> load Login
...
Login> format labels
Login> .form(.nameChanged("Blob"))
received action: Login.Action.form(.nameChanged)
Login> .form(.loginButtonTapped)
received action: Login.Action.form(.loginButtonTapped)
Login> advance
now 1s
effect 1 (LoginForm.swift:[..], from action 2) sent:
received action: Login.Action.form(.accepted(name:))
Login> log
1  typed     .form(.nameChanged("Blob"))            form.name "" -> "Blob"
2  typed     .form(.loginButtonTapped)              form.isWaiting false -> true
3  effect 1  .form(.accepted(name: "Blob"))         .form(…) -> .session(…)
```

A log of `dragged(x: 101)`, `dragged(x: 102)`, and so on does not.

**You can use it partially.** A feature is a struct: make a list a feature and keep its rows plain views. Turning a view into a feature
later is easier than the reverse. And some ideas are useful without any library: values for state, one name for each event, and
injected clocks.

See also: [data flow](data-flow.md), [state](state.md), [testing](testing.md)

Try it: [Scenarios/workshop.md](../../Scenarios/workshop.md)
"""###),
    ("Scenarios/errors", "TCA001.md", ###"""
<!-- about: a child's action arrived while the state was in another case -->
<!-- also: other case -->
# TCA001: a child's action arrived while the state was in another case

**What happened.** The feature's state is an enum. An action arrived for the child in one case while the state
was in another case. The child's reducer did not run.

**Why.** Usually an effect of the child was still running when the state changed, or the view of the old case
was still on the screen. It can also happen if a reducer that runs before `ifCaseLet` changed the case while
handling the same action.

**What to do.** Change the case inside the `Reduce` that `.ifCaseLet` is applied to. The child then runs
first, and its effects are cancelled when the case changes. Use `SwitchStore` to show a case's view only while
the state is in that case.

```tca
tca> load Login
...
Login> .session(.logoutButtonTapped)
received action:
  Login.Action.session(.logoutButtonTapped)
  (No state changes)

warning: TCA001: ifCaseLet received Login.Action.session(.logoutButtonTapped) while Login.State is .form (Login.swift:[..])
This may be because:
- a reducer that ran before ifCaseLet had moved the state to .form: let ifCaseLet run first
- an effect of the child was still running when the state left its case: cancel it then, as ifCaseLet does when the reducer it is applied to makes the change
- a view sent the action although the state has no such child: show its view only while it has
```
"""###),
    ("Scenarios/errors", "TCA002.md", ###"""
<!-- about: an effect threw an error that nothing handles -->
<!-- also: unhandled error, effect threw -->
# TCA002: an effect threw an error that nothing handles

**What happened.** The operation of a `.run` effect threw an error, and the effect has no `catch:` closure. The
effect has ended without sending an action.

**Why.** For example, a request failed or a file was missing. A cancelled effect also throws an error, but that
is expected and not reported.

**What to do.** Turn the failure into an action so that the reducer can respond to it, using `TaskResult` or
`catch:`.

```swift
return .run { send in
  await send(.response(TaskResult { try await client.load() }))
}

return .run { send in
  await send(.loaded(try await client.load()))
} catch: { error, send in
  await send(.failed(error.localizedDescription))
}
```

The effect in [Weather.swift](Features/Weather.swift) has no `catch:`.

```tca
tca> load Features/Weather.swift
...
Weather> .refreshButtonTapped
received action:
  Weather.Action.refreshButtonTapped
  (No state changes)

warning: TCA002: an effect threw Weather.Offline() and has no `catch:` to handle it (Weather.swift:19)
This may be because:
- the operation of `.run` can fail, and nothing turns the failure into an action
```
"""###),
    ("Scenarios/errors", "TCA003.md", ###"""
<!-- about: a child's action arrived while its state was nil -->
<!-- also: nil child -->
# TCA003: a child's action arrived while its state was nil

**What happened.** An action arrived for an optional child whose state was `nil`. The child's reducer did not
run.

**Why.** The property was set to `nil` while work for the child was still in progress. In the example below the
*parent* started that work on behalf of the child, so it was not cancelled when the child was removed.

**What to do.** Let the child start its own effects; `ifLet` cancels them when the child is removed.
Alternatively, give the parent's effect an ID and return `.cancel(id:)` where you set the child to `nil`.
`load PresentChild` shows the correct version.

```tca
tca> load NilChild
...
NilChild> format labels
NilChild> .openButtonTapped
received action: NilChild.Action.openButtonTapped
NilChild> .laterButtonTapped
received action: NilChild.Action.laterButtonTapped
NilChild> .closeButtonTapped
received action: NilChild.Action.closeButtonTapped
NilChild> advance
now 1s
effect 1 (NilChild.swift:[..], from action 2) sent:
received action: NilChild.Action.amountControl(.plusButtonTapped)
warning: TCA003: ifLet received NilChild.Action.amountControl(.plusButtonTapped) while \.amountControl is nil (NilChild.swift:[..])
This may be because:
- a reducer that ran before ifLet had set \.amountControl to nil: let ifLet run first
- an effect of the child was still running when \.amountControl became nil: cancel it then, as ifLet does when the reducer it is applied to makes the change
- a view sent the action although the state has no such child: show its view only while it has
```
"""###),
    ("Scenarios/errors", "TCA004.md", ###"""
<!-- about: a row's action arrived for an ID that no row has -->
<!-- also: missing element -->
# TCA004: a row's action arrived for an ID that no row has

**What happened.** An action arrived for one element of a collection, but no element has that ID. No child
reducer ran.

**Why.** The row was removed while its effect was running or while its view was still on the screen. It can
also happen if the action contains a position instead of an ID.

**What to do.** Remove rows inside the `Reduce` that `.forEach` is applied to; the row's effects are then
cancelled. At the prompt, `[#0]` refers to the first row, whatever its ID is.

```tca
tca> load Todos
...
Todos> format labels
Todos> .todo(id: "00000000-0000-0000-0000-000000000007", action: .toggled)
received action: Todos.Action.todo(id:, action: .toggled)
warning: TCA004: forEach received Todos.Action.todo(id:, action: .toggled) for id UUID(00000000-0000-0000-0000-000000000007), which is not in \.todos (Todos.swift:[..])
This may be because:
- a reducer that ran before forEach had removed the element: let forEach run first
- an effect of the child was still running when the element was removed: cancel it then, as forEach does when the reducer it is applied to makes the change
- a view sent the action although the state has no such child: show its view only while it has
```
"""###),
    ("Scenarios/errors", "TCA005.md", ###"""
<!-- about: no reducer handles a child's action -->
<!-- also: unwired child, forgotten scope -->
# TCA005: no reducer handles a child's action

**What happened.** The parent contains a child's state and has a case for the child's actions, but nothing in
the parent's body runs the child's reducer.

**Why.** The `Scope` reducer is missing. The view compiles without it, because `store.scope` in the view is
independent of `Scope` in the body.

**What to do.** Add the line from the warning to the body, above the parent's `Reduce`. `load RememberedScope`
shows the correct version.

```tca
tca> load ForgottenScope
...
ForgottenScope> format labels
ForgottenScope> .amountControl(.plusButtonTapped)
received action: ForgottenScope.Action.amountControl(.plusButtonTapped)
warning: TCA005: ForgottenScope.Action.amountControl(.plusButtonTapped) was received, but no reducer runs AmountControl on it
This is because the parent has no Scope for its case `amountControl`: add `Scope(state: \.amountControl, action: /Action.amountControl) { AmountControl() }` to its body.
```
"""###),
    ("Scenarios/errors", "TCA006.md", ###"""
<!-- about: nothing writes the value of a binding action -->
<!-- also: unwritten binding, forgotten binding reducer -->
# TCA006: nothing writes the value of a binding action

**What happened.** A view wrote a `@BindingState` field. The action arrived, but the field did not change, so
the switch moves back by itself.

**Why.** `BindingReducer()` is missing from the body. It is the reducer that writes the value.

**What to do.** Put `BindingReducer()` first in the body. The reducers below it then see the new value and can
correct it. `load RememberedBindingReducer` shows the correct version.

```tca
tca> load ForgottenBindingReducer
...
ForgottenBindingReducer> format labels
ForgottenBindingReducer> set isOn true
received action: ForgottenBindingReducer.Action.binding
warning: TCA006: ForgottenBindingReducer.Action.binding was received, but nothing writes the field
This is because the feature has no BindingReducer: put `BindingReducer()` first in its body.
```
"""###),
    ("Scenarios/errors", "TCA030.md", ###"""
<!-- about: a dependency has no test value -->
<!-- also: testValue, no test value -->
# TCA030: a dependency has no test value

**What happened.** A test used a dependency that it does not override and whose key has no `testValue`. The
live value was used.

**Why.** A test that accesses the outside world is slow and can produce a different result every time, so the
library reports this as a failure.

**What to do.** Override the dependency in the test. If one value suits every test, declare it as the key's
`testValue`.

```swift
let store = TestStore(initialState: Search.State()) {
  Search()
} withDependencies: {
  $0.searchClient = SearchClient { _ in ["one"] }
}
```

An action of [Prices.swift](Features/Prices.swift) simulates a test so that the shell can show the warning.

```tca
tca> load Features/Prices.swift
...
Prices> .refreshTested
received action:
  Prices.Action.refreshTested
- Prices.State(tea: 0)
+ Prices.State(tea: 3)

warning: TCA030: @Dependency(\.priceOf) was used in a test, but has no value for tests (key PriceKey, value @Sendable (String) -> Int) (Prices.swift:14)
This may be because:
- the test does not override it: withDependencies { $0.priceOf = ... } operation: { ... }
- its key declares no testValue that every test may use
```
"""###),
    ("Scenarios/errors", "TCA031.md", ###"""
<!-- about: a dependency has no live value -->
<!-- also: no live value -->
# TCA031: a dependency has no live value

**What happened.** A running program used a dependency whose key has only a test value. That value was used as
a fallback.

**Why.** The key conforms to `TestDependencyKey`, but the module that makes it a `DependencyKey` is missing or
not linked.

**What to do.** Conform the key to `DependencyKey` and add a `liveValue`.

```swift
extension SearchClient: DependencyKey {
  static let liveValue = SearchClient { query in try await fetch(query) }
}
```

The key in [Greeter.swift](Features/Greeter.swift) conforms only to `TestDependencyKey`.

```tca
tca> load Features/Greeter.swift
...
Greeter> .greetButtonTapped
received action:
  Greeter.Action.greetButtonTapped
- Greeter.State(greeting: "")
+ Greeter.State(greeting: "a greeting for tests")

warning: TCA031: @Dependency(\.greeting) was used, but has no live value (key GreetingKey, value String); its test value stands in (Greeter.swift:13)
This may be because:
- GreetingKey conforms to TestDependencyKey, but nothing makes it a DependencyKey
- the module that does is not linked into this program
```
"""###),
    ("Scenarios/errors", "TCA032.md", ###"""
<!-- about: a model has no dependencies to pass on -->
# TCA032: a model has no dependencies to pass on

**What happened.** `withDependencies(from: model)` should pass on the dependencies of a model, but the model
has none.

**Why.** The model has no `@Dependency` property. Only such a property remembers the dependencies that were
in effect when it was created.

**What to do.** Add a `@Dependency` property to the model, or use `withDependencies` without `from:`.

```swift
final class Model {
  @Dependency(\.continuousClock) var clock
}

withDependencies(from: model) {
  $0.date = .constant(Date(timeIntervalSince1970: 0))
} operation: {
  Child()
}
```

The model in [Playlist.swift](Features/Playlist.swift) is an empty class.

```tca
tca> load Features/Playlist.swift
...
Playlist> .playButtonTapped
received action:
  Playlist.Action.playButtonTapped
- Playlist.State(song: "")
+ Playlist.State(song: "the first song")

warning: TCA032: withDependencies(from:) found no dependencies in Playlist.Player (Playlist.swift:17)
This may be because:
- the model has no @Dependency property: give it one, or use withDependencies without a model
- the model was not made inside withDependencies
```
"""###),
    ("Scenarios/errors", "TCA033.md", ###"""
<!-- about: a test did not override a clock, UUIDs, or random numbers -->
<!-- also: unimplemented -->
# TCA033: a test did not override a clock, UUIDs, or random numbers

**What happened.** A test used a clock, a UUID, or random numbers that it does not override.

**Why.** These values differ between runs. A test that uses them proves nothing and may have to wait for real
time.

**What to do.** Override them: use `TestClock()` to control time, `.immediate` to skip waiting, and
`.incrementing` for UUIDs.

```swift
withDependencies {
  $0.continuousClock = TestClock()
  $0.uuid = .incrementing
} operation: {
  Timer()
}
```

An action of [Dice.swift](Features/Dice.swift) simulates a test so that the shell can show the warning.

```tca
tca> load Features/Dice.swift
...
Dice> .rollTested
received action:
  Dice.Action.rollTested
- Dice.State(sides: 0)
+ Dice.State(sides: 1)

warning: TCA033: @Dependency(\.withRandomNumberGenerator) was used in a test, but has no value for tests
This may be because:
- the test does not override it: withDependencies { ... } operation: { ... }
```
"""###),
    ("Scenarios/errors", "TCA034.md", ###"""
<!-- about: a task is still asleep on a test clock -->
<!-- also: sleepers left -->
# TCA034: a task is still asleep on a test clock

**What happened.** `TestClock.run()` advances time until no task is asleep. It gave up while a task was still
asleep.

**Why.** A timer never ends: every time it wakes, it goes back to sleep.

**What to do.** Cancel the timer first, or advance the clock by a fixed amount with `advance(by:)`.

```swift
await clock.advance(by: .seconds(3))
await store.receive(.ticked) { $0.seconds = 1 }
await store.send(.stopButtonTapped) { $0.isRunning = false }
```

An action of [Metronome.swift](Features/Metronome.swift) simulates a test so that the shell can show the
warning.

```tca
tca> load Features/Metronome.swift
...
Metronome> .beatTested
received action:
  Metronome.Action.beatTested
  (No state changes)

warning: TCA034: TestClock.run(): 1 still sleeps after 0.01 seconds (Metronome.swift:23)
This may be because:
- a timer never ends: cancel it, or use advance(by:)
- what is to be done needs more time: run(timeout:)
```
"""###),
    ("Scenarios/errors", "TCA035.md", ###"""
<!-- about: two elements have the same ID -->
<!-- also: duplicate id -->
# TCA035: two elements have the same ID

**What happened.** An `IdentifiedArray` received two elements with the same ID. It keeps the first one.

**Why.** The same element was added twice, or the IDs are not unique, as with names.

**What to do.** Choose which element to keep with `init(_:uniquingIDsWith:)`, or create IDs with
`@Dependency(\.uuid)`.

```swift
IdentifiedArray(rows, uniquingIDsWith: { old, new in new })
```

In [Bookshelf.swift](Features/Bookshelf.swift) the ID of a book is the length of its title.

```tca
tca> load Features/Bookshelf.swift
...
Bookshelf> .loaded(titles: ["Emma", "Dune"])
received action:
  Bookshelf.Action.loaded(
    titles: [
      [0]: "Emma",
      [1]: "Dune"
    ]
  )
  Bookshelf.State(
    books: [
      [0]: Bookshelf.Book(
-       id: 1,
+       id: 4,
        title: "Emma"
      )
    ]
  )

warning: TCA035: an identified array of Bookshelf.Book was given two elements with the id 4; it keeps the first
This may be because:
- the same element came twice: init(_:uniquingIDsWith:) says which to keep
- the ids are not unique: make them with @Dependency(\.uuid)
```
"""###),
    ("Scenarios/errors", "TCA036.md", ###"""
<!-- about: the ID of an element was changed -->
<!-- also: changed id -->
# TCA036: the ID of an element was changed

**What happened.** The ID of an element inside an `IdentifiedArray` was changed. The array still finds the
element only under its old ID.

**Why.** The array looks up elements by ID, and it is not notified when an element changes its own ID.

**What to do.** Declare the ID with `let`. To replace an element, remove the old one and insert the new one.

```swift
rows.remove(id: old.id)
rows.insert(new, at: 0)
```

In [Bookshelf.swift](Features/Bookshelf.swift) the ID of a book is a `var`.

```tca
tca> load Features/Bookshelf.swift
...
Bookshelf> .moved(from: 1, to: 2)
received action:
  Bookshelf.Action.moved(
    from: 1,
    to: 2
  )
  Bookshelf.State(
    books: [
      [0]: Bookshelf.Book(
-       id: 1,
+       id: 2,
        title: "Emma"
      )
    ]
  )

warning: TCA036: the id of a Bookshelf.Book in an identified array was changed from 1 to 2
This may be because:
- to replace an element by another, remove(id:) the one and insert(_:at:) the other
```
"""###),
    ("Scenarios/errors", "TCA040.md", ###"""
<!-- about: an error is not Equatable and cannot be compared -->
<!-- also: incomparable error -->
# TCA040: an error is not Equatable and cannot be compared

**What happened.** Two failed `TaskResult`s were compared, but the error's type is not `Equatable`. They are
treated as different.

**Why.** `TaskResult` can contain any error, but it can compare only errors whose type is `Equatable`.

**What to do.** Make the error's type `Equatable`. For most enums, one line is enough.

```swift
extension LoginError: Equatable {}
```

The error in [Download.swift](Features/Download.swift) is `struct Broken: Error {}`.

```tca
tca> load Features/Download.swift
...
Download> format labels
Download> .downloadButtonTapped
received action: Download.Action.downloadButtonTapped
effect 1 (Download.swift:20, from action 1) sent:
received action: Download.Action.finished(.failure)
Download> .downloadButtonTapped
received action: Download.Action.downloadButtonTapped
effect 2 (Download.swift:20, from action 3) sent:
received action: Download.Action.finished(.failure)
warning: TCA040: a TaskResult that failed with Download.Broken was compared, and that error is not Equatable
This may be because:
- the error's type does not conform: extension Download.Broken: Equatable {}
```
"""###),
    ("Scenarios/errors", "TCA101.md", ###"""
<!-- about: the line contains a NUL character -->
<!-- also: nul character -->
# TCA101: the line contains a NUL character

**What happened.** The line contains the character U+0000, which cannot be typed on a keyboard.

**Why.** The line came from a file or a pipe that does not contain plain text, or that was cut off.

**What to do.** Inspect the file with `od -c` and remove the character.

```text
$ printf 'load \0 Todos\n' | tca
error: a NUL character stands in the line
  load ␀ Todos
       ^ expected text
```
"""###),
    ("Scenarios/errors", "TCA102.md", ###"""
<!-- about: a curly quotation mark -->
<!-- also: curly quote -->
# TCA102: a curly quotation mark

**What happened.** A string begins or ends with a typographic quotation mark. Swift and the shell accept only
the straight quotation mark `"`.

**Why.** The line was copied from a chat, a slide, or a document that converts quotation marks automatically.

**What to do.** Type `"` on both sides.

```tca
tca> load Search
...
Search> .queryChanged(“swift”)
error: `“` is a curly quote
  .queryChanged(“swift”)
                ^ type "
```
"""###),
    ("Scenarios/errors", "TCA103.md", ###"""
<!-- about: a full-width character -->
<!-- also: full width character, full-width -->
# TCA103: a full-width character

**What happened.** A bracket, a comma, or another sign is a full-width character, as typed by Chinese and
Japanese input methods.

**Why.** The input method was still active when the character was typed.

**What to do.** Type the regular character shown in the message. Inside double quotes, full-width characters
are allowed.

```tca
tca> load Search
...
Search> .queryChanged（"swift"）
error: `（` is a full-width bracket
  .queryChanged（"swift"）
               ^ type (
```
"""###),
    ("Scenarios/errors", "TCA104.md", ###"""
<!-- about: an unexpected character -->
<!-- also: stray character -->
# TCA104: an unexpected character

**What happened.** A value was expected, but no value begins with this character.

**Why.** It is a typing mistake, a string without quotes, or a string in single quotes.

**What to do.** Enclose strings in double quotes; otherwise remove the character.

```tca
tca> load Search
...
Search> .queryChanged('swift')
error: `'` starts no string
  .queryChanged('swift')
                ^ type "
```
"""###),
    ("Scenarios/errors", "TCA105.md", ###"""
<!-- about: a string is not closed -->
<!-- also: unterminated string -->
# TCA105: a string is not closed

**What happened.** A string begins with `"`, but the line ends before the string does.

**Why.** The closing quotation mark is missing, or it follows a `\` and is therefore part of the string.

**What to do.** Add the quotation mark. Inside a string, type a quotation mark as `\"`.

```tca
tca> load Search
...
Search> .queryChanged("swift)
error: the string never ends
  .queryChanged("swift)
                ^ expected a closing "
```
"""###),
    ("Scenarios/errors", "TCA106.md", ###"""
<!-- about: an unknown escape sequence -->
<!-- also: invalid escape -->
# TCA106: an unknown escape sequence

**What happened.** In a string, `\` is followed by a character that does not form an escape sequence.

**Why.** Swift's escape sequences are `\n`, `\t`, `\r`, `\0`, `\\`, `\"`, `\'`, and `\u{...}`.

**What to do.** To type a literal backslash, write `\\`.

```tca
tca> load Search
...
Search> .queryChanged("C:\work")
error: `\w` is no escape
  .queryChanged("C:\work")
                   ^ expected \n, \t, \r, \0, \", \', \\ or \u{…}
```
"""###),
    ("Scenarios/errors", "TCA107.md", ###"""
<!-- about: an invalid number -->
<!-- also: invalid number -->
# TCA107: an invalid number

**What happened.** The value begins like a number but is not a valid number.

**Why.** It contains a letter by mistake, or a prefix such as `0x` is not followed by digits.

**What to do.** Type digits. `_` is allowed between digits; `.` and `e` are allowed in fractional numbers.

```tca
tca> load ProductDetailCart
...
ProductDetailCart> set productAmount 0x
error: `0x` is no number
  set productAmount 0x
                    ^ expected digits of base 16 after 0x
```
"""###),
    ("Scenarios/errors", "TCA111.md", ###"""
<!-- about: something is missing -->
<!-- also: missing input -->
# TCA111: something is missing

**What happened.** The line or a bracket ends where a value, a name, or a word was expected.

**Why.** A command was typed without its argument, or a value is empty.

**What to do.** The caret shows the position, and the text after it says what was expected. `help COMMAND`
shows examples.

```tca
tca> load ProductDetail
...
ProductDetail> set isToggled
error: `isToggled` takes a Bool
  set isToggled
               ^ expected true or false
```
"""###),
    ("Scenarios/errors", "TCA112.md", ###"""
<!-- about: unexpected input -->
<!-- also: unexpected token -->
# TCA112: unexpected input

**What happened.** The beginning of the line is valid, but the next part cannot follow it.

**Why.** A comma or a bracket is missing, or the marked part was typed by mistake.

**What to do.** Look at the position of the caret and at the text just before it.

```tca
tca> load ProductDetail
...
ProductDetail> .amountControl(.plusButtonTapped) twice
error: `twice` does not belong here
  .amountControl(.plusButtonTapped) twice
                                    ^ expected the end of the line
```
"""###),
    ("Scenarios/errors", "TCA113.md", ###"""
<!-- about: a bracket is not closed -->
<!-- also: unclosed bracket -->
# TCA113: a bracket is not closed

**What happened.** A bracket was opened, but the line ends, or a different kind of bracket closes, before the
matching bracket.

**Why.** Nested actions end with several brackets, and one of them was forgotten.

**What to do.** Add the missing bracket, or write the action with dots, which needs no brackets:
`.amountControl.plusButtonTapped`.

```tca
tca> load ProductDetail
...
ProductDetail> .amountControl(.plusButtonTapped
error: `(` is never closed
  .amountControl(.plusButtonTapped
                ^ expected ) before the end of the line
```
"""###),
    ("Scenarios/errors", "TCA114.md", ###"""
<!-- about: a closing bracket without an opening one -->
<!-- also: stray bracket -->
# TCA114: a closing bracket without an opening one

**What happened.** There is one closing bracket too many.

**Why.** It was typed twice, or the opening bracket was deleted.

**What to do.** Remove it.

```tca
tca> load ProductDetail
...
ProductDetail> .amountControl(.plusButtonTapped))
error: `)` closes nothing
  .amountControl(.plusButtonTapped))
                                   ^ expected the end of the line
```
"""###),
    ("Scenarios/errors", "TCA115.md", ###"""
<!-- about: brackets are nested too deeply -->
<!-- also: nested too deep -->
# TCA115: brackets are nested too deeply

**What happened.** Values are nested more deeply than any feature needs, so the shell stopped parsing the line.

**Why.** The line was generated by a program, or a key was held down.

**What to do.** Shorten the line.

```tca
tca> load Search
...
Search> .queryChanged[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
error: this is nested deeper than 200 levels
  …[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[…
                                         ^ expected at most 200 levels
```
"""###),
    ("Scenarios/errors", "TCA121.md", ###"""
<!-- about: no such case -->
<!-- also: unknown case -->
# TCA121: no such case

**What happened.** The action type, or the enum type of a value, has no case with this name.

**Why.** It is a typing mistake, or the case belongs to a child or to the parent. Each feature has its own
actions.

**What to do.** Type the name suggested after `did you mean`, or list the names with `actions`. TAB completes
names.

```tca
tca> load ProductDetail
...
ProductDetail> .plusButtonTapped
error: ProductDetailFeature.Action has no case `plusButtonTapped`
  .plusButtonTapped
   ^ expected amountControl or binding; did you mean .amountControl.plusButtonTapped?
```
"""###),
    ("Scenarios/errors", "TCA122.md", ###"""
<!-- about: a case needs a value -->
<!-- also: missing payload -->
# TCA122: a case needs a value

**What happened.** The case has a payload, but no value was typed.

**Why.** The name alone is not a complete action. `queryChanged` says that the text changed, but also has to
say what the new text is.

**What to do.** Add the value in parentheses. The text after the caret says which type it has.

```tca
tca> load Search
...
Search> .queryChanged
error: `queryChanged` takes a String
  .queryChanged
               ^ expected text in double quotes
```
"""###),
    ("Scenarios/errors", "TCA123.md", ###"""
<!-- about: a case takes no value -->
<!-- also: superfluous payload -->
# TCA123: a case takes no value

**What happened.** A value follows a case that has no payload.

**Why.** The case only reports that something happened. The reducer finds everything else in the state.

**What to do.** Remove the parentheses and their contents.

```tca
tca> load AmountControl
...
AmountControl> .plusButtonTapped(2)
error: `plusButtonTapped` takes no value
  .plusButtonTapped(2)
                    ^ expected nothing behind plusButtonTapped
```
"""###),
    ("Scenarios/errors", "TCA124.md", ###"""
<!-- about: the wrong number of values -->
<!-- also: wrong count -->
# TCA124: the wrong number of values

**What happened.** A case or a type takes a certain number of values, and the line has more or fewer.

**Why.** There is an extra comma, or a value is missing.

**What to do.** The text after the caret shows the expected values.

```tca
tca> load Search
...
Search> .queryChanged("swift", 2)
error: `queryChanged` takes 1 value, not 2
  .queryChanged("swift", 2)
                         ^ expected (String)
```
"""###),
    ("Scenarios/errors", "TCA125.md", ###"""
<!-- about: a wrong or missing label -->
<!-- also: wrong label -->
# TCA125: a wrong or missing label

**What happened.** A value has a label that the case does not have, or lacks one that it requires.

**Why.** In Swift, labels are part of the name of a case: `registerButtonTapped(startDate:)`.

**What to do.** Type the label shown in the message. Labels must be in the order of the declaration.

```tca
tca> load Registration
...
Registration> .registerButtonTapped(date: 2024-05-01)
error: `registerButtonTapped` has no label `date` here
  .registerButtonTapped(date: 2024-05-01)
                        ^ expected startDate:
```
"""###),
    ("Scenarios/errors", "TCA126.md", ###"""
<!-- about: a value of the wrong type -->
<!-- also: wrong type -->
# TCA126: a value of the wrong type

**What happened.** The value is valid, but it does not have the required type.

**Why.** For example, a number was typed where a Bool is expected, or text was typed without quotes.

**What to do.** The text after the caret shows how to type a value of the required type.

```tca
tca> load ProductDetail
...
ProductDetail> set isToggled 3
error: `isToggled` takes a Bool
  set isToggled 3
                ^ expected true or false
```
"""###),
    ("Scenarios/errors", "TCA127.md", ###"""
<!-- about: a number is out of range -->
<!-- also: overflow -->
# TCA127: a number is out of range

**What happened.** The number is larger or smaller than its type allows.

**Why.** An `Int` has 64 bits, and a `UInt8` ranges from 0 to 255. A Swift program would trap here.

**What to do.** Type a number within the limits shown in the message.

```tca
tca> load ProductDetailCart
...
ProductDetailCart> set productAmount 99999999999999999999
error: 99999999999999999999 does not fit in Int (-9223372036854775808...9223372036854775807)
  set productAmount 99999999999999999999
                    ^ expected a smaller number
```
"""###),
    ("Scenarios/errors", "TCA128.md", ###"""
<!-- about: a value that does not exist -->
<!-- also: invalid value -->
# TCA128: a value that does not exist

**What happened.** The format is correct, but there is no such value: for example June 31, or a UUID with a
missing digit.

**Why.** There is a typing mistake in the value.

**What to do.** The text after the caret shows the expected format.

```tca
tca> load Registration
...
Registration> .registerButtonTapped(startDate: "2024-06-31")
error: "2024-06-31" is no date
  .registerButtonTapped(startDate: "2024-06-31")
                                   ^ expected a date such as 2024-01-31 or 2024-01-31T09:30:00Z
```
"""###),
    ("Scenarios/errors", "TCA129.md", ###"""
<!-- about: a duplicate key -->
<!-- also: duplicate key -->
# TCA129: a duplicate key

**What happened.** A dictionary contains the same key twice, or a set the same element.

**Why.** A dictionary has one value for each key. A Swift program would trap here.

**What to do.** Remove one of the two.

```tca
tca> load Features/Menu.swift
...
Menu> .setPrices(["tea": 1, "tea": 2])
error: the key "tea" is there twice
  .setPrices(["tea": 1, "tea": 2])
                        ^ expected another key
```
"""###),
    ("Scenarios/errors", "TCA130.md", ###"""
<!-- about: no such field -->
<!-- also: unknown field -->
# TCA130: no such field

**What happened.** The state, or the value of a struct type, has no property with this name.

**Why.** It is a typing mistake, or the field belongs to a child. In that case the path begins with the
child's name.

**What to do.** Show all fields with `state`, or complete the name with TAB.

```tca
tca> load ProductDetail
...
ProductDetail> state productAmont
error: ProductDetailFeature.State has no field `productAmont`
  state productAmont
        ^ expected productAmount, amountControl or isToggled; did you mean productAmount?
```
"""###),
    ("Scenarios/errors", "TCA131.md", ###"""
<!-- about: a field is missing -->
<!-- also: missing field -->
# TCA131: a field is missing

**What happened.** A struct value was typed without one of its fields.

**Why.** The shell creates the value from all of its stored properties. It does not know the default values of
an initializer.

**What to do.** Type all the fields shown in the message.

```tca
tca> load Account
...
Account> .loginSucceeded(User())
error: User needs `name` as well
  .loginSucceeded(User())
                       ^ expected User(name: String)
```
"""###),
    ("Scenarios/errors", "TCA132.md", ###"""
<!-- about: a position past the end -->
<!-- also: unknown position -->
# TCA132: a position past the end

**What happened.** `[#3]` refers to the fourth row, but there are fewer rows.

**Why.** Positions start at 0 and count only the rows that exist now.

**What to do.** `state` shows the rows. To refer to a row by its ID, omit the `#`.

```tca
tca> load Todos
...
Todos> .todo[#3].toggled
error: there is no element #3: 0 elements now
  .todo[#3].toggled
        ^ nothing is there
```
"""###),
    ("Scenarios/errors", "TCA133.md", ###"""
<!-- about: a field that no view may write -->
<!-- also: not bindable -->
# TCA133: a field that no view may write

**What happened.** `set` and `toggle` act like a control in a view, and a view may write only fields marked
`@BindingState`.

**Why.** The attribute is a permission. A field without it is changed only by the reducer, so there is only one
place to look if its value is wrong.

**What to do.** Send the action that causes the change. If a control should be able to write the field, mark it
with `@BindingState`.

```tca
tca> load Settings
...
Settings> set isLoading true
error: `isLoading` is not bindable: it has no @BindingState, so no view may write it
  set isLoading true
      ^ bindable here: digest, displayName, enableNotifications, protectMyPosts, sendEmailNotifications, sendMobileNotifications
```
"""###),
    ("Scenarios/errors", "TCA134.md", ###"""
<!-- about: a value that cannot be typed -->
<!-- also: not typable -->
# TCA134: a value that cannot be typed

**What happened.** The action contains a value that has no textual form: a closure, an object, or a type that
hides its fields.

**Why.** The shell creates values by inspecting their types, and this type cannot be inspected.

**What to do.** Reach the state with other actions, or let the action carry plain values, which also makes it
easier to test.

One action of [Menu.swift](Features/Menu.swift) carries a closure.

```tca
tca> load Features/Menu.swift
...
Menu> .whenDone(print)
error: a function cannot be typed
  .whenDone(print)
            ^
```
"""###),
    ("Scenarios/errors", "TCA135.md", ###"""
<!-- about: a type without reflection metadata -->
<!-- also: no reflection -->
# TCA135: a type without reflection metadata

**What happened.** The shell cannot find out how the action's type is laid out in memory, so it cannot create
a value from text.

**Why.** The type comes from a module that was built without reflection metadata, or with a different version
of Swift.

**What to do.** Build the feature with the same compiler as the shell, and without the option
`-disable-reflection-metadata`.

This is [Menu.swift](Features/Menu.swift) compiled with that option:

```text
Menu> .setPrices(["tea": 1])
error: Menu.Action was built without reflection metadata: it cannot be typed
  .setPrices(["tea": 1])
  ^
```
"""###),
    ("Scenarios/errors", "TCA141.md", ###"""
<!-- about: no such command -->
<!-- also: unknown command -->
# TCA141: no such command

**What happened.** A line that begins with a dot is an action. Any other line begins with the name of a
command, and there is no command with this name.

**Why.** It is a typing mistake, or an action without its leading dot.

**What to do.** Type the name suggested after `did you mean`. `help` lists the commands, and `actions` lists
the actions.

```tca
tca> load ProductDetail
...
ProductDetail> plusButtonTapped
error: no command `plusButtonTapped`; did you mean the action .amountControl.plusButtonTapped?
ProductDetail> stat
error: no command `stat`; did you mean state?
```
"""###),
    ("Scenarios/errors", "TCA142.md", ###"""
<!-- about: no such feature -->
<!-- also: unknown feature -->
# TCA142: no such feature

**What happened.** There is no feature with the name given to `load`.

**Why.** It is a typing mistake, or the feature belongs to a different shell.

**What to do.** `features` lists the features that can be loaded. Upper and lower case do not matter.

```tca
tca> load ProdctDetail
error: there is no feature `ProdctDetail`
  load ProdctDetail
       ^ expected AmountControl, ProductDetail, HapticSettings, SettingsBoilerplate, Settings, ProductDetailCart or 17 more; did you mean ProductDetail?
```
"""###),
    ("Scenarios/errors", "TCA143.md", ###"""
<!-- about: too many arguments -->
<!-- also: superfluous -->
# TCA143: too many arguments

**What happened.** The command takes no arguments, or fewer than were typed.

**Why.** Two commands were typed on one line, or a name contains a space.

**What to do.** Type each command on its own line.

```tca
tca> load ProductDetail
...
ProductDetail> up up
error: `up` takes nothing behind it
  up up
     ^ expected the end of the line
```
"""###),
    ("Scenarios/errors", "TCA144.md", ###"""
<!-- about: no feature is loaded -->
<!-- also: no feature -->
# TCA144: no feature is loaded

**What happened.** The line needs a loaded feature, and there is none.

**Why.** The shell starts without a feature, and the prompt is then `tca>`.

**What to do.** List the features with `features`, and load one with `load NAME`.

```tca
tca> .plusButtonTapped
error: no feature is loaded; `features` lists them, `load NAME` loads one
```
"""###),
    ("Scenarios/errors", "TCA145.md", ###"""
<!-- about: something that does not exist at the moment -->
<!-- also: not there -->
# TCA145: something that does not exist at the moment

**What happened.** The line refers to something that can exist but does not exist now.

**Why.** For example, there is nothing to undo, the root has no parent, no effect has that number, or a child's
state is `nil`.

**What to do.** `state`, `log`, and `effects` show what exists.

```tca
tca> load Todos
...
Todos> undo
error: nothing to undo
Todos> scope draft
error: `draft` is not there now
  scope draft
        ^ it is nil
```
"""###),
    ("Scenarios/errors", "TCA146.md", ###"""
<!-- about: an ambiguous child -->
<!-- also: ambiguous -->
# TCA146: an ambiguous child

**What happened.** More than one case of the parent's action could carry the child's actions, and the shell
does not guess.

**Why.** The parent has two cases with the same type of child action, and neither is named after the property.

**What to do.** Give the case the same name as the property: `draft` in the state and `draft` in the action.

[Hands.swift](Features/Hands.swift) has `case left(Hand.Action)` and `case right(Hand.Action)`.

```tca
tca> load Features/Hands.swift
...
Hands> scope first
error: `first` could take its actions from more than one case
  scope first
        ^ found .left and .right
```
"""###),
    ("Scenarios/errors", "TCA147.md", ###"""
<!-- about: a scenario file that cannot be played -->
<!-- also: file -->
# TCA147: a scenario file that cannot be played

**What happened.** A scenario could not be read: the file does not exist, is not a text file, or is not a valid
scenario.

**Why.** There is a typing mistake in the path, or the path is relative to a different folder. Inside a
scenario, paths are relative to the scenario's folder.

**What to do.** Complete paths with TAB. If the file itself is invalid, the message lists the lines.

```tca
tca> replay nowhere.md
error: there is no file `[..]nowhere.md`
  replay nowhere.md
         ^ expected a scenario file
```
"""###),
    ("Scenarios/errors", "TCA148.md", ###"""
<!-- about: no page on this topic -->
<!-- also: unknown topic -->
# TCA148: no page on this topic

**What happened.** `explain` knows concepts, names from the library, and error codes. It does not know this
topic.

**Why.** It is a typing mistake, or the word belongs to your own feature.

**What to do.** `explain` without a topic lists the topics.

```tca
tca> explain viewstor
error: there is no page about `viewstor`
  explain viewstor
          ^ `explain` lists the topics; did you mean view store?
```
"""###),
    ("Scenarios/errors", "TCA149.md", ###"""
<!-- about: Swift code instead of a command -->
<!-- also: swift, swift line -->
# TCA149: Swift code instead of a command

**What happened.** The line is Swift code. The shell does not run Swift code; it accepts actions and commands.

**Why.** Code that you would write in a view or a test has a shorter form here, because the prompt already
refers to a store.

**What to do.** Use the form shown in the message: the action alone, `state` to show a value, or `set` to write
a value like a control does.

```tca
tca> load ProductDetail
...
ProductDetail> store.send(.amountControl(.plusButtonTapped))
error: `store.send` is Swift; the prompt is the store already
  store.send(.amountControl(.plusButtonTapped))
  ^ type the action alone; did you mean .amountControl(.plusButtonTapped)?
ProductDetail> state.productAmount
error: `state.` is Swift, and no command
  state.productAmount
  ^ `state PATH` shows a value; did you mean state productAmount?
ProductDetail> let x = 1
error: `let` is Swift, and no command
  let x = 1
  ^ expected an action such as .plusButtonTapped, or a command; `help` lists them
```
"""###),
    ("Scenarios/errors", "TCA151.md", ###"""
<!-- about: no view to draw -->
<!-- also: no view -->
# TCA151: no view to draw

**What happened.** `screen`, `tap`, and `enter` need a view, and the loaded feature, or the child in the current
scope, has none.

**Why.** A feature can be loaded without a view. A child has a view only if its parent's view shows it.

**What to do.** Send actions instead, or go `up` to a feature that has a view. If the shell is your own, pass the
feature's view with `view:`.

[Menu.swift](Features/Menu.swift) contains a reducer and no view.

```tca
tca> load Features/Menu.swift
...
Menu> screen
error: Menu has no view: there is nothing to draw, tap or enter
```
"""###),
    ("Scenarios/errors", "TCA152.md", ###"""
<!-- about: no such control on the screen -->
<!-- also: unknown control -->
# TCA152: no such control on the screen

**What happened.** `tap` or `enter` was given a label or a number that does not match any control on the screen.

**Why.** It is a typing mistake, or the control appears only in a different state.

**What to do.** `screen` shows the current controls with their numbers.

```tca
tca> load Login
...
Login> tap Nothing
error: there is no control `Nothing` on the screen
  tap Nothing
      ^ expected Name or Log in
```
"""###),
    ("Scenarios/errors", "TCA153.md", ###"""
<!-- about: a control is disabled -->
<!-- also: disabled control -->
# TCA153: a control is disabled

**What happened.** The control is on the screen but disabled, so a tap sends nothing.

**Why.** The view applies `.disabled(...)` with a condition that is true in the current state.

**What to do.** Look at the state that the condition depends on, and change it first.

```tca
tca> load Login
...
Login> tap Log in
error: `Log in` is disabled
  tap Log in
      ^ the view enables it when the state allows; nothing was sent
```
"""###),
    ("Scenarios/errors", "TCA154.md", ###"""
<!-- about: the control does not support this command -->
<!-- also: wrong control -->
# TCA154: the control does not support this command

**What happened.** A button was given a value, or a text field was tapped.

**Why.** Buttons and toggles are operated with `tap`. Fields and pickers need a value from `enter`.

**What to do.** Use the command shown in the message.

```tca
tca> load Login
...
Login> tap Name
error: `Name` is a text field: a tap gives it no value
  tap Name
      ^ expected `enter Name VALUE` with a text
```
"""###),
    ("Scenarios/errors", "TCA161.md", ###"""
<!-- about: a Swift file that cannot be loaded -->
<!-- also: not loadable, load file -->
# TCA161: a Swift file that cannot be loaded

**What happened.** `load FILE.swift` or `reload` found no feature to load: the file does not compile or contains
no reducer, there is no suitable compiler, or the loaded feature did not come from a file.

**Why.** The error line names the reason. If the file does not compile, the compiler's messages are printed
above it. The feature that was loaded before remains loaded.

**What to do.** Correct the file and repeat the command. `reload` works only with features loaded from a file.

```tca
tca> load Timer
...
Timer> reload
error: Timer is one of the shell's own features
...
```
"""###),
    ("Scenarios/errors", "TCA171.md", ###"""
<!-- about: a recording is required, or prevents the command -->
<!-- also: recording, record, note -->
# TCA171: a recording is required, or prevents the command

**What happened.** `note` and `record stop` need a recording, and there is none. Or a recording is in progress,
and the command would produce a file that cannot be played: it starts the live clock, goes back beyond the
start of the recording, or starts a second recording.

**Why.** A recorded file must produce the same output on every run. Commands that would prevent this are
refused while recording.

**What to do.** `record FILE` starts a recording, `record stop` ends it, and `record` alone shows its status.

```tca
tca> note The counter starts at zero.
error: nothing is being recorded
  note The counter starts at zero.
  ^ expected `record FILE` first
```
"""###),
    ("Scenarios/errors", "TCA172.md", ###"""
<!-- about: a session that cannot be exported as a test -->
<!-- also: export, export test -->
# TCA172: a session that cannot be exported as a test

**What happened.** `export test` found a value that cannot be written in Swift, or an operation that a test
cannot perform: cancelling one of several effects, or stopping between the actions of one command.

**Why.** The exported test must compile and pass without changes. Functions, class instances, and values of
private types cannot be written as Swift code; the message names the field.

**What to do.** Give the field a type that can be written in Swift, or keep it out of the state. `export scenario`
and `export mermaid` work for any session.

```tca
tca> load Registration
...
Registration> .alertDismissed
...
Registration> goto 1
...
Registration> export test
error: there is no such test: the session stands between the actions of one command; `undo` or `redo` first
```
"""###),
  ]
}
