import CasePaths
import ComposableArchitecture

@CasePathable
@dynamicMemberLookup
enum Route: Equatable {
  case home
  case product(id: Int)
  case search(String)
}
