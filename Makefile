# make shell   a prompt
# make test    every test
# The rest is for people who work on the shell itself: see docs/CONTRIBUTING.md.

# A first prompt soon; CONFIGURATION=release takes about twice as long to build.
CONFIGURATION ?= debug
BUILD = swift build --configuration $(CONFIGURATION)

# Where `make test` exports the scenarios as tests, which it then compiles and runs.
EXPORTED_TESTS = .build/exported-tests

.PHONY: shell test lint format docs exports memcheck sanitize release-check outside macro-parity examples bench bench-shell clean libedit

shell: libedit
	$(BUILD) --product tca
	@exec "$$($(BUILD) --show-bin-path)/tca" $(ARGUMENTS)

test: libedit
	swift build --build-tests
	EXPORT_TESTS_TO=$(EXPORTED_TESTS) swift test --skip-build
	Tests/Terminal/run
	EXPORTED_TESTS=$(EXPORTED_TESTS) swift build --build-tests
	EXPORTED_TESTS=$(EXPORTED_TESTS) swift test --skip-build --filter '^ExportedTests\.'

lint:
	swift format lint --strict --recursive Package.swift Plugins Sources Tests Benchmarks/Package.swift Benchmarks/Sources

format:
	swift format --in-place --recursive Package.swift Plugins Sources Tests Benchmarks/Package.swift Benchmarks/Sources

# The tests of reflection under Valgrind: every byte that is read or written by layout is checked.
memcheck: libedit
	swift build --build-tests
	clang -shared -fPIC -o .build/sigsuspend.so Tests/Memcheck/sigsuspend.c
	env LD_PRELOAD="$$PWD/.build/sigsuspend.so" valgrind -q --error-exitcode=9 --leak-check=no \
	  --suppressions=Tests/Memcheck/swift-runtime.supp .build/debug/composable-shellPackageTests.xctest \
	  --testing-library swift-testing --filter 'CasePath|LayoutTests|ExactlyTests'

# Every test under the thread and the address sanitizer.
sanitize: libedit
	TSAN_OPTIONS="suppressions=$$PWD/Tests/Sanitizers/thread.supp" \
	  swift test --sanitize thread --scratch-path .build-thread
	ASAN_OPTIONS=detect_leaks=0 swift test --sanitize address --scratch-path .build-address

# What an optimised build may break that a debug build does not show.
release-check: libedit
	swift build --configuration release --product tca
	"$$(swift build --configuration release --show-bin-path)/tca" check README.md Scenarios docs

# A package of somebody else's that depends on this one.
outside: libedit
	swift test --package-path Tests/OutsidePackage

# Compares the macros' declaration reader with SwiftParser over the Swift files of this package and of its dependencies.
# FOLDERS names others. Builds swift-syntax, which takes minutes.
FOLDERS ?= Sources Tests Benchmarks/Sources Examples .build/checkouts
macro-parity:
	swift build --configuration release --package-path Tests/MacroParity
	Tests/MacroParity/.build/release/MacroParity $(FOLDERS)

# The package in Examples, and one that `tca new` writes now; each builds what it depends on for itself.
examples: libedit
	swift build --product tca
	swift test --package-path Examples/MyFeatures
	Examples/MyFeatures/.build/debug/MyFeatures check Examples/MyFeatures/Scenarios/counter.md
	rm -rf .build/examples && mkdir -p .build/examples
	cd .build/examples && ../debug/tca new SampleShell
	swift test --package-path .build/examples/SampleShell
	.build/examples/SampleShell/.build/debug/SampleShell check .build/examples/SampleShell/Scenarios/counter.md

# docs/Commands.md, from the shell's table of commands.
docs: libedit
	swift build --product tca
	"$$(swift build --show-bin-path)/tca" manual > docs/Commands.md

# The exported tests that are compared word for word: Tests/ScenarioTests/Golden/exports.
exports: libedit
	swift build --build-tests
	EXPORTS=write swift test --skip-build --filter ExportTests

# The engine's figures beside their control, and the shell's at a terminal. ROWS='text' measures the rows whose names hold the
# text, and writes no file.
bench: libedit
	swift build --configuration release --package-path Benchmarks
ifeq ($(ROWS),)
	Benchmarks/.build/release/Benchmarks --json Benchmarks/latest.json
	Benchmarks/.build/release/Allocations
else
	Benchmarks/.build/release/Benchmarks "$(ROWS)"
endif

bench-shell: libedit
	swift build --configuration release --product tca
	python3 Benchmarks/shell.py "$$(swift build --configuration release --show-bin-path)/tca"

clean:
	swift package clean

# The line editor's header. Installed where that may be done unasked, named where not.
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
