import ComposableArchitecture
import Foundation

/// A crash in a function of the program, on a stack that has none of the code of this file.
@Reducer
struct OwnFault {
  struct State: Equatable { var count = 0 }
  enum Action { case fault, up }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .up: state.count += 1
      case .fault:
        typealias Routine = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
        let function = unsafeBitCast(dlsym(nil, "csv_add_library"), to: Routine.self)
        var thread = pthread_t()
        // A path at an address that cannot be read.
        pthread_create(&thread, nil, function, UnsafeMutableRawPointer(bitPattern: 16))
        pthread_join(thread, nil)
      }
      return .none
    }
  }
}
