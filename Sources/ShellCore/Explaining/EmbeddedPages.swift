// swift-format-ignore-file
// Written by `make docs` from docs/concepts and Scenarios/errors.

/// The text of the pages that `explain` shows.
enum EmbeddedPages {
  static let all: [(folder: String, file: String, text: String)] = [
    ("docs/concepts", "action.md", ###"""
<!-- about: what happened, not what to do about it -->
<!-- also: Action, actions, naming, event, enum Action -->
# Action

An action says that something happened: a button was tapped, a text changed, an answer came. All actions of a feature are the cases
of one `enum`.

```swift
enum Action: Equatable {
  case plusButtonTapped
  case queryChanged(String)
  case response(TaskResult<[String]>)
}
```

**Name it after what happened**, `plusButtonTapped`, not after what is to be done, `incrementAmount`. The one who sends the action
does not know what it will lead to, and should not: that is the reducer's decision, and it may be the decision of several reducers.
Here one tap has two consequences:

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

The child counts its amount; the parent, which sees every action of its child, changes the product's amount. Had the child called it
`incrementAmount`, the parent's line would read as if it did the child's work twice. The day on which the tap has to log in first,
`plusButtonTapped` is still true; `incrementAmount` is a lie.

Some signs that a name is a command: it begins with a verb (`setName`, `loadUser`), or the view sends two of them in a row. Send one
action, and let the reducer do both.

To share logic between two actions, call a function from both `case`s. An action that one reducer sends only to reach another
`case` of itself goes round the whole store for nothing, and shows up in every test.

At the prompt `actions` lists what a feature understands:

```tca
ProductDetail> actions
.amountControl(.minusButtonTapped)
.amountControl(.plusButtonTapped)
.binding(.set(\.$isToggled, Bool))  now false
```

See also: [reducer](reducer.md), [data flow](data-flow.md), [testing](testing.md)

To play: [Scenarios/01-print-changes.md](../../Scenarios/01-print-changes.md)
"""###),
    ("docs/concepts", "binding-state.md", ###"""
<!-- about: fields that a view may write, with one action for all -->
<!-- also: BindingState, BindingAction, BindableAction, BindingReducer, BindingViewState, BindingViewStore, set -->
# Binding state

Three marks replace one action for each field:

```swift
struct State: Equatable {
  @BindingState var displayName = ""   // 1: a view may write this
  var isLoading = false                //    but not this
}
enum Action: BindableAction, Equatable {
  case binding(BindingAction<State>)   // 2: one case for all fields
}
var body: some ReducerOf<Self> {
  BindingReducer()                     // 3: carries the writing out
  Reduce { state, action in
    switch action {
    case .binding(\.$displayName):     // after it was written
      state.displayName = String(state.displayName.prefix(16))
      return .none
    case .binding:
      return .none
    }
  }
}
```

The view writes `TextField("Name", text: viewStore.$displayName)`.

**The mark is a permission.** Why not make all fields writable and save the word? Because then any view could set `isLoading`, and
the reducer would be one of many who decide. Without the mark it does not compile, and at the prompt:

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

**The order is the point.** `BindingReducer` stands first, so that the lines below find the new value and have the last word, as
they had here: the name was written whole, then cut. In the block the fields stand with `_`, which is how Swift stores a wrapped
property.

**Forget mark 3**, and everything compiles, but nothing is written. The shell notices:
[TCA006](../../Scenarios/errors/TCA006.md).

See also: [binding](binding.md), [reducer](reducer.md)

To play: [Scenarios/03-bindings.md](../../Scenarios/03-bindings.md)
"""###),
    ("docs/concepts", "binding.md", ###"""
<!-- about: how a control that wants to write sends an action instead -->
<!-- also: Binding, bindings, Toggle, TextField, binding(get:send:), two-way binding -->
# Binding

A `Toggle` or a `TextField` wants to read a value *and write it*. Here a view may not write. A binding keeps both happy: reading
takes the value from the state, writing sends an action.

```swift
Toggle(
  "Haptic feedback",
  isOn: viewStore.binding(
    get: \.isHapticFeedbackEnabled,
    send: { .isHapticFeedbackEnabledChanged($0) }))
```

To the control it looks like any other variable. But what arrives is a wish: the reducer may grant it, change it or say no.

```swift
case .isHapticFeedbackEnabledChanged(let isEnabled):
  state.isHapticFeedbackEnabled = isEnabled
  return .none
```

Forget that line, and the switch moves back by itself: the control shows what the state says, and the state has not changed.

```tca
tca> load HapticSettings
...
HapticSettings> .isHapticFeedbackEnabledChanged(false)
received action:
  HapticSettings.Action.isHapticFeedbackEnabledChanged(false)
- HapticSettings.State(isHapticFeedbackEnabled: true)
+ HapticSettings.State(isHapticFeedbackEnabled: false)
```

This takes one action and one `case` for each control. That is fine for one or two, and it shows in full what happens. With seven
fields it becomes seven times the same line; `load SettingsBoilerplate` and see. Then use [binding state](binding-state.md).

Bindings can be cut to size. From a binding to a user, `$user.name` makes one to the name; `unwrap()` makes one to what is in an
optional, `matching(/Enum.case)` one to the payload of a case.

See also: [binding state](binding-state.md), [view store](view-store.md), [action](action.md)

To play: [Scenarios/05-bindings-three-ways.md](../../Scenarios/05-bindings-three-ways.md)
"""###),
    ("docs/concepts", "case-path.md", ###"""
<!-- about: a key path for the cases of an enum -->
<!-- also: CasePath, AnyCasePath, /, slash, extract, embed -->
# Case path

A key path, `\State.amountControl`, names a property: with it one can read and write that part of a struct. Swift has nothing like
it for an enum, so the library brings it: `/Action.amountControl` names a *case*. It can do two things:

```swift
let path = /ProductDetailFeature.Action.amountControl

path.embed(.plusButtonTapped)              // .amountControl(.plusButtonTapped)
path.extract(from: .amountControl(.plusButtonTapped))  // .plusButtonTapped
path.extract(from: someOtherAction)        // nil
```

A property is always there; a case is there or it is not. That is why `extract` gives an optional, and why everything which is built
on case paths has to say what happens when the case is another one.

With the two directions `Scope` does its work. An action comes: `extract` it; if that is `nil` it was not the child's. The child's
effect sends an action: `embed` it, and it is the parent's.

At the prompt you spell out the same wrapping, and `scope` does it for you:

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

Both lines of the log are the same action.

When `/` has several cases of one name to choose from, or a payload with labels, write them out: `/Action.todo(id:action:)`. A case
path of one's own is `AnyCasePath(embed:extract:)`.

See also: [scope](scope.md), [enum state](enum-state.md)

To play: [Scenarios/07-enum-state.md](../../Scenarios/07-enum-state.md)
"""###),
    ("docs/concepts", "data-flow.md", ###"""
<!-- about: the one way round that everything goes -->
<!-- also: unidirectional, one-way data flow, architecture, TCA, composable architecture -->
# Data flow

Everything goes round in one direction:

```
view --action--> store --> reducer --new state--> view
                   ^           |
                   +--action-- effect <--> the world
```

- A view shows the state. It never changes it; it says what happened, as an *action*.
- The store hands the action to the reducer.
- The reducer changes the state, and may return an *effect*: work outside, such as a request.
- When the work is done, the effect says so with another action. It cannot change the state either.

So there is exactly one place where state changes, and every change has an action as its reason. That is the whole price of the
architecture, and the whole gain: the list of actions tells the complete story of a program. From it one can see why the state is as
it is, go back in time, or play it again. Nothing is hidden in a callback.

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

`undo` can be that simple because nothing else knows how to change the state: to put the old value back is enough.

See also: [state](state.md), [action](action.md), [reducer](reducer.md), [effect](effect.md),
[when not to use it](when-not-to-use-it.md)

To play: [Scenarios/00-first-steps.md](../../Scenarios/00-first-steps.md)
"""###),
    ("docs/concepts", "dependency.md", ###"""
<!-- about: what a feature needs and does not decide: time, chance, servers -->
<!-- also: @Dependency, DependencyKey, DependencyValues, withDependencies, liveValue, uuid, date, clock -->
# Dependency

A dependency is anything a feature needs that it does not decide itself: the time, a random number, a server, a file. A
feature that reaches for such a thing directly gives another answer on every run, and nobody can test it. A feature that
declares it gets it handed in, and whoever runs the feature says what it is.

## Use one
`@Dependency` names what a reducer needs:

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

These come with the library: `uuid`, `date`, `calendar`, `locale`, `timeZone`, `continuousClock`, `suspendingClock`,
`withRandomNumberGenerator` and `context`.

## Declare one of your own
A type that does the work, a key that says what it is where, and a property to find it by:

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

`liveValue` is taken when the program runs, `previewValue` when somebody looks at a view, `testValue` in tests. Leave out
`testValue`, and a test that comes to use the live one fails and says which dependency it was and where it is declared.

## Override
```swift
let notes = withDependencies {
  $0.uuid = .incrementing
  $0.date = .constant(Date(timeIntervalSince1970: 0))
} operation: {
  Notes()
}
```

The override holds inside `operation`, in the tasks that it starts, and in every `@Dependency` that is made there. A
closure that is called later by somebody else takes its dependencies along with `withEscapedDependencies`; an object that
makes another hands them on with `withDependencies(from: self)`.

## Test
With every dependency in hand the test knows the answer before it asks:

```swift
var state = Notes.State()
_ = notes.reduce(into: &state, action: .addButtonTapped)
#expect(state.notes == [Note(id: UUID(0), createdAt: Date(timeIntervalSince1970: 0))])
```

Time works the same way: sleep on `continuousClock`, and the test decides how long that takes. On an immediate clock nobody
waits at all:

```swift
try await withDependencies {
  $0.continuousClock = .immediate
} operation: {
  @Dependency(\.continuousClock) var clock
  try await clock.sleep(for: .seconds(600))
}
```

A `TestClock` stands still until the test moves it: `await clock.advance(by: .seconds(600))` wakes who is due on the way,
one after the other.

## When not
What always gives the same answer needs no dependency: a calculation, a formatter with a fixed locale, another reducer. A
value that the user can see or change belongs in the state. And a dependency is not a way to share state between features.

## At the prompt
The shell is a test, in this respect: it hands in a date that stands still, ids that count, a clock that you move. So a session comes
out the same every time.

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

To play: [Scenarios/09-registration.md](../../Scenarios/09-registration.md)
"""###),
    ("docs/concepts", "effect.md", ###"""
<!-- about: work outside, described by the reducer, done by the store -->
<!-- also: Effect, EffectTask, .run, .send, .none, .merge, .concatenate, cancel, cancellable, cancellation, side effect -->
# Effect

A reducer must not wait, ask a server or read a clock. It *returns a description* of such work, and goes on at once. The store does
the work, and what comes of it returns as an action.

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

When `reduce` has returned, not a line inside `run` has been carried out. An effect is a value, like a cooking recipe: it can be
merged with others, delayed, cancelled, and nobody has cooked yet. And as the work runs *later*, `state` cannot be used in it. Copy
what you need, `[query = state.query]`: the state may be another one by then.

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

**Work that can go on needs an end.** `cancellable(id:)` gives it a name, `.cancel(id:)` ends it. `cancelInFlight: true` ends the
one before: a search that hears a new letter has no use for the old answer. The effects of a child end by themselves when `ifLet`
or `forEach` sees the child go.

| to | return |
|---|---|
| do nothing more | `.none` |
| work, and send what comes of it | `.run { send in ... }` |
| send one action, in the same turn | `.send(.action)` |
| several at once, in a row | `.merge(...)`, `.concatenate(...)` |
| end work | `.cancel(id:)` |

An error that `run` throws and nobody catches is [TCA002](../../Scenarios/errors/TCA002.md); turn it into an action, with
`TaskResult` or `catch:`.

See also: [dependency](dependency.md), [testing](testing.md), [store](store.md)

To play: [Scenarios/04-effects.md](../../Scenarios/04-effects.md)
"""###),
    ("docs/concepts", "enum-state.md", ###"""
<!-- about: one of several states, so that they cannot disagree -->
<!-- also: SwitchStore, CaseLet, enum, matching, impossible state, optionals, flags -->
# Enum state

Someone is logged in, or not, or there was an error. Written as fields that stand beside each other:

```swift
struct State: Equatable {
  var user: User?
  var error: LoginError?
}
```

Two optionals have four combinations, and only three of them mean anything. The fourth is a bug that waits for its day:

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

Logged in, with an error. No line of the reducer is wrong by itself; one of them has forgotten the other field. With ten fields
nobody can keep that in mind.

Count the combinations that make sense. If they are fewer than the type allows, make an enum of them:

```swift
enum State: Equatable {
  case authenticated(User)
  case unauthenticated
  case error(LoginError)
}
```

Now the fourth combination cannot be written down, and the compiler asks for all the cases wherever you `switch`.

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

The payload of a case has a feature of its own? `ifCaseLet` runs it, `SwitchStore` shows it: see `load Login`. A view that writes
into a payload uses a binding through a [case path](case-path.md): `$state.matching(/State.authenticated)?.name`.

See also: [state](state.md), [binding](binding.md), [scope](scope.md)

To play: [Scenarios/07-enum-state.md](../../Scenarios/07-enum-state.md)
"""###),
    ("docs/concepts", "reducer.md", ###"""
<!-- about: the function that decides the next state -->
<!-- also: Reducer, ReducerOf, ReducerProtocol, Reduce, reduce, body, ReducerBuilder, CombineReducers, EmptyReducer -->
# Reducer

A reducer answers one question: this is the state, this has happened, what now? It changes the state in place and returns the work
that has to be done outside, if there is any.

```swift
func reduce(into state: inout State, action: Action) -> Effect<Action> {
  switch action {
  case .plusButtonTapped:
    state.amount += 1
    return .none
  }
}
```

It asks nobody else: no clock, no server, no global variable. The same state and the same action give the same result every time.
That is why a test needs one line for it.

Reducers are put together in a `body`. They run **from top to bottom, on the same state**, for every action: each one sees what those
above have made of it. So the order means something. This parent copies its total from a child, and stands above the child:

```swift
var body: some ReducerOf<Self> {
  Reduce { state, action in          // copies the amount, too early
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

Rule: children first. The operators `ifLet`, `ifCaseLet` and `forEach` keep it by themselves, `Scope` leaves it to you.

See also: [effect](effect.md), [scope](scope.md), [action](action.md)

To play: [Scenarios/21-tracing.md](../../Scenarios/21-tracing.md)
"""###),
    ("docs/concepts", "scope.md", ###"""
<!-- about: a child's part of a parent: its state, its actions -->
<!-- also: Scope, scoping, child, parent, ifLet, ifCaseLet, forEach, IfLetStore, ForEachStore, children -->
# Scope

A child feature knows nothing of its parent. To put it into one, two questions need an answer: where in the parent's state does the
child's state lie, and which of the parent's actions are the child's?

They are asked **twice**, and this is what people forget. Once for the reducer:

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

The first makes the child *work*, the second makes it *visible*. Without the first the child's buttons send actions that nobody
handles; the shell then says [TCA005](../../Scenarios/errors/TCA005.md).

A scoped store is a window, not a copy: what is sent to it is an action of the root, wrapped in the parent's case. Step into one:

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

The same action, seen from both sides. The child cannot even name `productAmount`; that is what makes it fit into another parent.

| the child's state is | the reducer |
|---|---|
| always there | `Scope(state:action:)` |
| there or `nil` | `.ifLet(\.child, action:)` |
| one case of an enum | `.ifCaseLet(/State.child, action:)` |
| one row of many | `.forEach(\.rows, action:)` |

See also: [case path](case-path.md), [reducer](reducer.md), [store](store.md)

To play: [Scenarios/02-scope.md](../../Scenarios/02-scope.md)
"""###),
    ("docs/concepts", "state.md", ###"""
<!-- about: all that a feature knows, as one value -->
<!-- also: State, Equatable, struct State -->
# State

State is everything that a feature has to remember: what it shows and what it decides with. It is a value, almost always a
`struct`, and has no behaviour of its own.

```swift
struct State: Equatable {
  var amount = 0
  var couponCode = ""
}
```

**Why a value?** Two variables never share a value: a copy stays as it was, whatever happens to the original. An old state is a
snapshot for free. Tests compare it, `undo` brings it back, and no other part of the program can change it behind your back. With
a class each of these is work.

**Why `Equatable`?** A view is drawn again when its state is no longer equal to what it was. A test fails when the state is not
equal to what you said. Both are only as good as `==`; let the compiler write it.

**What belongs in it?** What cannot be computed from the rest. A sum of the rows that is stored beside the rows will be wrong one
day; a computed property cannot be. A thing that only the view cares about, such as whether a button is pressed down just now, may
stay in the view.

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

One value holds the list, each row of it, and the draft that is being edited. A parent's state *contains* the states of its
children; there is no second copy to keep in step.

See also: [enum state](enum-state.md), [store](store.md), [scope](scope.md)

To play: [Scenarios/00-first-steps.md](../../Scenarios/00-first-steps.md)
"""###),
    ("docs/concepts", "store.md", ###"""
<!-- about: the one place where a feature lives -->
<!-- also: Store, StoreOf, StoreTask, root store, queue -->
# Store

State, action and reducer are only descriptions. The store is what runs: it holds the state, takes actions, calls the reducer with
them and carries out effects.

```swift
let store = Store(initialState: ProductDetailFeature.State()) {
  ProductDetailFeature()
}
```

**An app has one.** Every other store is a window on a part of it, made with [scope](scope.md). A second `Store(initialState:)` in a
child view would be a second truth, of which the parent hears nothing.

**It does one thing at a time.** An action that is sent while another is being handled waits in a queue until the state is complete
again. `.send` in a reducer does not call the reducer from inside itself: it joins that queue. The action that was there first is
finished first, always.

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

Two blocks, one after the other: the tap, then what it led to. Nobody ever sees a state that is half changed.

**It lives on the main actor.** Views read the state while they draw, so that is where it may change. Heavy work belongs in an
effect; the store only waits for its action.

`store.send` returns a task: it stands for all effects that the action started. A view's `.task` waits for it, and cancels it when
the view goes away.

See also: [view store](view-store.md), [effect](effect.md), [data flow](data-flow.md)

To play: [Scenarios/20-time-travel.md](../../Scenarios/20-time-travel.md)
"""###),
    ("docs/concepts", "testing.md", ###"""
<!-- about: say what happens, and what comes of it -->
<!-- also: TestStore, receive, exhaustivity, test, tests, TestClock -->
# Testing

A feature is a function from a state and an action to a new state, and some effects. A test sends it actions and says, step by
step, what comes of them. `TestStore` compares.

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

The closure is handed the state before and makes of it the state that you expect. Write values (`= 2`) rather than changes
(`+= 1`): a test that repeats the feature's own arithmetic proves little. Without a closure the state must stay as it is.

If the state is another one, the test fails in that line and shows the difference:

```
The state after Counter.Action.incrementButtonTapped is not the expected one:

  − Counter.State(count: 2)
  + Counter.State(count: 1)

(Expected: −, Actual: +)
```

## Effects

What an effect sends has to be received, in the order in which it comes:

```swift
await store.send(.factButtonTapped) { $0.isLoading = true }
await store.receive(.factResponse("1 is one")) {
  $0.isLoading = false
  $0.fact = "1 is one"
}
```

An action that is not `Equatable`, or whose payload does not matter, is received by its case, `store.receive(/Action.response)`, or
by a closure, `store.receive { $0.isResponse }`.

You never have to wait. When `send` returns, the effects have done all that they can do: what is left sleeps on a clock, or waits
for something outside the test. Only for the latter does `receive` wait, one second unless you say `timeout:`. If nothing can
come any more, it fails at once.

When the test ends nothing may be left: no action that was not received, no effect that still runs. An effect that runs for ever is
ended by the test: send the action that cancels it, or keep its task and cancel that.

```swift
let task = await store.send(.task)
await task.cancel()
```

## Time and other things outside

A test takes the place of everything that is not the same on each run: the clock, the date, UUIDs, the network. It does so with
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

Ten minutes pass in no time. A dependency that the test forgets and the feature uses is a failure that names it.

## Not everything

Large features are tested in parts. With `exhaustivity` off a test says what it cares about and leaves out the rest:

```swift
store.exhaustivity = .off
await store.send(.loginButtonTapped)
await store.receive(/App.Action.loggedIn) { $0.user = "Blob" }
```

What the closure sets has to be so; other fields, other actions and effects are passed over. `.off(showSkippedAssertions: true)`
shows them without failing the test. `withExhaustivity(.off) { ... }` does it for a part of a test.

| to | write |
|---|---|
| pass over what has been received | `await store.skipReceivedActions()` |
| cancel what still runs | `await store.skipInFlightEffects()` |
| wait until all effects have ended | `await store.finish()` |
| look at the state | `store.state`, `store.assert { $0.count = 2 }` |

## When a test fails

- One cause is one failure. After it the test goes on from what really happened.
- *It did not come*: the message lists the effects that still run, each with the line where it started and the action that started
  it. If it sleeps, advance its clock.
- *Must be asserted with receive*: an effect has sent something that the test does not mention. Either the feature does too much or
  the test says too little.
- *The closure ... left it as it was*: the step changes nothing. Leave out the closure, or find out why.

## When not

A pure function needs no store: call it. Reducers can be called as well, `feature.reduce(into: &state, action: action)`, where
effects do not matter. And what a view draws is not the business of a `TestStore`.

Failures are recorded through IssueReporting, so that they are heard by Swift Testing and by XCTest. The test target depends on
`IssueReportingTestSupport` for that; if it does not, or if the store is made outside of a test, it says so and stops.

## At the prompt

A session has the shape of a test: send, see what changed, move the clock, see what came. Try a feature here first, then write down
what you saw.

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

The first block is the closure of a `send`, the second that of a `receive`.

See also: [dependency](dependency.md), [effect](effect.md), [reducer](reducer.md)

To play: [Scenarios/12-testing.md](../../Scenarios/12-testing.md)
"""###),
    ("docs/concepts", "view-store.md", ###"""
<!-- about: the part of the state that a view watches -->
<!-- also: ViewStore, WithViewStore, observe, ViewStoreOf, viewStore -->
# View store

A store does not show its state to views. A view says which part it wants to watch, and gets a view store for that part: it can be
read, and it is told when the part changes, **and only then**.

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

The toggle on the same page may change a hundred times: the badge is not drawn again, because `productAmount` is equal to what it
was. That is what `observe:` is for. `observe: { $0 }` watches everything, and is right for a small feature whose view shows all
of it. At the root of an app it draws the whole app again for every key.

Two fields, or a computed one? Make a small struct of what the view shows:

```swift
struct ViewState: Equatable {
  let badge: String
  init(_ state: ProductDetailFeature.State) {
    badge = state.productAmount > 9 ? "9+" : "\(state.productAmount)"
  }
}
WithViewStore(self.store, observe: ViewState.init) { viewStore in ... }
```

From 10 to 11 the badge stays "9+", and nothing is drawn.

The block after an action shows what a view would be told of; a field without `-` and `+` wakes nobody who watches only that field:

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

Actions go through it too: `viewStore.send(.plusButtonTapped)`. A view that only sends and shows nothing needs no view store:
`store.send` is enough.

See also: [store](store.md), [binding](binding.md), [state](state.md)

To play: [Scenarios/08-the-badge.md](../../Scenarios/08-the-badge.md)
"""###),
    ("docs/concepts", "when-not-to-use-it.md", ###"""
<!-- about: what the architecture costs, and where it is too much -->
<!-- also: when not, cost, overhead, alternatives, drawbacks -->
# When not to use it

Every tap becomes a case of an enum, a line of a `switch` and a test. That is a price, and it is the same for a button that matters
and for one that does not.

**It pays** where states depend on each other, where work overlaps and has to be cancelled, where two screens show one thing, where
a mistake is expensive, where many people work on the same code for years.

**It does not pay** for

- a screen that only shows what it is handed: a plain `View` with a `let` is better;
- what only the view knows and nobody else asks for: whether a row is open, what the finger drags. `@State` is right;
- a program of one screen that loads and shows a list: an object with an `async` function and two fields does it;
- values that change sixty times a second, such as an animation or a pen: each of them would go round the whole store;
- a library, a calculation, a parser: a function needs no store.

A way to tell: say aloud what the log of actions would read like. Here it tells a story that somebody will want to read:

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

A log of `dragged(x: 101)`, `dragged(x: 102)` and so on tells none.

**You can stop half-way.** A feature is a struct: let the list be one and its rows plain views. It is easier to make a feature of a
view later than the other way round. And take along what is useful without any library: values for state, one name for each thing
that happens, and clocks that are handed in.

See also: [data flow](data-flow.md), [state](state.md), [testing](testing.md)

To play: [Scenarios/workshop.md](../../Scenarios/workshop.md)
"""###),
    ("Scenarios/errors", "TCA001.md", ###"""
<!-- about: a child's action while the state is another case -->
<!-- also: other case -->
# TCA001: a child's action while the state is another case

**What happened.** The state of a feature is an enum. An action came for the child in one case, but the enum
was in another. The child's reducer was not run.

**Why.** Most often an effect of the child was still running when the state moved on, or a view of the old
case was still on the screen. Or a reducer which runs before `ifCaseLet` moved the state on in the same
action.

**What to do.** Change the case inside the `Reduce` that `.ifCaseLet` is applied to: the child then runs
first, and its effects end with it. Show each case only while it is there, with `SwitchStore`.

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
<!-- about: an effect threw an error that nobody handles -->
<!-- also: unhandled error, effect threw -->
# TCA002: an effect threw an error that nobody handles

**What happened.** The operation of a `.run` threw an error, and the effect has no `catch:`. The effect is
over; no action came of it.

**Why.** A request failed or a file was not there. A cancelled effect throws, too, but that is expected and
not reported.

**What to do.** Make the failure an action, so that the reducer can say what follows: with `TaskResult`, or
with `catch:`.

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

In [Weather.swift](Features/Weather.swift) the effect has no `catch:`.

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
<!-- about: a child's action while its state is nil -->
<!-- also: nil child -->
# TCA003: a child's action while its state is nil

**What happened.** An action came for an optional child, and the child was not there. Its reducer was not run.

**Why.** Someone set the property to `nil` while an effect that belongs to the child was still under way. Here
the *parent* started the work for the child, so nothing ended it when the child went.

**What to do.** Let the child start its own effects: `ifLet` cancels those when the child goes. Or give the
parent's effect an id, and return `.cancel(id:)` in the line that sets the child to `nil`. `load PresentChild`
shows the right form.

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
<!-- about: a row's action while no row has its id -->
<!-- also: missing element -->
# TCA004: a row's action while no row has its id

**What happened.** An action came for one element of a collection, and no element has that id. No reducer was
run for it.

**Why.** The row was removed while its effect was under way or while its view was still on the screen. Or the
action carries a position where an id is wanted.

**What to do.** Remove rows inside the `Reduce` that `.forEach` is applied to: the row's effects then end with
it. At the prompt `[#0]` is the first row, whatever its id.

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
<!-- about: a child's action that no reducer handles -->
<!-- also: unwired child, forgotten scope -->
# TCA005: a child's action that no reducer handles

**What happened.** The parent holds the state of a child and has a case for its actions, but nothing in the
parent's body runs the child's reducer.

**Why.** `Scope` was forgotten. The view does not notice: its `store.scope` is another thing, and compiles
without it.

**What to do.** Add the line that the warning names to the body, above the parent's `Reduce`. `load
RememberedScope` shows it.

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
<!-- about: a binding that nobody writes -->
<!-- also: unwritten binding, forgotten binding reducer -->
# TCA006: a binding that nobody writes

**What happened.** A view wrote a `@BindingState` field. The action came, but the field has not changed: the
switch moves back by itself.

**Why.** `BindingReducer()` is missing in the body. It is what carries the writing out.

**What to do.** Put `BindingReducer()` first in the body. What stands below then sees the new value and can
correct it. `load RememberedBindingReducer` shows it.

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
<!-- about: a dependency without a value for tests -->
<!-- also: testValue, no test value -->
# TCA030: a dependency without a value for tests

**What happened.** A test came to use a dependency that it does not override, and whose key has no
`testValue`. The live value was used.

**Why.** A test that talks to the real world is slow and gives another answer every day, so the library
reports the use as a failure.

**What to do.** Override it in the test, or give the key a `testValue` if there is one that suits every test.

```swift
let store = TestStore(initialState: Search.State()) {
  Search()
} withDependencies: {
  $0.searchClient = SearchClient { _ in ["one"] }
}
```

[Prices.swift](Features/Prices.swift) does in an action what a test does, so that the shell can show it.

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
<!-- about: a dependency without a live value -->
<!-- also: no live value -->
# TCA031: a dependency without a live value

**What happened.** A running program used a dependency whose key has only a value for tests. That one stands
in.

**Why.** The key conforms to `TestDependencyKey`, and the module that makes it a `DependencyKey` is missing or
not linked.

**What to do.** Conform the key to `DependencyKey` and give it a `liveValue`.

```swift
extension SearchClient: DependencyKey {
  static let liveValue = SearchClient { query in try await fetch(query) }
}
```

The key in [Greeter.swift](Features/Greeter.swift) is a `TestDependencyKey` and nothing more.

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
<!-- about: a model without dependencies -->
# TCA032: a model without dependencies

**What happened.** `withDependencies(from: model)` was to hand on the dependencies of a model, and found none
in it.

**Why.** The model has no `@Dependency` property; only such a property remembers in which surroundings it was
made.

**What to do.** Give the model one, or use `withDependencies` without `from:`.

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
<!-- about: a clock or random numbers that a test did not choose -->
<!-- also: unimplemented -->
# TCA033: a clock or random numbers that a test did not choose

**What happened.** A test came to use a clock, a UUID or random numbers that it does not override.

**Why.** They are different on each run; a test that uses them proves nothing and may wait for real time.

**What to do.** Override them: `TestClock()` for time that you move, `.immediate` for none, `.incrementing`
for UUIDs.

```swift
withDependencies {
  $0.continuousClock = TestClock()
  $0.uuid = .incrementing
} operation: {
  Timer()
}
```

[Dice.swift](Features/Dice.swift) does in an action what a test does, so that the shell can show it.

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
<!-- about: someone still sleeps on a test clock -->
<!-- also: sleepers left -->
# TCA034: someone still sleeps on a test clock

**What happened.** `TestClock.run()` moves time on until nobody sleeps any more. It gave up while somebody
still did.

**Why.** A timer never ends: whenever it wakes, it goes to sleep again.

**What to do.** Cancel the timer first, or move time by a known length with `advance(by:)`.

```swift
await clock.advance(by: .seconds(3))
await store.receive(.ticked) { $0.seconds = 1 }
await store.send(.stopButtonTapped) { $0.isRunning = false }
```

[Metronome.swift](Features/Metronome.swift) does in an action what a test does, so that the shell can show it.

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
<!-- about: two elements with one id -->
<!-- also: duplicate id -->
# TCA035: two elements with one id

**What happened.** An `IdentifiedArray` was given two elements with the same id. It keeps the first.

**Why.** The same element came twice from outside, or the ids are not unique, such as a name.

**What to do.** Say which one to keep with `init(_:uniquingIDsWith:)`, or make ids with `@Dependency(\.uuid)`.

```swift
IdentifiedArray(rows, uniquingIDsWith: { old, new in new })
```

In [Bookshelf.swift](Features/Bookshelf.swift) the id of a book is the length of its title.

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
<!-- about: an id that was changed -->
<!-- also: changed id -->
# TCA036: an id that was changed

**What happened.** The id of an element inside an `IdentifiedArray` was changed. The element is still found
under its old id.

**Why.** The id is how the array finds its elements; if it changes from inside, the array does not hear of it.

**What to do.** Make the id a `let`. To replace an element by another, remove the one and insert the other.

```swift
rows.remove(id: old.id)
rows.insert(new, at: 0)
```

In [Bookshelf.swift](Features/Bookshelf.swift) the id of a book can be written.

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
<!-- about: an error that cannot be compared -->
<!-- also: incomparable error -->
# TCA040: an error that cannot be compared

**What happened.** Two `TaskResult`s with errors were compared, and the type of the error is not `Equatable`.
They count as different.

**Why.** `TaskResult` holds any error; it can compare only those whose type says how.

**What to do.** Make the error's type `Equatable`; for an enum one line is enough.

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
<!-- about: a NUL character in the line -->
<!-- also: nul character -->
# TCA101: a NUL character in the line

**What happened.** The line holds the character U+0000, which no keyboard types.

**Why.** The line came from a file or a pipe that is not text, or was cut wrongly.

**What to do.** Look at the file with `od -c` and remove the character.

```text
$ printf 'load \0 Todos\n' | tca
error: a NUL character stands in the line
  load ␀ Todos
       ^ expected text
```
"""###),
    ("Scenarios/errors", "TCA102.md", ###"""
<!-- about: a curly quote -->
<!-- also: curly quote -->
# TCA102: a curly quote

**What happened.** A text begins or ends with a typographic quote. Swift, and so the shell, knows only the
plain `"`.

**Why.** The line was copied from a chat, a slide or a document, which makes quotes pretty.

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

**What happened.** A bracket, comma or other sign has the wide form that Chinese and Japanese input methods
type.

**Why.** The input method was still on when the sign was typed.

**What to do.** Type the plain sign that the message names. Inside double quotes wide signs are welcome: they
are text there.

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
<!-- about: a character that means nothing here -->
<!-- also: stray character -->
# TCA104: a character that means nothing here

**What happened.** A character stands where no value begins with it.

**Why.** A typing slip, or a text without its quotes, or single quotes in place of double ones.

**What to do.** Put text into double quotes; else remove the character.

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
<!-- about: a text that does not end -->
<!-- also: unterminated string -->
# TCA105: a text that does not end

**What happened.** A text begins with `"`, and the line ends before the text does.

**Why.** The closing quote is missing, or stands behind a `\` and so belongs to the text.

**What to do.** Add the quote. A quote inside the text is typed `\"`.

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
<!-- about: an unknown escape in a text -->
<!-- also: invalid escape -->
# TCA106: an unknown escape in a text

**What happened.** In a text a `\` is followed by a letter that has no meaning there.

**Why.** Swift's escapes are `\n`, `\t`, `\r`, `\0`, `\\`, `\"`, `\'` and `\u{...}`; there are no others.

**What to do.** A backslash that is meant as such is typed twice.

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
<!-- about: a number that is none -->
<!-- also: invalid number -->
# TCA107: a number that is none

**What happened.** It begins like a number, but does not go on like one.

**Why.** A letter slipped in, or a prefix such as `0x` has no digits behind it.

**What to do.** Type digits; `_` may stand between them, `.` and `e` make a fraction.

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

**What happened.** The line ends, or a bracket closes, where a value, a name or a word was expected.

**Why.** A command was typed without what it needs, or a value is empty.

**What to do.** The caret shows where; the words behind it what belongs there. `help COMMAND` has examples.

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
<!-- about: something that does not belong there -->
<!-- also: unexpected token -->
# TCA112: something that does not belong there

**What happened.** The beginning of the line is understood, but the next part cannot follow it.

**Why.** A comma or a bracket is missing before it, or it stands there by mistake.

**What to do.** Look at the place of the caret, and at what stands just before it.

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
<!-- about: a bracket that is never closed -->
<!-- also: unclosed bracket -->
# TCA113: a bracket that is never closed

**What happened.** A bracket was opened, and the line ends, or another kind of bracket closes, before its
partner came.

**Why.** Nested actions end in several brackets, and one was forgotten.

**What to do.** Count them, or write the action with dots: `.amountControl.plusButtonTapped` needs none.

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
<!-- about: a bracket that closes nothing -->
<!-- also: stray bracket -->
# TCA114: a bracket that closes nothing

**What happened.** There is a closing bracket too many.

**Why.** One was typed twice, or an opening one was removed.

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
<!-- about: too many brackets inside each other -->
<!-- also: nested too deep -->
# TCA115: too many brackets inside each other

**What happened.** Values are nested more deeply than any feature needs, and the shell stops reading.

**Why.** The line was made by a program, or a key was held down.

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

**What happened.** The action's type, or the enum of a value, has no case of that name.

**Why.** A typing slip, or the case belongs to a child or to a parent: each feature has its own actions.

**What to do.** Take what stands behind `did you mean`, or look with `actions`. TAB completes names.

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
<!-- about: a case that needs a value -->
<!-- also: missing payload -->
# TCA122: a case that needs a value

**What happened.** The case carries a value, and none was typed.

**Why.** The name of the action alone is not the whole action: `queryChanged` says that a text changed, and
must say to which.

**What to do.** Add it in brackets. The caret's line says of which type it is.

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
<!-- about: a case that takes no value -->
<!-- also: superfluous payload -->
# TCA123: a case that takes no value

**What happened.** Something stands behind a case that carries nothing.

**Why.** A tap is only a tap; what the reducer makes of it, it finds in the state.

**What to do.** Remove the brackets and what is in them.

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

**Why.** A comma too many, or a value was forgotten.

**What to do.** The caret's line shows all that belongs there.

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
<!-- about: a label that is wrong or missing -->
<!-- also: wrong label -->
# TCA125: a label that is wrong or missing

**What happened.** A value has a label that does not belong there, or lacks the one it needs.

**Why.** Labels are part of a case's name in Swift: `registerButtonTapped(startDate:)`.

**What to do.** Write the label that the message expects, in the order in which it is declared.

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
<!-- about: a value of another type -->
<!-- also: wrong type -->
# TCA126: a value of another type

**What happened.** The value has a meaning, but not that of the type which is needed here.

**Why.** A number in place of a Bool, a word without quotes in place of a text.

**What to do.** The caret's line says what the type looks like when it is typed.

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
<!-- about: a number that does not fit -->
<!-- also: overflow -->
# TCA127: a number that does not fit

**What happened.** The number is larger or smaller than its type can hold.

**Why.** An `Int` has 64 bits, a `UInt8` goes from 0 to 255. In a program Swift would stop here.

**What to do.** Type a number inside the limits that the message names.

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

**What happened.** The form is right, but there is no such thing: a 31st of June, a UUID with a letter
missing.

**Why.** A typing slip inside the value.

**What to do.** The caret's line shows the form that is expected.

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
<!-- about: a key that is there twice -->
<!-- also: duplicate key -->
# TCA129: a key that is there twice

**What happened.** A dictionary or a set was typed with the same key or element twice.

**Why.** In a program Swift would stop here: a dictionary has one value for each key.

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

**What happened.** The state, or a type of its own, has no property of that name.

**Why.** A typing slip, or the field belongs to a child: then its path begins with the child's name.

**What to do.** `state` shows all fields; TAB completes them.

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
<!-- about: a field that is missing -->
<!-- also: missing field -->
# TCA131: a field that is missing

**What happened.** A value of a type of its own was typed, and one of its fields was left out.

**Why.** The shell makes a value from all its stored fields; it does not know the defaults of an initialiser.

**What to do.** Write all the fields that the message names.

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
<!-- about: a position behind the end -->
<!-- also: unknown position -->
# TCA132: a position behind the end

**What happened.** `[#3]` means the fourth row, and there are not so many.

**Why.** Positions are counted from 0. Rows that were removed are gone from the count.

**What to do.** `state` shows how many there are. To name a row by its id, leave out the `#`.

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

**What happened.** `set` and `toggle` stand for a control of a view, and a view may write only fields that are
marked `@BindingState`.

**Why.** The mark is a permission. A field without it is the reducer's alone, so that there is one place to
look when it is wrong.

**What to do.** Send the action that leads to the change. If a control is to write the field, mark it in the
feature.

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

**What happened.** The action carries something that has no written form: a closure, an object, a type that
hides its fields.

**Why.** The shell makes values from text by looking at their types, and there is nothing to look at.

**What to do.** Reach the state by other actions, or let the action carry plain values; that makes it easier
to test, too.

An action of [Menu.swift](Features/Menu.swift) carries a closure.

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
<!-- about: a type that cannot be looked into -->
<!-- also: no reflection -->
# TCA135: a type that cannot be looked into

**What happened.** The shell cannot read how the type of this action is laid out, so it cannot make one from
text.

**Why.** The type comes from a module that was built without the information, or by another version of Swift.

**What to do.** Build the feature with the same compiler as the shell, and without
`-disable-reflection-metadata`.

This is [Menu.swift](Features/Menu.swift), built with that flag:

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

**What happened.** A line that begins with a dot is an action. Any other line begins with a command, and this
one does not.

**Why.** A typing slip; or an action without its dot.

**What to do.** Take what stands behind `did you mean`. `help` lists the commands, `actions` the actions.

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

**What happened.** `load` was given a name that no feature has.

**Why.** A typing slip, or the feature belongs to another shell.

**What to do.** `features` lists what can be loaded. Capitals do not matter.

```tca
tca> load ProdctDetail
error: there is no feature `ProdctDetail`
  load ProdctDetail
       ^ expected AmountControl, ProductDetail, HapticSettings, SettingsBoilerplate, Settings, ProductDetailCart or 17 more; did you mean ProductDetail?
```
"""###),
    ("Scenarios/errors", "TCA143.md", ###"""
<!-- about: more than the command takes -->
<!-- also: superfluous -->
# TCA143: more than the command takes

**What happened.** Something stands behind a command that takes nothing, or no more.

**Why.** Two commands in one line, or a name with a space in it.

**What to do.** Type one command a line.

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

**What happened.** The line is about a running feature, and none is.

**Why.** The shell begins without one; the prompt then says `tca>`.

**What to do.** `features` lists them, `load NAME` starts one.

```tca
tca> .plusButtonTapped
error: no feature is loaded; `features` lists them, `load NAME` loads one
```
"""###),
    ("Scenarios/errors", "TCA145.md", ###"""
<!-- about: something that is not there now -->
<!-- also: not there -->
# TCA145: something that is not there now

**What happened.** The line asks for something that exists in principle, but not at this moment.

**Why.** There is nothing to undo, no parent above the root, no effect of that number; or a child's state is
`nil` just now.

**What to do.** `state`, `log` and `effects` show what there is.

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
<!-- about: more than one answer -->
<!-- also: ambiguous -->
# TCA146: more than one answer

**What happened.** A child's actions could go through more than one case of the parent's action, and the shell
does not guess.

**Why.** The parent has two cases that carry the same type of action, and neither has the name of the
property.

**What to do.** Name the case like the property: `draft` in the state, `draft` in the action.

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
<!-- about: a file that cannot be played -->
<!-- also: file -->
# TCA147: a file that cannot be played

**What happened.** A scenario could not be read: the file is not there, is no text, or is not written as a
scenario.

**Why.** A typing slip in the name, or a name that is relative to another folder: inside a scenario names are
relative to its own file.

**What to do.** TAB completes names of files. Where the file itself is wrong, the message names the lines.

```tca
tca> replay nowhere.md
error: there is no file `[..]nowhere.md`
  replay nowhere.md
         ^ expected a scenario file
```
"""###),
    ("Scenarios/errors", "TCA148.md", ###"""
<!-- about: no page about that -->
<!-- also: unknown topic -->
# TCA148: no page about that

**What happened.** `explain` knows concepts, names of the library and codes, and this is none of them.

**Why.** A typing slip, or the word belongs to your own feature.

**What to do.** `explain` alone lists the topics.

```tca
tca> explain viewstor
error: there is no page about `viewstor`
  explain viewstor
          ^ `explain` lists the topics; did you mean view store?
```
"""###),
    ("Scenarios/errors", "TCA149.md", ###"""
<!-- about: Swift that is no command -->
<!-- also: swift, swift line -->
# TCA149: Swift that is no command

**What happened.** The line is Swift code. The shell does not run Swift: it takes actions and commands.

**Why.** What you would write in a view or in a test has a shorter form here: the store is always the one that
the prompt names.

**What to do.** Type what the message names: the action alone, `state` to look at a value, `set` to do what a
control would.

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

**What happened.** `screen`, `tap` and `enter` need a view, and the present feature, or the child in which the
prompt stands, has none.

**Why.** A feature may be loaded without a view; and a child has one only where its parent's view shows it.

**What to do.** Type actions instead, or go `up` to where there is a view. Who makes the shell hands a
feature's view over behind `view:`.

[Menu.swift](Features/Menu.swift) holds a reducer and no view.

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

**What happened.** `tap` or `enter` named a control by a label or a number that the screen does not have.

**Why.** A typing slip, or the control is shown only in another state.

**What to do.** `screen` shows all the controls that there are now, with their numbers.

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
<!-- about: a control that is disabled -->
<!-- also: disabled control -->
# TCA153: a control that is disabled

**What happened.** The control is on the screen, but the view has disabled it: a tap sends nothing.

**Why.** The view says `.disabled(...)`, with a condition that holds in the present state.

**What to do.** Look at the state that the condition names, and change it first.

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
<!-- about: a control of another kind -->
<!-- also: wrong control -->
# TCA154: a control of another kind

**What happened.** A button was given a value, or a text field was tapped.

**Why.** Each kind of control is worked in its own way: buttons and toggles are tapped, fields and pickers are
given a value.

**What to do.** Use the other command, as the message says.

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
<!-- about: a file that cannot be loaded -->
<!-- also: not loadable, load file -->
# TCA161: a file that cannot be loaded

**What happened.** `load FILE.swift` or `reload` found a file, and no feature came of it: it does not compile,
it holds no reducer, or there is no compiler that fits.

**Why.** The line says which of these it was; what the compiler had to say stands above it, as the compiler
says it. The feature that runs goes on.

**What to do.** Mend the file and type the line again. `reload` is for features that came from a file.

```tca
tca> load Timer
...
Timer> reload
error: Timer is one of the shell's own features
...
```
"""###),
    ("Scenarios/errors", "TCA171.md", ###"""
<!-- about: a recording that is missing, or in the way -->
<!-- also: recording, record, note -->
# TCA171: a recording that is missing, or in the way

**What happened.** `note` and `record stop` are for a session that is being recorded, and this one is not. Or
it is, and the line would make a file that cannot be played: it lets the clock go by itself, goes back to
before the file begins, or begins a second file.

**Why.** A recorded file plays the same on every run, so whatever a file cannot do is refused while it is made.

**What to do.** `record FILE` begins a recording, `record stop` ends it, `record` alone says how things stand.

```tca
tca> note The counter starts at zero.
error: nothing is being recorded
  note The counter starts at zero.
  ^ expected `record FILE` first
```
"""###),
    ("Scenarios/errors", "TCA172.md", ###"""
<!-- about: a session that cannot be written as a test -->
<!-- also: export, export test -->
# TCA172: a session that cannot be written as a test

**What happened.** `export test` met a value that has no spelling in Swift, or something that a test cannot do:
cancel one effect of several, stand between the actions of one command.

**Why.** The test has to compile and to pass as it is written. A function, an object of a class or a private type
cannot be written down; the message names the field.

**What to do.** Give the field a type that can be written, or keep it out of the state. `export scenario` and
`export mermaid` write any session.

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
