import ComposableArchitecture
import SwiftUI

public struct SearchView: View {
  let store: StoreOf<Search>

  public init(store: StoreOf<Search>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      VStack(alignment: .leading) {
        TextField("Query", text: viewStore.binding(get: \.query, send: { .queryChanged($0) }))
        if viewStore.isSearching {
          Text("searching…")
        }
        List {
          ForEach(viewStore.results, id: \.self) { result in
            Text(result)
          }
        }
      }
    }
  }
}
