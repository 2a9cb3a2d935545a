# make shell   builds the shell and opens its prompt
# make test    runs every test
# docs/CONTRIBUTING.md explains the other targets.

# A debug build shows the first prompt sooner. CONFIGURATION=release takes longer to build.
CONFIGURATION ?= debug
# Each configuration has a build folder of its own, so that both can be built at the same time.
DEBUG = swift build
RELEASE = swift build --configuration release --scratch-path .build/optimized
BUILD = $(if $(filter release,$(CONFIGURATION)),$(RELEASE),$(DEBUG))
# Where the optimized program is installed for tests, as `make install` installs it.
INSTALLED = .build/installed

# Where `make test` exports the scenarios as tests, which it then compiles and runs.
EXPORTED_TESTS = .build/exported-tests

.PHONY: shell install uninstall installed dist dist-check test debug-tests swift-tests terminal-tests first-minutes exported-tests truth projects fuzz torture lint format docs exports golden-exports memcheck sanitize release-check course lessons page outside macro-parity weekly examples bench bench-explore bench-shell bench-loading bench-room clean libedit

shell: libedit
	$(BUILD) --product tca
	@exec "$$($(BUILD) --show-bin-path)/tca" $(ARGUMENTS)

test: libedit
	$(MAKE) --jobs=2 --keep-going --output-sync=target swift-tests terminal-tests first-minutes exported-tests

debug-tests: libedit
	$(DEBUG) --build-tests

# The optimized program takes longer to build, so the Swift tests do not wait for it.
swift-tests: debug-tests
	EXPORT_TESTS_TO=$(EXPORTED_TESTS) Tests/run swift

terminal-tests: installed debug-tests
	Tests/run terminal

first-minutes: debug-tests
	TCA=.build/debug/tca Tests/Terminal/run test_first_minutes.py

exported-tests: swift-tests
	EXPORTED_TESTS=$(EXPORTED_TESTS) swift test --filter '^ExportedTests\.'

# Installs the optimized program into an empty folder, which the tests at a terminal start it from.
installed: libedit
	$(RELEASE) --product tca
	rm -rf $(INSTALLED)
	Packaging/install "$$($(RELEASE) --show-bin-path)" $(CURDIR)/$(INSTALLED)

# Runs random lines, damaged scenarios, and damaged lessons in several processes, and verifies what always holds; then random lines at
# a terminal, with real files and a damaged configuration. SEED, LINES, and TERMINAL_LINES select which ones.
LINES ?= 100000
SEED ?= 1
TERMINAL_LINES ?= 300
fuzz: installed
	$(RELEASE) --product Fuzz
	"$$($(RELEASE) --show-bin-path)/Fuzz" --lines $(LINES) --seed $(SEED)
	Tests/Terminal/python Tests/Fuzz/terminal.py --lines $(TERMINAL_LINES) --seed $(SEED) $(INSTALLED)/bin/tca

# Inserts a typing error at random identifiers of the reducers of the samples, and verifies that no load runs another program. SEED and
# TYPOS select which ones.
TYPOS ?= 200
truth: libedit
	$(BUILD) --product tca
	python3 Tests/Truth/truth.py --typos $(TYPOS) --seed $(SEED) "$$($(BUILD) --show-bin-path)/tca"

# Loads the projects in FOLDER, each with the first command that a person would type, and prints a table. SECONDS_EACH is the longest time.
SECONDS_EACH ?= 60
projects: installed
	python3 Tests/Projects/projects.py --seconds $(SECONDS_EACH) $(INSTALLED)/bin/tca "$(FOLDER)"

# Kills, starves, and closes the shell at random moments, and counts what was lost.
ROUNDS ?= 1000
torture: installed
	Tests/Terminal/python Tests/Torture/torture.py --rounds $(ROUNDS) $(INSTALLED)/bin/tca

# Installs the program, what loaded files are compiled with, the scenarios, the man page and shell completions.
PREFIX ?= /usr/local
install: libedit
	$(BUILD) --product tca
	Packaging/install "$$($(BUILD) --show-bin-path)" $(PREFIX)

uninstall:
	Packaging/uninstall $(PREFIX)

