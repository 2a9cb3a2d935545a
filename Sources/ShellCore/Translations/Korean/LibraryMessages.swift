/// Warnings of the library, and failures of a TestStore.
enum LibraryMessages {
  static let table = #"""
    # ComposableArchitecture/CasePaths/AnyCasePath.swift
    Expected a value of {}, but found {}. => {1} 값을 예상했지만 {2}입니다.
    the case /.{} => /.{1} 케이스
    a case with a value of type {} => {1} 타입의 값을 가진 케이스
    # ComposableArchitecture/CasePaths/CasePathOperators.swift
    A case path needs an enum, but {} is not one: the path will never extract. => 케이스 패스에는 열거형이 필요하지만 {1} 타입은 열거형이 아닙니다. 이 케이스 패스는 아무것도 꺼내지 못합니다.
    The cases of {} cannot be read because it was built with -disable-reflection-metadata: the case path will never extract. => {1} 타입은 -disable-reflection-metadata로 빌드되어 케이스를 읽을 수 없습니다. 이 케이스 패스는 아무것도 꺼내지 못합니다.
    A case path cannot extract a function such as {} from {}: wrap it in a struct. => 케이스 패스는 {2}에서 {1} 같은 함수를 꺼낼 수 없습니다. 구조체로 감싸세요.
    No case of {} has a payload of type {}: the case path will never extract. To reach through several levels, compose one path for each, as in /Parent.child .. /Child.action. => {1}에는 연관값의 타입이 {2}인 케이스가 없어서 이 케이스 패스는 아무것도 꺼내지 못합니다. 여러 단계를 지나려면 /Parent.child .. /Child.action처럼 단계마다 하나씩 합치세요.
    # ComposableArchitecture/CasePaths/CasePathTesting.swift
    The closure threw an error: {} => 클로저가 오류를 던졌습니다: {1}
    Expected the value of {} to change, but it did not. => {1}의 값이 바뀔 것으로 예상했지만 바뀌지 않았습니다.
    # ComposableArchitecture/CasePaths/CasePathable.swift
    is another case => 다른 케이스입니다
    modify(\.{}) was called on a {} that {} => {2} 값에 modify(\.{1})를 호출했지만 {3}
    check the case first, or change the state where the case is known => 먼저 케이스를 확인하거나, 케이스를 아는 곳에서 상태를 바꾸세요
    is nil => nil입니다
    # ComposableArchitecture/Clocks/TestClock.swift
    TestClock.run(): {} still {} after {} => TestClock.run(): {3}이 지난 뒤에도 {1}{이} 아직 잠들어 있습니다
    a timer never ends: cancel it, or use advance(by:) => 끝나지 않는 타이머가 있습니다. 취소하거나 advance(by:)를 쓰세요
    the work needs more time: run(timeout:) => 일에 시간이 더 필요합니다: run(timeout:)
    # ComposableArchitecture/Dependencies/DependencyReports.swift
    {} was used in a test, but has no value for tests{} => {1}{을} 테스트에서 썼지만 테스트용 값이 없습니다{2}
    the test does not override it: withDependencies { {} } operation: { ... } => 테스트가 재정의하지 않았습니다: withDependencies { {1} } operation: { ... }
    its key declares no testValue that every test may use => 키에 모든 테스트가 쓸 수 있는 testValue가 선언되어 있지 않습니다
    {} was used, but has no live value{}; its test value is used instead => {1}{을} 썼지만 라이브 값이 없어서{2} 테스트 값을 대신 씁니다
    {} conforms to TestDependencyKey, but nothing makes it a DependencyKey => {1} 타입은 TestDependencyKey를 준수하지만, DependencyKey로 만드는 곳이 없습니다
    the module that does is not linked into this program => 그 일을 하는 모듈이 이 프로그램에 링크되지 않았습니다
    {} was prepared after it had been used or prepared, so its value stays => 이미 쓰거나 준비한 {1}{을} 다시 준비해서 값이 바뀌지 않습니다
    a feature or a store read it first: prepare it at the start of the program => 피처나 스토어가 먼저 읽었습니다. 프로그램을 시작할 때 준비하세요
    it was prepared twice: prepare each dependency once => 두 번 준비했습니다. 의존성은 한 번씩만 준비하세요
    withDependencies(from:) found no dependencies in {} => withDependencies(from:)가 {1}에서 의존성을 찾지 못했습니다
    the model has no @Dependency property: give it one, or use withDependencies without a model => 모델에 @Dependency 프로퍼티가 없습니다. 추가하거나, 모델 없이 withDependencies를 쓰세요
    the model was not created inside withDependencies => 모델을 withDependencies 안에서 만들지 않았습니다
    {} was used in a test, but has no value for tests => {1}{을} 테스트에서 썼지만 테스트용 값이 없습니다
    the test does not override it: withDependencies { ... } operation: { ... } => 테스트가 재정의하지 않았습니다: withDependencies { ... } operation: { ... }
    (key {}, value {}) => (키 {1}, 값 {2})
    # ComposableArchitecture/Dependencies/UnimplementedEndpoint.swift
    the endpoint `{}` was called, but nothing implements it here => 엔드포인트 `{1}`{을} 호출했지만 여기에는 구현이 없습니다
    a test does not override it: withDependencies { $0.client.endpoint = { ... } } => 테스트가 재정의하지 않았습니다: withDependencies { $0.client.endpoint = { ... } }
    the live value of the dependency leaves it out => 의존성의 라이브 값에 빠져 있습니다
    # ComposableArchitecture/Dependencies/Values/FireAndForget.swift
    the operation of `fireAndForget` threw {} => `fireAndForget`의 작업이 {1} 오류를 던졌습니다
    the operation can fail, and nothing handles the failure => 작업이 실패할 수 있는데, 실패를 처리하는 곳이 없습니다
    # ComposableArchitecture/Diagnostics/RuntimeReport.swift
    this version of Swift lacks a {}: {} => 이 버전의 Swift에는 {1}{이} 없습니다: {2}
    it is known since Swift {}. Without it, {} => Swift {1}부터 알려진 것입니다. 없으면 {2}
    # ComposableArchitecture/Diagnostics/RuntimeWarning.swift
    This is because {}. => 원인: {1}.
    This may be because:{} => 가능한 원인:{1}
    # ComposableArchitecture/Effects/EffectRun.swift
    an effect threw {} and has no `catch:` to handle it => 이펙트가 {1} 오류를 던졌지만 처리할 `catch:`가 없습니다
    the operation of `.run` can fail, and nothing turns the failure into an action => `.run`의 작업이 실패할 수 있는데, 실패를 액션으로 바꾸는 곳이 없습니다
    # ComposableArchitecture/Effects/Execution/RunningEffect.swift
    an effect sent an action after it had ended => 이펙트가 끝난 뒤에 액션을 보냈습니다
    `send` was used in an unstructured task or in a callback: let the operation of `.run` wait for it => 구조화되지 않은 태스크나 콜백에서 `send`를 썼습니다. `.run`의 작업이 기다리게 하세요
    # ComposableArchitecture/Effects/TaskResult.swift
    a TaskResult that failed with {} was compared, and that error is not {} => {1} 오류로 실패한 TaskResult를 비교했는데, 그 오류는 {2}{이} 아닙니다
    the error's type does not conform: extension {}: {} {} => 오류 타입이 준수하지 않습니다: extension {1}: {2} {}
    # ComposableArchitecture/IdentifiedArray/IdentifiedArray+Conformances.swift
    Two elements have the ID {}. => ID가 {1}인 요소가 둘 있습니다.
    an identified array of {} was given two elements with the ID {}; it keeps the first => {1}의 IdentifiedArray에 ID가 {2}인 요소가 둘 들어와서 첫 번째만 남깁니다
    the same element came twice: init(_:uniquingIDsWith:) says which to keep => 같은 요소가 두 번 왔습니다. init(_:uniquingIDsWith:)로 남길 것을 정하세요
    the IDs are not unique: make them with @Dependency(\.uuid) => ID가 고유하지 않습니다. @Dependency(\.uuid)로 만드세요
    the ID of a {} in an identified array was changed from {} to {}{} => IdentifiedArray에 든 {1}의 ID가 {2}에서 {3}{으로} 바뀌었습니다{4}
    , which another element has; it is still found as {} => . 이 ID는 다른 요소의 것이어서, 여전히 {1}{으로} 찾습니다
    to replace an element by another, remove(id:) the one and insert(_:at:) the other => 요소를 다른 요소로 바꾸려면 remove(id:)로 빼고 insert(_:at:)로 넣으세요
    # ComposableArchitecture/Navigation/Dismiss.swift
    a feature that is not presented called dismiss => 띄우지 않은 피처가 dismiss를 호출했습니다
    the parent does not run the feature with `ifLet(\.$child, action:)` or `forEach(\.path, action:)` => 부모가 이 피처를 `ifLet(\.$child, action:)`이나 `forEach(\.path, action:)`으로 실행하지 않습니다
    `dismiss` was called outside of an effect: call it in `.run` => 이펙트 밖에서 `dismiss`를 호출했습니다. `.run` 안에서 호출하세요
    # ComposableArchitecture/Navigation/ForEachStack.swift
    forEach received {} with ID {}, which {} => forEach가 {1}{을} 받았는데 ID {2}: {3}
    no stack has created yet => 스택이 아직 만든 적 없는 ID입니다
    is in {} already => 이미 {1}에 있는 ID입니다
    the test pushes an ID out of order: the next one is #{} => 테스트가 순서에 맞지 않는 ID를 쌓습니다. 다음 ID는 #{1}입니다
    the same push was sent twice: create a new ID for each => 같은 push를 두 번 보냈습니다. 매번 새 ID를 만드세요
    # ComposableArchitecture/Navigation/PresentationState.swift
    {} was changed through its case `{}` while it is {} => {1} 상태가 {3}인데 `{2}` 케이스를 통해 바꿨습니다
    the child was dismissed, or replaced with another one, before the change => 바꾸기 전에 자식이 닫혔거나 다른 자식으로 바뀌었습니다
    # ComposableArchitecture/Navigation/StackState.swift
    is not in the stack => 스택에 없습니다
    element {} was changed through its case `{}`, but it {} => 요소 {1}{을} `{2}` 케이스를 통해 바꿨지만, 그 요소는 {3}
    element {} was set, but the stack has no such element, only {} => 요소 {1}{을} 바꿨지만 스택에는 그 요소가 없고 {2}만 있습니다
    the element was popped: use `append` to add one => 요소를 스택에서 뺐습니다. 추가하려면 `append`를 쓰세요
    # ComposableArchitecture/Navigation/StorePresentation.swift
    a view closed a child and sent {}, but the state still contains the child => 뷰가 자식을 닫고 {1}{을} 보냈지만 상태에 아직 자식이 있습니다
    the parent does not run the child with `ifLet(\.$child, action:)`, which sets the state to nil => 부모가 자식을 `ifLet(\.$child, action:)`으로 실행하지 않습니다. ifLet이 상태를 nil로 바꿉니다
    a reducer that runs after ifLet sets the same child again => ifLet 다음에 실행되는 리듀서가 같은 자식을 다시 넣습니다
    # ComposableArchitecture/Reducers/Compiling/BindingCase.swift
    {} was received, but nothing writes the field => {1}{을} 받았지만 필드에 값을 쓰는 곳이 없습니다
    the feature has no BindingReducer: put `{}` first in its body => 피처에 BindingReducer가 없습니다. body의 맨 앞에 `{1}`{을} 넣으세요
    # ComposableArchitecture/Reducers/Compiling/ChildCase.swift
    {} was received, but no reducer runs {} on it => {1}{을} 받았지만 {2}에서 이 액션을 실행하는 리듀서가 없습니다
    the parent has no {} for its case `{}`: add {} => 부모의 `{2}` 케이스에 {1}{이} 없습니다. 추가할 코드: {3}
    `Scope(state: \.{}, {}` to its body => body에 `Scope(state: \.{1}, {2}`
    `.ifLet(\.{}, {}` to its Reduce => Reduce에 `.ifLet(\.{1}, {2}`
    `.ifLet(\.${}, {}` to its Reduce => Reduce에 `.ifLet(\.${1}, {2}`
    `.forEach(\.{}, {}` to its Reduce => Reduce에 `.forEach(\.{1}, {2}`
    `.ifCaseLet({}.{}, {}` to its Reduce => Reduce에 `.ifCaseLet({1}.{2}, {3}`
    # ComposableArchitecture/Reducers/Compiling/MissingChild.swift
    while {} is nil => {1}{이} nil일 때
    set {} to nil => {1}{을} nil로 바꿈
    {} became nil => {1}{이} nil이 됨
    , which is empty => (비어 있음)
    , whose IDs are {} => (ID: {1})
    for ID {}, which is not in {}{} => ID {1}, {2}에 없는 요소{3}
    removed the element => 요소를 없앰
    the element was removed => 요소가 없어짐
    while {} is {} => {1}{이} {2}일 때
    moved the state to {} => 상태를 {1}{으로} 옮김
    the state left its case => 상태가 케이스를 떠남
    a reducer that runs before {} {} while it handled this action: put {} first => {1}보다 먼저 실행되는 리듀서가 이 액션을 처리하면서 한 일: {2}. {3}{을} 먼저 쓰세요
    as {} does when the reducer it is applied to makes the change => ({1}{은} 자신이 붙은 리듀서가 바꿀 때 취소합니다)
    a reducer that ran before {} had {}: let {} run first => {1}보다 먼저 실행된 리듀서가 한 일: {2}. {3}{이} 먼저 실행되게 하세요
    an effect of the child was still running when {}: cancel it then{} => 자식의 이펙트가 아직 실행 중일 때 일어난 일: {1}. 그때 이펙트를 취소하세요{2}
    a view sent the action although the state has no such child: show its view only while it has, and let `onDisappear` send an action of the parent => 상태에 그런 자식이 없는데 뷰가 액션을 보냈습니다. 자식이 있을 때만 뷰를 보여 주고, `onDisappear`에서는 부모의 액션을 보내세요
    # ComposableArchitecture/Sharing/Keys/FileStorage.swift
    files of the system => 시스템의 파일
    # ComposableArchitecture/Sharing/Keys/SharedContinuations.swift
    {} resumed the continuation of a {} twice => {1}{이} {2}의 연속(continuation)을 두 번 재개했습니다
    a `{}` must resume its continuation exactly once; the second result is ignored => `{1}`{은} 연속(continuation)을 정확히 한 번 재개해야 합니다. 두 번째 결과는 무시합니다
    {} released the continuation of a {} without resuming it => {1}{이} {2}의 연속(continuation)을 재개하지 않고 놓았습니다
    a `{}` must resume its continuation exactly once; what waits for it continues without a result => `{1}`{은} 연속(continuation)을 정확히 한 번 재개해야 합니다. 기다리는 쪽은 결과 없이 계속합니다
    # ComposableArchitecture/Sharing/References/SharedReferences.swift
    {} is used with the type {} and with another one => {1}{을} {2} 타입으로도, 다른 타입으로도 씁니다
    every property with a key shares one value, so their types must be the same => 키가 같은 프로퍼티는 값 하나를 공유하므로 타입이 같아야 합니다
    # ComposableArchitecture/Sharing/References/PersistentReference.swift
    {} could not be loaded: {} => {1}{을} 불러올 수 없습니다: {2}
    the stored data was written by another version of the type, so it cannot be decoded => 저장된 데이터를 이 타입의 다른 버전이 써서 디코딩할 수 없습니다
    the storage cannot be read => 저장소를 읽을 수 없습니다
    {} could not be saved: {} => {1}{을} 저장할 수 없습니다: {2}
    the value cannot be encoded => 값을 인코딩할 수 없습니다
    the storage cannot be written => 저장소에 쓸 수 없습니다
    # ComposableArchitecture/Sharing/SharedInitializers.swift
    {} has no stored value => {1}에는 저장된 값이 없습니다
    # ComposableArchitecture/Store/StoreQueue.swift
    {} was sent to a store while its reducer was handling another action => 리듀서가 다른 액션을 처리하는 동안 {1}{을} 스토어에 보냈습니다
    {} was sent to a store while its observers were told about a change => 스토어가 관찰자에게 변경을 알리는 동안 {1}{을} 스토어에 보냈습니다
    a subscriber of `store.publisher` or an `onChange` closure sends to the store: let the reducer react, with `onChange(of:)` or an effect => `store.publisher`의 구독자나 `onChange` 클로저가 스토어에 보냅니다. `onChange(of:)`나 이펙트로 리듀서가 반응하게 하세요
    an object that the observer released sends an action when it is deinitialized => 관찰자가 놓은 객체가 소멸되면서 액션을 보냅니다
    the reducer, or a function that it calls, sends to the store: return `.send` or `.run` => 리듀서나 리듀서가 호출하는 함수가 스토어에 보냅니다. `.send`나 `.run`을 반환하세요
    a value that the reducer replaced sends an action when it is deinitialized => 리듀서가 바꾼 값이 소멸되면서 액션을 보냅니다
    # ComposableArchitecture/Testing/ActionExpectation.swift
    an action that the closure accepts => 클로저가 받아들이는 액션
    an action of the case => 이 케이스의 액션
    Expected: −, Received: + => 예상: −, 받음: +
    # ComposableArchitecture/Testing/ExpectedChange.swift
    The state is not Equatable, so it cannot be compared. => 상태가 Equatable이 아니어서 비교할 수 없습니다.
    # ComposableArchitecture/Testing/SharedAssertion.swift
    {} was asserted, but no feature under test has changed it. => {1}{을} 검증했지만, 테스트하는 피처가 바꾸지 않았습니다.
    The shared value is not the expected one: => 공유 값이 예상과 다릅니다:
    Expected: −, Actual: + => 예상: −, 실제: +
    # ComposableArchitecture/Testing/StateChange.swift
    The assertion closure threw {}. => 검증 클로저가 {1} 오류를 던졌습니다.
    A change of the state was expected, but {} did not change it. Omit the closure if no change is expected. => 상태가 바뀔 것으로 예상했지만 {1}{은} 상태를 바꾸지 않았습니다. 바뀌지 않는다면 클로저를 빼세요.
    The state after {} is not the expected one: => {1} 다음의 상태가 예상과 다릅니다:
    {} changed the state, and no change was expected: => {1}{이} 상태를 바꿨지만, 바뀔 것으로 예상하지 않았습니다:
    the last step => 마지막 단계
    # ComposableArchitecture/Testing/TestFailure.swift
    Skipped because the test is not exhaustive: => 빠짐없이 검증하는(exhaustive) 테스트가 아니어서 건너뜀:
    it was created outside of a test. A TestStore only works in tests => 테스트 밖에서 만들었습니다. TestStore는 테스트에서만 동작합니다
    the process runs neither Swift Testing nor XCTest, or versions of them that are not known. Let the test target depend on the product IssueReportingTestSupport of the package xctest-dynamic-overlay => 이 프로세스는 Swift Testing이나 XCTest를 실행하지 않거나, 알려지지 않은 버전입니다. 테스트 타깃이 xctest-dynamic-overlay 패키지의 IssueReportingTestSupport 제품에 의존하게 하세요
    it was created in a task that does not belong to a test. Create it in the test itself, not in a detached task => 테스트에 속하지 않는 태스크에서 만들었습니다. 분리된 태스크가 아니라 테스트 안에서 만드세요
    # ComposableArchitecture/Testing/TestRecordFailures.swift
    {} still running{}, and should have ended: => {1}: 아직 실행 중입니다{2}. 끝났어야 합니다:
    Expected to receive {}, but it did not arrive{}. => {1}{을} 받을 것으로 예상했지만 오지 않았습니다{2}.
    {} No effect is running. => {1} 실행 중인 이펙트가 없습니다.
    {} {} still running:{} => {1} {2} 아직 실행 중:{3}
    The effects did not become idle and were cancelled after {} steps. Still running:{} => 이펙트가 쉬지 않아 {1}단계 뒤에 취소했습니다. 아직 실행 중:{2}
    The test ended before it asserted changes of shared values: => 공유 값의 변경을 검증하기 전에 테스트가 끝났습니다:
    Advance the clock on which they sleep, cancel them, or call skipInFlightEffects(). => 이펙트가 잠든 시계를 앞으로 돌리거나, 이펙트를 취소하거나, skipInFlightEffects()를 호출하세요.
    Let what they wait for happen, cancel them, or call skipInFlightEffects(). => 이펙트가 기다리는 일이 일어나게 하거나, 이펙트를 취소하거나, skipInFlightEffects()를 호출하세요.
    received action => 받은 액션
    Before {} is sent, {} must be asserted with receive: => {1}{을} 보내기 전에 {2}{을} receive로 검증해야 합니다:
    {} must be asserted with receive before the test ends: => 테스트가 끝나기 전에 {1}{을} receive로 검증해야 합니다:
    Expected to receive {}, but received another action: => {1}{을} 받을 것으로 예상했지만 다른 액션을 받았습니다:
    Before {}, the store received {} that must be asserted first: => {1}보다 먼저 스토어가 {2}{을} 받았습니다. 먼저 검증하세요:
    asleep on a clock that is not advancing => 앞으로 가지 않는 시계에서 잠들어 있음
    waiting for something outside the test => 테스트 밖의 일을 기다림
    Before: −, After: + => 전: −, 후: +
    # ComposableArchitecture/Testing/TestStoreSend.swift
    {} was sent, but the feature has dismissed itself. Send no action after that. => {1}{을} 보냈지만 피처가 이미 자신을 닫았습니다. 그 뒤에는 액션을 보내지 마세요.
    # ComposableArchitecture/Testing/TestStoreSettling.swift
    The feature sends itself actions without end. They were dropped after {}. => 피처가 자신에게 끝없이 액션을 보냅니다. {1}개 뒤로는 버렸습니다.
    There is no received action to skip. => 건너뛸 받은 액션이 없습니다.
    There is no effect in flight to skip. => 건너뛸 실행 중인 이펙트가 없습니다.
    # ComposableArchitecture/Typing/TextConstructible.swift
    text for {} => {1}의 텍스트
    # ComposableArchitecture/Views/NavigationStacks.swift
    a NavigationStack sent {}, but the stack has as many elements as before => NavigationStack이 {1}{을} 보냈지만 스택의 요소 수가 그대로입니다
    the parent does not run the elements with `forEach(\.path, action:)` => 부모가 요소를 `forEach(\.path, action:)`으로 실행하지 않습니다
    a NavigationLink pushes a {}, but the elements of the stack are {} values => NavigationLink가 {1} 값을 쌓지만, 스택의 요소는 {2} 값입니다
    the link is inside the NavigationStack of another feature => 링크가 다른 피처의 NavigationStack 안에 있습니다
    # ComposableArchitecture/Dependencies/Values/Assertions.swift
    an assertion failed => 검증이 실패했습니다
    an assertion failed: {} => 검증이 실패했습니다: {1}
    # ComposableArchitecture/Effects/Execution/CancellationCollisions.swift
    another store has effects with the cancellation ID {}, and TCA before version 1.20.1 cancels the effects of all stores => 다른 스토어에 취소 ID가 {1}인 이펙트가 있고, 1.20.1 전의 TCA는 모든 스토어의 이펙트를 취소합니다
    two stores run features with the same ID: add something to the ID that differs, such as the ID of a document => 두 스토어가 같은 ID로 기능을 실행합니다. 문서의 ID처럼 서로 다른 것을 ID에 더하세요
    """#
}
