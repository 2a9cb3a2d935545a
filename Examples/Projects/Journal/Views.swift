import ComposableArchitecture
import SwiftUI

struct JournalView: View {
  let store: StoreOf<Journal>

  var body: some View {
    List {
      ForEach(store.entries) { entry in
        Text(entry.text)
      }
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Add") { store.send(.addTapped) }
      }
    }
  }
}

struct EntryView: View {
  let store: StoreOf<Entry>
  var title = "Entry"

  var body: some View {
    VStack {
      Text(title)
      Button("Done") { store.send(.doneTapped) }
    }
  }
}
