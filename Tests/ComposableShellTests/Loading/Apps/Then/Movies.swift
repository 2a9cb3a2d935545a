import SwiftUI
import ComposableArchitecture

struct Movie: Identifiable, Equatable, Decodable, Hashable {
  let id: Int
  let title: String
  let overview: String
  let posterPath: String?
  let voteAverage: Double
  let releaseDate: String?

  enum CodingKeys: String, CodingKey {
    case id, title, overview
    case posterPath = "poster_path"
    case voteAverage = "vote_average"
    case releaseDate = "release_date"
  }
  var posterURL: URL? {
    posterPath.flatMap { URL(string: "https://image.tmdb.org/t/p/w500\($0)") }
  }
}

struct MovieListFeature: Reducer {
  struct State: Equatable {
    var movies: [Movie] = []
    var page = 1
    var isLoading = false
    var hasMore = true
    var error: APIError?
    @BindingState var searchText = ""
    var scrollTarget: Int?
  }
  enum Action: Equatable, BindableAction {
    case onAppear
    case loadNextPage
    case retryTapped
    case refresh
    case moviesResponse(TaskResult<[Movie]>)
    case searchTextChanged(String)
    case binding(BindingAction<State>)
    case movieTapped(Movie)
  }
  enum APIError: Error, Equatable { case server(Int), decoding }
  private enum CancelID: Hashable { case search, load }

  @Dependency(\.movieClient) var movieClient
  @Dependency(\.mainQueue) var mainQueue

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .onAppear where state.movies.isEmpty:
        return .send(.loadNextPage)
      case .onAppear:
        return .none
      case .loadNextPage:
        guard !state.isLoading, state.hasMore else { return .none }
        state.isLoading = true
        return .run { [page = state.page] send in
          await send(.moviesResponse(TaskResult { try await movieClient.popular(page) }))
        }
        .cancellable(id: CancelID.load, cancelInFlight: true)
      case .retryTapped:
        state.error = nil
        return .send(.loadNextPage)
      case .refresh:
        state.page = 1
        state.movies = []
        state.hasMore = true
        return .concatenate(.cancel(id: CancelID.load), .send(.loadNextPage))
      case let .moviesResponse(.success(movies)):
        state.isLoading = false
        state.movies += movies
        state.page += 1
        state.hasMore = !movies.isEmpty
        return .none
      case let .moviesResponse(.failure(error)):
        state.isLoading = false
        state.error = error as? APIError ?? .decoding
        return .none
      case let .searchTextChanged(text):
        state.searchText = text
        return .send(.refresh)
          .debounce(id: CancelID.search, for: .milliseconds(300), scheduler: mainQueue)
      case .binding(\.$searchText):
        return .none
      case .binding, .movieTapped:
        return .none
      }
    }
  }
}

struct MovieClient {
  var popular: @Sendable (_ page: Int) async throws -> [Movie]
}
extension MovieClient: DependencyKey {
  static var liveValue: MovieClient {
    MovieClient(popular: { page in
      let url = URL(string: "https://api.themoviedb.org/3/movie/popular?page=\(page)")!
      let (data, _) = try await URLSession.shared.data(from: url)
      struct Response: Decodable { let results: [Movie] }
      return try JSONDecoder().decode(Response.self, from: data).results
    })
  }
  static var previewValue: MovieClient {
    .init { page in
      (1...20).map {
        Movie(
          id: page * 20 + $0, title: "Movie \($0)", overview: "o", posterPath: nil, voteAverage: 7,
          releaseDate: nil)
      }
    }
  }
}
extension DependencyValues {
  var movieClient: MovieClient {
    get { self[MovieClient.self] }
    set { self[MovieClient.self] = newValue }
  }
}

