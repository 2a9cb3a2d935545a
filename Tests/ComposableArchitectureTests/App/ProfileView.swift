import ComposableArchitecture
import SwiftUI

// A view file as in an app: SwiftUI accepts every line of it.

enum Rhythm: String, CaseIterable, Identifiable {
  case daily, weekly, off
  var id: Self { self }
}

struct Friend: Identifiable, Hashable {
  let id: Int
  var name: String
}

@MainActor
final class ProfileModel: ObservableObject {
  @Published var name = "Blob"
  @Published var isPublic = true
  @Published var rhythm = Rhythm.daily
  @Published var level = 3
  @Published var volume = 0.5
  @Published var friends = [Friend(id: 1, name: "Ada"), Friend(id: 2, name: "Bob")]
  @Published var password = ""
}

struct ProfileView: View {
  @ObservedObject var model: ProfileModel
  @State private var isExpanded = false
  @State private var selection: Int?
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Toggle("Public", isOn: $model.isPublic)
          Toggle(isOn: $model.isPublic) { Label("Seen", systemImage: "eye") }
          Toggle("Icon", systemImage: "bell", isOn: $model.isPublic)
          TextField("Name", text: $model.name)
            .focused($isFocused)
            .textContentType(.username)
            .keyboardType(.default)
            .autocapitalization(.none)
            .disableAutocorrection(true)
            .submitLabel(.done)
          TextField("Note", text: $model.name, axis: .vertical)
          SecureField("Password", text: $model.password)
        } header: {
          Text("Profile").font(.headline)
        } footer: {
          Text("Others see this.").font(.footnote).foregroundColor(.secondary)
        }
        Section(header: Text("Mail"), footer: Text("Later")) {
          Picker("Rhythm", selection: $model.rhythm) {
            ForEach(Rhythm.allCases, id: \.self) { digest in
              Text(digest.rawValue.capitalized).tag(digest)
            }
          }
          .pickerStyle(.segmented)
          Picker(selection: $model.rhythm, label: Text("Older")) {
            ForEach(Rhythm.allCases) { Text($0.rawValue) }
          }
          Picker(selection: $model.rhythm) {
            Text("Daily").tag(Rhythm.daily)
            Text("Off").tag(Rhythm.off)
          } label: {
            Text("Newer")
          }
        }
        Section("Numbers") {
          Stepper("Level", value: $model.level, in: 1...10, step: 3)
          Stepper(value: $model.level, in: 1...10) { Text("Level \(model.level)") }
          Stepper("Functions", onIncrement: { model.level += 1 }, onDecrement: { model.level -= 1 })
          Stepper {
            Text("Closures")
          } onIncrement: {
            model.level += 1
          } onDecrement: {
            model.level -= 1
          }
          Slider(value: $model.volume)
          Slider(value: $model.volume, in: 0...2, step: 0.5)
          Slider(value: $model.volume, in: 0...1) { Text("Volume") }
          Slider(value: $model.volume, in: 0...1) {
            Text("Loudness")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("1")
          }
        }
        Button("Plain") { isExpanded.toggle() }
        Button("Symbol", systemImage: "plus") { isExpanded.toggle() }
        Button("Role", role: .destructive) {}
        Button(role: .cancel, action: {}) { Text("Role and label") }
        Button(action: { isExpanded = true }) {
          HStack(spacing: 4) {
            Image(systemName: "star.fill").imageScale(.large)
            Text("Star")
          }
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .accessibilityIdentifier("star")
        if isExpanded {
          Text("Inside")
        } else {
          EmptyView()
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .onAppear { isFocused = true }
      .task { await Task.yield() }
      .animation(.default, value: isExpanded)
    }
  }
}

struct FriendsView: View {
  @StateObject var model = ProfileModel()

  var body: some View {
    NavigationView {
      List {
        ForEach(model.friends) { friend in
          row(friend)
        }
        ForEach($model.friends) { $friend in TextField("Friend", text: $friend.name) }
        ForEach(0..<2) { Text("Row \($0)") }
        ForEach(Array(model.friends.enumerated()), id: \.offset) { index, friend in
          Text("\(index): \(friend.name)")
        }
      }
      .listStyle(.plain)
      .navigationBarTitle("Friends", displayMode: .inline)
    }
  }

  @ViewBuilder
  private func row(_ friend: Friend) -> some View {
    switch friend.id {
    case 1: Text(friend.name).bold()
    default: Text(friend.name).italic().underline().strikethrough()
    }
  }
}

struct BadgeView: View {
  var count: Int
  let gray = Color(red: 0.5, green: 0.5, blue: 0.5)

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ZStack(alignment: .topTrailing) {
        Image(systemName: "cart")
          .resizable()
          .scaledToFit()
          .frame(width: 24, height: 24, alignment: .center)
        Circle()
          .frame(width: 16, height: 16)
          .foregroundStyle(.red)
          .overlay { Text("\(count)").font(.caption2).foregroundColor(.white) }
        Circle().fill(Color.red).frame(width: 20, height: 20).overlay(Text("\(count)"))
        RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1)
        Capsule().fill(.blue)
      }
      .padding()
      .padding(.leading, 8)
      .padding([.top, .bottom], 4)
      .padding(.horizontal)
      .background(Color.white)
      .background { Color.yellow }
      .background(RoundedRectangle(cornerRadius: 4).fill(gray))
      .clipShape(Circle())
      .cornerRadius(8)
      .shadow(radius: 2)
      .opacity(count > 0 ? 1 : 0.5)
      .border(.gray, width: 1)
      .border(Color.gray)
      .zIndex(1)
      Text("Total \(count)")
        .lineLimit(2)
        .multilineTextAlignment(.center)
        .minimumScaleFactor(0.5)
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, alignment: .leading)
      Text("markdown").foregroundStyle(Color.accentColor).fontWeight(.semibold).font(.system(.body))
      ProgressView()
      ProgressView("Loading")
      ProgressView(value: 0.5)
      LazyVStack { Text("lazy") }
      LazyHStack { Text("lazy") }
      ScrollView(.vertical, showsIndicators: false) { Text("scrolled") }
      Divider()
      Spacer(minLength: 0)
    }
    .edgesIgnoringSafeArea(.all)
    .ignoresSafeArea()
    .preferredColorScheme(.dark)
    .tint(.blue)
  }
}

struct ProfileView_Previews: PreviewProvider {
  static var previews: some View {
    ProfileView(model: ProfileModel())
    BadgeView(count: 2)
      .previewLayout(.sizeThatFits)
      .previewDisplayName("Badge")
  }
}
