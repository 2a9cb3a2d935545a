/// Errors and advice about Swift files.
enum LoadingMessages {
  static let table = #"""
    # SourceLoading/SourceCompilation.swift
    the time for a load is over, and more than this does not compile here: load the file or the folder of one feature => 불러오는 시간이 지났고, 여기서 컴파일되지 않는 것이 더 있습니다. 기능 하나의 파일이나 폴더를 불러오세요
    the time for a load was over before the compiler had finished: load the file or the folder of one feature => 컴파일러가 끝나기 전에 불러오는 시간이 지났습니다. 기능 하나의 파일이나 폴더를 불러오세요
    # SourceLoading/Advising/Deprecations.swift
    names that TCA 1.25 deprecates are used here; `hints off` hides this note => TCA 1.25가 폐기 예정으로 정한 이름을 씁니다. `hints off`로 이 알림을 숨깁니다
    write `extension Path.State: Equatable {}` beside the enum => enum 옆에 `extension Path.State: Equatable {}`라고 쓰세요
    sleep in `.run`, and cancel it with `.cancellable(id:cancelInFlight: true)` => `.run`에서 기다리고 `.cancellable(id:cancelInFlight: true)`로 취소하세요
    compare times in the reducer, and start the effect if enough time has passed => 리듀서에서 시각을 비교해, 충분히 지났으면 이펙트를 시작하세요
    await the steps in one `.run` => `.run` 하나에서 차례로 await하세요
    Store.scope with closures => 클로저를 쓰는 Store.scope
    read the fields of the store: `store.count` => 스토어의 필드를 읽으세요: `store.count`
    put the reducer into `body` => 리듀서를 `body`에 넣으세요
    write it as `store.scope(\.child, action: \.child)` => `store.scope(\.child, action: \.child)`라고 쓰세요
    use `@ObservableState`, and read the fields of the store => `@ObservableState`를 쓰고 스토어의 필드를 읽으세요
    use `@ObservableState` and a plain field, whose binding is `$store.name` => `@ObservableState`와 보통 필드를 쓰세요. `$store.name`이 바인딩입니다
    # SourceLoading/Advising/OperatorAdvice.swift
    a case in a pattern begins with a dot => 패턴의 케이스는 점으로 시작합니다
    declare it as `@Bindable var {}` => `@Bindable var {1}`{으로} 선언하세요
    declare it as `@Presents var {}` => `@Presents var {1}`{으로} 선언하세요
    '{}' has no variable '{}' => '{1}'에는 '{2}' 변수가 없습니다
    this is the type of a reducer, not a reducer => 리듀서가 아니라 리듀서의 타입입니다
    add parentheses: `{}()` => 괄호를 붙이세요: `{1}()`
    the case '{}' has no value => '{1}' 케이스에는 값이 없습니다
    declare it as `case {}({})` => `case {1}({2})`{으로} 선언하세요
    a property holds the states of reducers: write `.State` after the reducer => 프로퍼티에는 리듀서의 상태를 둡니다. 리듀서 뒤에 `.State`를 쓰세요
    the key path leads to the value, not to its presentation => 키 패스가 프레젠테이션이 아니라 값으로 갑니다
    the property has the type {}, not {} => 프로퍼티의 타입이 {2}{이} 아니라 {1}입니다
    declare it as `{}` => `{1}`{으로} 선언하세요
    declare it as `StackState<{}>` => `StackState<{1}>`{으로} 선언하세요
    '{}' does not conform to 'BindableAction' => '{1}'{이} 'BindableAction'을 준수하지 않습니다
    did you mean `{}`? => 비슷한 이름: `{1}`
    did you mean `{}:`? => 비슷한 레이블: `{1}:`
    write `enum Action: BindableAction` with `case binding(BindingAction<State>)` => `case binding(BindingAction<State>)`이 있는 `enum Action: BindableAction`을 쓰세요
    # SourceLoading/Advising/WordingAdvice.swift
    the closure of `.run` has one parameter => `.run`의 클로저는 매개변수가 하나입니다
    a reducer can neither throw an error nor wait => 리듀서는 오류를 던지거나 기다릴 수 없습니다
    call it in an effect: `.run { send in try await ... }` => 이펙트에서 호출하세요: `.run { send in try await ... }`
    an effect cannot change the state: send an action that changes it => 이펙트는 상태를 바꿀 수 없습니다. 상태를 바꾸는 액션을 보내세요
    only an optional can be `nil`: declare it with `?` => 옵셔널만 `nil`이 될 수 있습니다. `?`를 붙여 선언하세요
    a store is not an ObservableObject => 스토어는 ObservableObject가 아닙니다
    declare it as `@Bindable var store` => `@Bindable var store`로 선언하세요
    write `return` before the effect: `return .{}` => 이펙트 앞에 `return`을 쓰세요: `return .{1}`
    a key path begins with a backslash => 키 패스는 백슬래시로 시작합니다
    a value is not a binding => 값은 바인딩이 아닙니다
    `{}` needs a reducer, not its state => `{1}`에는 상태가 아니라 리듀서가 필요합니다
    the closure does not return an effect => 클로저가 이펙트를 반환하지 않습니다
    end each case with `return .none` => 케이스마다 끝에 `return .none`을 쓰세요
    a closure that can run later cannot use the state, which belongs to the reducer => 상태는 리듀서의 것이어서 나중에 실행될 수 있는 클로저가 쓸 수 없습니다
    to read: copy the value before, or capture it: `{ [state] in ... }`; to change: send an action from an effect => 읽으려면 값을 미리 복사하거나 `{ [state] in ... }`처럼 캡처하세요. 바꾸려면 이펙트에서 액션을 보내세요
    an effect cannot use the state, which belongs to the reducer => 상태는 리듀서의 것이어서 이펙트가 쓸 수 없습니다
    to read: `.run { [state] send in ... }`; to change: send an action => 읽으려면 `.run { [state] send in ... }`, 바꾸려면 액션을 보내세요
    sending an action from an effect needs await => 이펙트에서 액션을 보낼 때는 await가 필요합니다
    write `await` before the call => 호출 앞에 `await`를 쓰세요
    a reducer cannot wait for an asynchronous call => 리듀서는 비동기 호출을 기다릴 수 없습니다
    call it in an effect: `.run { send in await send(.loaded(...)) }` => 이펙트에서 호출하세요: `.run { send in await send(.loaded(...)) }`
    in an effect, write `try`; in a reducer, use `try?` or `do` and `catch` => 이펙트에서는 `try`를, 리듀서에서는 `try?`나 `do`와 `catch`를 쓰세요
    write both: `Reduce { state, action in`, or `catch: { error, send in` => 둘 다 쓰세요: `Reduce { state, action in`, 또는 `catch: { error, send in`
    read it in an effect, with `await`, and send the value => 이펙트에서 `await`로 읽고 값을 보내세요
    write a type or a value: `var count = 0` => 타입이나 값을 쓰세요: `var count = 0`
    add parentheses: `Child()` => 괄호를 붙이세요: `Child()`
    add parentheses: `Row()` => 괄호를 붙이세요: `Row()`
    a case with `@ReducerCaseIgnored` has no actions => `@ReducerCaseIgnored`가 붙은 케이스에는 액션이 없습니다
    remove the attribute if the case holds an AlertState or a reducer => AlertState나 리듀서를 담는 케이스이면 속성을 빼세요
    this type is not a reducer => 이 타입은 리듀서가 아닙니다
    a case of a `@Reducer` enum holds a reducer; mark one with other data with `@ReducerCaseIgnored` => `@Reducer` 열거형의 케이스는 리듀서를 담습니다. 다른 데이터를 담는 케이스에는 `@ReducerCaseIgnored`를 붙이세요
    write `@ReducerCaseIgnored` before `case`, or a reducer in the parentheses => `case` 앞에 `@ReducerCaseIgnored`를 쓰거나, 괄호 안에 리듀서를 쓰세요
    a `}` above closes the `switch` too early => 위의 `}`가 `switch`를 너무 일찍 닫습니다
    the closure of this Reduce has an error that the compiler does not locate => 이 Reduce의 클로저에 오류가 있지만 컴파일러가 위치를 알리지 않습니다
    check the names of the fields and actions in it => 그 안의 필드와 액션의 이름을 확인하세요
    a key path to a case needs `@CasePathable` or `@Reducer`; a key path to an optional child needs `ifLet` => 케이스로 가는 키 패스에는 `@CasePathable`이나 `@Reducer`가, 옵셔널 자식으로 가는 키 패스에는 `ifLet`이 필요합니다
    State has no variable of this name and of the type of the child's state => State에 이 이름과 자식 상태의 타입을 가진 변수가 없습니다
    an optional child needs `ifLet`, and rows need `forEach` => 옵셔널 자식에는 `ifLet`, 행에는 `forEach`가 필요합니다
    call it on the main actor: `await`, or in the view => 메인 액터에서 호출하세요. `await`를 쓰거나 뷰에서 호출하세요
    close it with " in the same line => 같은 줄에서 "로 닫으세요
    a `{` is missing above, or this `}` is one too many => 위에 `{`가 빠졌거나 이 `}`가 하나 많습니다
    only `main.swift` and playgrounds contain statements outside of functions; load a file without them => 함수 밖의 문장은 `main.swift`와 플레이그라운드에만 쓸 수 있습니다. 그런 문장이 없는 파일을 로드하세요
    a `{` above has no `}`; indent the file to find it => 위의 `{`에 맞는 `}`가 없습니다. 파일을 들여쓰면 찾을 수 있습니다
    bind as many values as the case has => 케이스에 있는 만큼 값을 바인딩하세요
    write `extension {}: {} {}` below the reducers => 리듀서 아래에 `extension {1}: {2} {}`{을} 쓰세요
    a field has the type {}, which is not {}: change it, or write `==` yourself => 필드의 타입 {1}{이} {2}{을} 준수하지 않습니다. 타입을 바꾸거나 `==`를 직접 쓰세요
    write `struct State: Identifiable` and give it `let id: ...` => `struct State: Identifiable`이라고 쓰고 `let id: ...`를 넣으세요
    declare it: `struct State: Equatable { var count = 0 }` => 선언하세요: `struct State: Equatable { var count = 0 }`
    declare it: `enum Action { case buttonTapped }` => 선언하세요: `enum Action { case buttonTapped }`
    declare it: `static let liveValue = ...` => 선언하세요: `static let liveValue = ...`
    give it an `id`: `let id: UUID` => `id`를 넣으세요: `let id: UUID`
    declare it with `var {}` => `var {1}`{으로} 선언하세요
    write `.{}...)` with a value of type {} => 타입이 {2}인 값으로 `.{1}...)`을 쓰세요
    the name of an initializer has all its arguments, also those with default values; call it in a closure => 이니셜라이저의 이름에는 기본값이 있는 인자까지 모두 들어갑니다. 클로저 안에서 호출하세요
    perhaps it is a macro from `{}`, which was left out: write what the macro adds => 제외된 `{}`의 매크로일 수 있습니다. 매크로가 만드는 선언을 직접 쓰세요
    remove one of the two declarations of `{}` => `{1}`의 선언 둘 중 하나를 빼세요
    {} needs a struct or an enum => {1}에는 구조체나 열거형이 필요합니다
    write a value of type `{}` => 타입이 `{1}`인 값을 쓰세요
    declare it as `IdentifiedArrayOf<...>` => `IdentifiedArrayOf<...>`로 선언하세요
    the property is not optional => 프로퍼티가 옵셔널이 아닙니다
    for a child that always exists, write `Scope(state:action:)` => 언제나 있는 자식에는 `Scope(state:action:)`을 쓰세요
    its type => 그 타입
    write `?? 0`, or `if let value = ...` => `?? 0`이나 `if let value = ...`를 쓰세요
    # SourceLoading/Advising/UndiagnosedBody.swift
    the compiler finds an error in this declaration, but does not locate it => 컴파일러가 이 선언에서 오류를 찾았지만 위치를 알리지 않습니다
    check the names and types that its operators mention => 연산자에 나오는 이름과 타입을 확인하세요
    a reducer has no operator '{}' => 리듀서에는 '{1}' 연산자가 없습니다
    did you mean `.{}`? => 비슷한 이름: `.{1}`
    the case '{}' has a value of type {}, which `{}` cannot use => '{1}' 케이스의 값은 {2} 타입이어서 `{3}`에 쓸 수 없습니다
    # SourceLoading/Advising/ErrorAdvice.swift
    a reducer with an environment is from before `ReducerProtocol`, and is not supported => environment를 받는 리듀서는 `ReducerProtocol` 이전의 것이어서 지원하지 않습니다
    write a type that conforms to `Reducer`, with `@Dependency` in place of the environment => environment 대신 `@Dependency`를 쓰고 `Reducer`를 준수하는 타입을 쓰세요
    # SourceLoading/Advising/NameAdvice.swift
    did you mean `import {}`? => 비슷한 모듈: `import {1}`
    it was left out ({}) => 빠졌습니다({1})
    perhaps it comes from an import that was left out: {} => 빠진 import에서 온 것일 수 있습니다: {1}
    perhaps it comes from the {} that was left out ({}) => 빠진 {1}에서 온 것일 수 있습니다({2})
    if another file declares it, load that file, too: `load FILE OTHER.swift` or `load FOLDER` => 다른 파일에 선언되어 있으면 그 파일도 불러오세요: `load FILE OTHER.swift`나 `load FOLDER`
    declare it, or bind it in the pattern: `case .name(let {}):` => 선언하거나 패턴에서 바인딩하세요: `case .name(let {1}):`
    {} exists on Apple's platforms only: wrap it in a dependency (`@Dependency`) => {1}{은} Apple 플랫폼에만 있습니다. 의존성(`@Dependency`)으로 감싸세요
    {} is declared in part here: wrap what uses {} in a dependency (`@Dependency`) => 여기에는 {1}의 일부만 있습니다. {2}{을} 쓰는 코드를 의존성(`@Dependency`)으로 감싸세요
    # SourceLoading/Advising/DeclaredElsewhere.swift
    declared in `{}`: add this file to the line, or load the folder: `load {}` => `{1}`에 선언되어 있습니다. 이 파일도 명령에 쓰거나 폴더를 불러오세요: `load {2}`
    # SourceLoading/Advising/UndeclaredNames.swift
    declare it in the reducer: `@Dependency(\.{}) var {}` => 리듀서에 선언하세요: `@Dependency(\.{1}) var {2}`
    rename `{}`: a reducer needs a type named `{}` => `{1}`의 이름을 바꾸세요. 리듀서에는 `{2}` 타입이 필요합니다
    # SourceLoading/Advising/UnqualifiedField.swift
    write `state.{}`: it is a field of the state => `state.{1}`{을} 쓰세요. 상태의 필드입니다
    # SourceLoading/Advising/MemberAdvice.swift
    in an effect, write `await send(...)` => 이펙트에서는 `await send(...)`를 쓰세요
    an effect returns nothing => 이펙트는 아무것도 반환하지 않습니다
    the closure of this effect has no parameter `send` => 이 이펙트의 클로저에 `send` 매개변수가 없습니다
    '{}' has no case '{}' => '{1}'에는 '{2}' 케이스가 없습니다
    '{}' has no {} '{}' => '{1}'에는 {2} '{3}'{이} 없습니다
    an action is sent by an effect: write `.send(.{}...)` => 액션은 이펙트가 보냅니다. `.send(.{1}...)`를 쓰세요
    an effect is `.none`, `.send(...)`, `.run { send in ... }`, `.merge`, `.concatenate` or `.cancel(id:)` => 이펙트는 `.none`, `.send(...)`, `.run { send in ... }`, `.merge`, `.concatenate`, `.cancel(id:)` 중 하나입니다
    {} has {}; to add one, write `case {}` => {1}에 있는 것: {2}. 추가하려면 `case {3}`{을} 쓰세요
    {} has {}; to add one, write `var {} = ...` => {1}에 있는 것: {2}. 추가하려면 `var {3} = ...`를 쓰세요
    # SourceLoading/Advising/KeyPathAdvice.swift
    unknown dependency '{}' => '{1}' 의존성은 없습니다
    did you mean `\.{}`? => 비슷한 이름: `\.{1}`
    declare it: `extension DependencyValues { var {}: ... { get { self[Key.self] } set { ... } } }` => 선언하세요: `extension DependencyValues { var {1}: ... { get { self[Key.self] } set { ... } } }`
    a case key path such as `\.{}` needs `@CasePathable` or `@Reducer` => `\.{1}` 같은 케이스 키 패스에는 `@CasePathable`이나 `@Reducer`가 필요합니다
    the dependency '{}' is missing => '{1}' 의존성이 없습니다
    its declaration was left out ({}) => 선언이 빠졌습니다({1})
    # SourceLoading/Advising/KnownAbsences.swift
    {} is a package; loaded files can use only those of the architecture => {1}{은} 패키지입니다. 불러온 파일은 아키텍처의 패키지만 쓸 수 있습니다
    {} does not exist on Linux => {1}{은} Linux에 없습니다
    {} is a framework of Apple platforms => {1}{은} Apple 플랫폼의 프레임워크입니다
    unknown module {} => {1} 모듈은 알 수 없습니다
    {} is a package, and loaded files can use only those of the architecture: hide it behind a dependency, or use your own shell (`tca new`) => {1}{은} 패키지인데, 불러온 파일은 아키텍처의 패키지만 쓸 수 있습니다. 의존성 뒤로 숨기거나 직접 만든 셸을 쓰세요(`tca new`)
    {} exists on Apple platforms only: wrap it in a dependency, and leave its file out => {1}{은} Apple 플랫폼에만 있습니다. 의존성으로 감싸고 그 파일은 빼세요
    if {} is your own, load its folder or files, too: `load FILE FOLDER` => {1}{을} 직접 만들었으면 그 폴더나 파일도 불러오세요: `load FILE FOLDER`
    {} belongs to UIKit or AppKit, which do not exist on Linux => {1}{은} UIKit이나 AppKit의 것이어서 Linux에 없습니다
    {} belongs to UIKit or AppKit: wrap it in a dependency (`@Dependency`) => {1}{은} UIKit이나 AppKit의 것입니다. 의존성(`@Dependency`)으로 감싸세요
    today's name is `Effect` => 지금 이름은 `Effect`입니다
    today's name is `Reducer` => 지금 이름은 `Reducer`입니다
    today's name is `ReducerOf` => 지금 이름은 `ReducerOf`입니다
    write a type that conforms to `Reducer` => `Reducer`를 준수하는 타입을 쓰세요
    write `@Bindable` in a SwiftUI view: `@UIBindable` is for controls of UIKit, whose bindings loaded files do not have => SwiftUI 뷰에서는 `@Bindable`을 쓰세요. `@UIBindable`은 UIKit의 컨트롤에 쓰는 것인데, 불러온 파일에는 그 바인딩이 없습니다
    write `Binding` in a SwiftUI view: `UIBinding` is for controls of UIKit, whose bindings loaded files do not have => SwiftUI 뷰에서는 `Binding`을 쓰세요. `UIBinding`은 UIKit의 컨트롤에 쓰는 것인데, 불러온 파일에는 그 바인딩이 없습니다
    a state is a struct: write `var` without `@Published` => 상태는 구조체입니다. `@Published` 없이 `var`를 쓰세요
    # SourceLoading/Advising/DeclarationMistakes.swift
    '{}' is not a reducer => '{1}'{은} 리듀서가 아닙니다
    write `@Reducer` before `struct` => `struct` 앞에 `@Reducer`를 쓰세요
    the reducer has no `body` => 리듀서에 `body`가 없습니다
    did you mean `body`? => 비슷한 이름: `body`
    the body has the type {} => body의 타입이 {1}입니다
    declare it as `var body: some ReducerOf<Self>` => `var body: some ReducerOf<Self>`로 선언하세요
    the case '{}' has a value of type {}, which has no actions => '{1}' 케이스의 값은 {2} 타입이어서 액션이 없습니다
    the property '{}' has the type of a reducer, {} => '{1}' 프로퍼티의 타입이 리듀서 {2}입니다
    # SourceLoading/Advising/OperatorMistakes.swift
    add it: `case {}(...)` => 추가하세요: `case {1}(...)`
    the property '{}' is optional, so `{}` cannot use it => '{1}' 프로퍼티는 옵셔널이어서 `{2}`에 쓸 수 없습니다
    the property '{}' is a stack, so `{}` cannot use it => '{1}' 프로퍼티는 스택이어서 `{2}`에 쓸 수 없습니다
    the property '{}' holds rows, so `{}` cannot use it => '{1}' 프로퍼티는 행을 담아서 `{2}`에 쓸 수 없습니다
    `{}` needs the reducer of the child => `{1}`에는 자식의 리듀서가 필요합니다
    write `{ {}() }` after it => 그 뒤에 `{ {1}() }`{을} 쓰세요
    an enum of reducers needs no closure => 리듀서의 열거형에는 클로저가 필요 없습니다
    remove the closure => 클로저를 빼세요
    '{}' is not the reducer of '{}', which has the type {} => '{1}'{은} 타입이 {3}인 '{2}'의 리듀서가 아닙니다
    the key path leads to an action of the child => 키 패스가 자식의 액션으로 갑니다
    # SourceLoading/Advising/CommonMistakes.swift
    the case 'binding' has actions of another type => 'binding' 케이스의 액션이 다른 타입입니다
    declare it as `case binding(BindingAction<State>)` => `case binding(BindingAction<State>)`로 선언하세요
    a binding begins at the store => 바인딩은 스토어에서 시작합니다
    `Store` needs a state and actions => `Store`에는 상태와 액션이 필요합니다
    the case has no statements => 케이스에 문장이 없습니다
    `${}` is the presentation, not its value => `${1}`{은} 값이 아니라 프레젠테이션입니다
    the closure of `.task` has no parameter: it returns an action => `.task`의 클로저에는 매개변수가 없고, 액션을 반환합니다
    to send actions, write `.run { send in` => 액션을 보내려면 `.run { send in`을 쓰세요
    `{}` is a reducer, not an operator => `{1}`{은} 연산자가 아니라 리듀서입니다
    write `{}` without the dot => 점 없이 `{1}`{을} 쓰세요
    a stack removes its elements by `pop` or by their IDs => 스택의 요소는 `pop`이나 ID로 뺍니다
    write `{}.pop(from: id)`, or `{}[id: id] = nil` => `{1}.pop(from: id)`나 `{2}[id: id] = nil`을 쓰세요
    # SourceLoading/Advising/EnumStateEquality.swift
    '{}' is not Equatable, because {} in the case '{}' is not => '{3}' 케이스의 {2}{이} Equatable이 아니어서 '{1}'도 Equatable이 아닙니다
    declare it as `struct State: Equatable` => `struct State: Equatable`로 선언하세요
    declare it as `enum {}: Equatable` => `enum {1}: Equatable`로 선언하세요
    # SourceLoading/Advising/NestedEnumReducer.swift
    {} is an enum of reducers, and the case '{}' cannot create one => {1}{은} 리듀서 열거형이어서 '{2}' 케이스가 만들 수 없습니다
    declare it as `case {}({}.Body = {}.body)` => `case {1}({2}.Body = {3}.body)`로 선언하세요
    # SourceLoading/Advising/MistypedMember.swift
    nothing declares a member '{}' => '{1}' 멤버는 선언되어 있지 않습니다
    # SourceLoading/Advising/LeftOutReport.swift
    left out: the imports of {} => 빠짐: {1}의 import
    stands in: {} names of {} ({} and {} more) => 대신함: {2}의 이름 {1}개 ({3} 외 {4}개)
    left out: {} ({}) => 빠짐: {1} ({2})
    1 more file => 파일 1개 더
    {} more files => 파일 {1}개 더
    left out: {} ({} and {}: {}) => 빠짐: {1} ({2}, {3}: {4})
    # SourceLoading/Collecting/FeatureSelection.swift
    not compiled: {} that {} does not need ({}{}) => 컴파일하지 않음: {2}에 필요 없는 {1} ({3}{4})
    declared more than once: {} ({}){}; the modules of a folder are compiled as one => 두 번 이상 선언됨: {1} ({2}){3}. 폴더의 모듈들은 하나로 컴파일됩니다
    chosen: {}, because {}; to load another feature, add its name to the line => 선택: {1} ({2}). 다른 피처를 불러오려면 줄에 이름을 더하세요
    {} creates its store => {1}{이} 스토어를 만듭니다
    it embeds the most features ({}) => 가장 많은 피처를 포함합니다 ({1})
    # SourceLoading/Collecting/SourceCollector.swift
    outside of the folder: {} of {} ({}) => 폴더 밖: {2}의 {1} ({3})
    not loaded: {}, which is outside of the repository; name it in the line to load it => 불러오지 않음: {1}. 저장소 밖에 있습니다. 불러오려면 줄에 쓰세요
    # SourceLoading/Collecting/MissingImport.swift
    {} declares the reducer {} and does not import {} => {1}에 리듀서 {2}{이} 있지만 {3} import가 없습니다
    expected `import {}` in its first lines => 파일의 처음에 `import {1}`{을} 쓰세요
    # SourceLoading/Collecting/FeatureSources.swift
    {} is a package that tca contains => {1}{은} tca에 들어 있는 패키지입니다
    expected an app or one of its folders, such as an example in it => 앱이나 그 안의 폴더(예: 예제)를 적어 주세요
    {} imports {}, the beta of TCA 2, which is not supported yet => {1}{이} import하는 {2}{은} TCA 2의 베타여서 아직 지원하지 않습니다
    expected `import ComposableArchitecture`; `explain TCA 2` says more => `import ComposableArchitecture`가 필요합니다. `explain TCA 2`에 더 나와 있습니다
    `{}` contains no Swift files => `{1}`에 Swift 파일이 없습니다
    `{}` contains {} tutorials => `{1}`에 튜토리얼이 {2}개 있습니다
    expected one of them: {} => 하나를 쓰세요: {1}
    # SourceLoading/Collecting/SkippedFiles.swift
    test file => 테스트 파일
    entry point => 진입점
    playground file => 플레이그라운드 파일
    documentation file => 문서 파일
    template file => 템플릿 파일
    script file => 스크립트 파일
    file of a package that nothing imports => 아무도 import하지 않는 패키지의 파일
    folder of dependencies => 의존성 폴더
    folders of dependencies => 의존성 폴더
    files of packages that nothing imports => 아무도 import하지 않는 패키지의 파일
    ; name the folder of the tests to load them, too => . 테스트도 불러오려면 테스트의 폴더를 쓰세요
    ; load a page of it by name => . 그 페이지는 이름으로 불러오세요
    file of a package that tca contains => tca가 가진 패키지의 파일
    files of packages that tca contains => tca가 가진 패키지의 파일
    step with unbalanced brackets => 괄호가 맞지 않는 단계
    steps with unbalanced brackets => 괄호가 맞지 않는 단계
    # SourceLoading/Collecting/SwiftFile.swift
    `{}` is not UTF-8 text => `{1}`{은} UTF-8 텍스트가 아닙니다
    `{}` is empty => `{1}`{이} 비어 있습니다
    # SourceLoading/Collecting/TutorialSources.swift
    `{}` shows no Swift files: it has no `@Code(name:file:)` => `{1}`에는 `@Code(name:file:)`이 없어서 Swift 파일이 나오지 않습니다
    `{}` shows `{}`, which does not exist in `{}` => `{1}`에 나오는 `{2}`{이} `{3}`에 없습니다
    # SourceLoading/Advising/Deprecations.swift
    """#
}