struct MovieListView: View {
  let store: StoreOf<MovieListFeature>
  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 16)]
  private let gridItems = Array(
    repeating: GridItem(.flexible(minimum: 100, maximum: 200), spacing: 8, alignment: .top),
    count: 2)
  @State private var isGrid = false
  @AppStorage("isDark") private var isDark = false
  @Namespace private var namespace

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      NavigationStack {
        ScrollViewReader { proxy in
          ScrollView(.vertical, showsIndicators: false) {
            if isGrid {
              LazyVGrid(columns: columns, alignment: .leading, spacing: 16) {
                ForEach(viewStore.movies) { movie in
                  MovieCell(movie: movie)
                    .onTapGesture { viewStore.send(.movieTapped(movie)) }
                    .matchedGeometryEffect(id: movie.id, in: namespace)
                }
              }
            } else {
              LazyVStack(alignment: .leading, spacing: 12, pinnedViews: [.sectionHeaders]) {
                Section {
                  ForEach(Array(zip(viewStore.movies.indices, viewStore.movies)), id: \.0) {
                    index, movie in
                    MovieRow(movie: movie)
                      .id(movie.id)
                      .onAppear {
                        if index == viewStore.movies.count - 3 {
                          viewStore.send(.loadNextPage)
                        }
                      }
                    Divider().background(Color.gray.opacity(0.3))
                  }
                } header: {
                  Text("Popular").font(.title2.bold())
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background(.thinMaterial)
                }
              }
            }
            if viewStore.isLoading {
              HStack {
                Spacer(); ProgressView("Loading…"); Spacer()
              }
            }
            if let error = viewStore.error {
              ErrorView(error: error) { viewStore.send(.retryTapped) }
            }
          }
          .onChange(of: viewStore.scrollTarget) { target in
            withAnimation(.spring(response: 0.4, dampingFraction: 0.8, blendDuration: 0)) {
              proxy.scrollTo(target, anchor: .top)
            }
          }
        }
        .refreshable { await viewStore.send(.refresh, while: \.isLoading) }
        .searchable(
          text: viewStore.binding(get: \.searchText, send: { .searchTextChanged($0) }),
          placement: .navigationBarDrawer(displayMode: .always), prompt: "Search movies"
        )
        .navigationTitle("Movies")
        .navigationBarTitleDisplayMode(.large)
        .toolbar {
          ToolbarItemGroup(placement: .navigationBarTrailing) {
            Button {
              withAnimation { isGrid.toggle() }
            } label: {
              Image(systemName: isGrid ? "list.bullet" : "square.grid.2x2")
            }
            Menu {
              Toggle("Dark", isOn: $isDark)
              Picker("Sort", selection: .constant(0)) {
                Text("Name").tag(0); Text("Date").tag(1)
              }
            } label: {
              Label("More", systemImage: "ellipsis.circle")
            }
          }
        }
        .preferredColorScheme(isDark ? .dark : .light)
        .task { await viewStore.send(.onAppear).finish() }
      }
    }
  }
}

struct MovieCell: View {
  let movie: Movie
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      AsyncImage(url: movie.posterURL) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image.resizable().aspectRatio(contentMode: .fill)
        case .failure: Image(systemName: "photo").imageScale(.large)
        @unknown default: EmptyView()
        }
      }
      .frame(height: 220)
      .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
      .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
      Text(movie.title).font(.subheadline).fontWeight(.semibold).lineLimit(2)
      RatingView(rating: movie.voteAverage)
    }
    .contextMenu {
      Button(role: .destructive) {
      } label: {
        Label("Delete", systemImage: "trash")
      }
    }
  }
}
struct MovieRow: View {
  let movie: Movie
  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      AsyncImage(url: movie.posterURL) { image in
        image.resizable().scaledToFit()
      } placeholder: {
        Color.gray.opacity(0.2)
      }
      .frame(width: 80, height: 120)
      VStack(alignment: .leading) {
        Text(movie.title).font(.headline)
        Text(movie.overview).font(.caption).foregroundStyle(.secondary).lineLimit(3...5)
        Text(movie.voteAverage, format: .number.precision(.fractionLength(1)))
        Spacer(minLength: 0)
      }
    }
    .padding(.vertical, 4)
    .contentShape(Rectangle())
    .swipeActions(edge: .trailing, allowsFullSwipe: true) {
      Button("Fav") {}.tint(.yellow)
    }
    .accessibilityElement(children: .combine)
  }
}
struct RatingView: View {
  let rating: Double
  var body: some View {
    HStack(spacing: 2) {
      ForEach(0..<5) { index in
        Image(systemName: Double(index) < rating / 2 ? "star.fill" : "star")
          .resizable()
          .frame(width: 12, height: 12)
          .foregroundColor(.yellow)
      }
    }
    .accessibilityLabel(Text("Rating \(rating, specifier: "%.1f")"))
  }
}
struct ErrorView: View {
  let error: Error
  let retry: () -> Void
  var body: some View {
    ContentUnavailableView {
      Label("Error", systemImage: "wifi.exclamationmark")
    } description: {
      Text(error.localizedDescription)
    } actions: {
      Button("Retry", action: retry).buttonStyle(.bordered).controlSize(.large)
    }
  }
}