# Unpacks the Debian package into a root that has the packages it depends on and nothing else, and opens the program there.
dist-check: dist
	Tests/Terminal/run test_package.py

# Writes a tarball and a Debian package to .build/dist, with the libraries of Swift.
dist: libedit
	$(RELEASE) --product tca
	Packaging/package "$$($(RELEASE) --show-bin-path)" .build/dist

lint:
	swift format lint --strict --recursive Package.swift Plugins Sources Tests Benchmarks/Package.swift Benchmarks/Sources

format:
	swift format --in-place --recursive Package.swift Plugins Sources Tests Benchmarks/Package.swift Benchmarks/Sources

# Runs the reflection tests under Valgrind, which checks every byte that is read or written by layout.
memcheck: libedit
	swift build --build-tests
	clang -shared -fPIC -o .build/sigsuspend.so Tests/Memcheck/sigsuspend.c
	env LD_PRELOAD="$$PWD/.build/sigsuspend.so" valgrind -q --error-exitcode=9 --leak-check=no \
	  --suppressions=Tests/Memcheck/swift-runtime.supp .build/debug/composable-shellPackageTests.xctest \
	  --testing-library swift-testing --filter 'CasePath|LayoutTests|ExactlyTests'

# Runs every test and random lines with the thread sanitizer and the address sanitizer.
sanitize: libedit
	mkdir -p .build-thread
	clang -shared -fPIC -o .build-thread/mutex.so Tests/Sanitizers/mutex.c
	LD_PRELOAD="$$PWD/.build-thread/mutex.so" swift test --sanitize thread --scratch-path .build-thread
	LD_PRELOAD="$$PWD/.build-thread/mutex.so" \
	  .build-thread/debug/Fuzz --lines 10000 --output .build-thread/fuzz
	ASAN_OPTIONS=detect_leaks=0 swift test --sanitize address --scratch-path .build-address
	ASAN_OPTIONS=detect_leaks=0 .build-address/debug/Fuzz --lines 10000 --output .build-address/fuzz

# Plays every transcript with an optimized build, because optimization can break code that works in a debug build.
release-check: installed
	$(INSTALLED)/bin/tca check README.md Scenarios docs

# Plays the whole course at a terminal: every hint, mistake and solution. `make test` plays only the solutions.
course: installed
	COURSE=whole Tests/Terminal/run test_course.py

# Tries wrong programs and other right ones with each exercise of the course.
lessons: installed
	$(INSTALLED)/bin/tca lesson check Scenarios/Lessons --thorough

# Tests the page that `export html` writes and the page of a room in a browser, which is installed if the system has a package of it.
page: installed
	command -v chromium >/dev/null || { apt-get update && apt-get install --yes --no-install-recommends chromium; } \
	  || echo "no browser can be installed: the test of the page is skipped"
	test -e /usr/lib/nginx/modules/ngx_nchan_module.so \
	  || { apt-get update && apt-get install --yes --no-install-recommends nginx libnginx-mod-nchan; } \
	  || echo "nginx with nchan cannot be installed: the test of \`room --publish\` is skipped"
	Tests/Terminal/run test_page.py test_graph_page.py test_room.py test_room_viewers.py test_room_nginx.py

# Tests separate packages that depend on this one: one with views, one that needs the engine alone, one that names the original packages, and
# one for each of six companions. The first two share a build folder with the examples, so that the architecture is built once.
CLIENT_PACKAGES = .build/client-packages
outside: libedit
	swift test --package-path Tests/OutsidePackage --scratch-path $(CLIENT_PACKAGES)
	swift test --package-path Tests/EnginePackage --scratch-path $(CLIENT_PACKAGES)
	swift build --product tca
	for package in Tests/SamplePackage Tests/CompanionPackages/*; do \
	  "$$(swift build --show-bin-path)/tca" ci $$package --scratch-path .build/ci-packages || exit 1; \
	done

# What takes too long for every change. `.ci/run` calls it if the file .ci/weekly exists.
weekly: lessons sanitize memcheck macro-parity docs

# Compares the declaration reader of the macros with SwiftParser on the Swift files of this package and its dependencies, or on
# those in FOLDERS. Builds swift-syntax, which takes several minutes.
FOLDERS ?= Sources Tests Benchmarks/Sources Examples .build/checkouts
macro-parity:
	swift build --configuration release --package-path Tests/MacroParity
	Tests/MacroParity/.build/release/MacroParity $(FOLDERS)

# Tests the package in Examples and a new package created by `tca new`. They share a build folder, so that the shell is built once.
examples: libedit
	swift build --product tca
	swift test --package-path Examples/MyFeatures --scratch-path $(CLIENT_PACKAGES)
	$(CLIENT_PACKAGES)/debug/MyFeatures check Examples/MyFeatures/Scenarios/counter.md
	rm -rf .build/examples && mkdir -p .build/examples
	cd .build/examples && ../debug/tca new SampleShell
	swift test --package-path .build/examples/SampleShell --scratch-path $(CLIENT_PACKAGES)
	$(CLIENT_PACKAGES)/debug/SampleShell check .build/examples/SampleShell/Scenarios/counter.md
	"$$(swift build --show-bin-path)/tca" ci .build/examples/SampleShell --scratch-path $(CLIENT_PACKAGES)

# Generates docs/Commands.md from the table of commands, and the documentation of the libraries in .build/documentation.
docs: libedit
	swift build --product tca
	"$$(swift build --show-bin-path)/tca" manual > docs/Commands.md
	Packaging/documentation "$$(swift build --show-bin-path)"

# Exports random sessions with random features as tests and scenarios, and verifies that they pass, and that the tests notice a change
# of the reducer. COUNT and SEED select which ones. COUNT=500 takes more than an hour.
COUNT ?= 20
exports: libedit
	$(BUILD) --product tca
	python3 -B Tests/Exports/exports.py --count $(COUNT) --seed $(SEED) "$$($(BUILD) --show-bin-path)/tca"

# Regenerates the exported tests that are compared word for word: Tests/ScenarioTests/Golden/exports.
golden-exports: libedit
	swift build --build-tests
	EXPORTS=write swift test --skip-build --filter ExportTests

# Measures the engine. ROWS='text' measures only the rows whose names contain the text, and writes no file.
bench: libedit
	swift build --configuration release --package-path Benchmarks
ifeq ($(ROWS),)
	Benchmarks/.build/release/Benchmarks --json Benchmarks/latest.json
	Benchmarks/.build/release/Allocations
else
	Benchmarks/.build/release/Benchmarks "$(ROWS)"
endif

# Measures how fast features are explored. ROWS='text' measures only the rows whose names contain the text.
bench-explore: libedit
	swift build --configuration release --package-path Benchmarks --product ExplorationBenchmark
	Benchmarks/.build/release/ExplorationBenchmark "$(ROWS)"

# Measures the shell at a terminal.
bench-shell: libedit
	$(RELEASE) --product tca
	python3 Benchmarks/shell.py "$$($(RELEASE) --show-bin-path)/tca"

# Measures how long projects take to load, and counts the runs of the compiler.
bench-loading: libedit
	$(RELEASE) --product tca
	python3 Benchmarks/loading.py "$$($(RELEASE) --show-bin-path)/tca"

# Measures how long records of a room take to reach 1,000 viewers and, with nginx and nchan, 9,000.
bench-room: libedit
	$(RELEASE) --product tca
	python3 Benchmarks/room.py "$$($(RELEASE) --show-bin-path)/tca"
	python3 Benchmarks/room.py --nginx --viewers 9000 "$$($(RELEASE) --show-bin-path)/tca"

clean:
	swift package clean

# Checks for libedit's header. Installs it if allowed; otherwise prints the command to type.
libedit:
	@if printf '#include <histedit.h>\n' | cc -E - >/dev/null 2>&1; then \
	  true; \
	elif [ "$$(uname)" = Linux ] && command -v apt-get >/dev/null && { [ "$$(id -u)" = 0 ] || [ -n "$$CI" ]; }; then \
	  run=; [ "$$(id -u)" = 0 ] || run=sudo; \
	  echo "installing libedit-dev"; \
	  $$run apt-get update -qq && $$run env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq libedit-dev; \
	else \
	  echo "libedit is missing. Type: sudo apt-get install libedit-dev" >&2; \
	  exit 1; \
	fi
