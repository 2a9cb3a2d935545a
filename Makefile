# make shell   a prompt
# make test    every test
# The rest is for people who work on the shell itself: see docs/CONTRIBUTING.md.

CONFIGURATION ?= release
BUILD = swift build --configuration $(CONFIGURATION)

.PHONY: shell test lint format docs memcheck release-check outside clean libedit

shell: libedit
	$(BUILD) --product tca
	@exec "$$($(BUILD) --show-bin-path)/tca" $(ARGUMENTS)

test: libedit
	swift build --build-tests
	swift test --skip-build
	Tests/Terminal/run

lint:
	swift format lint --strict --recursive Package.swift Sources Tests

format:
	swift format --in-place --recursive Package.swift Sources Tests

# The tests of reflection under Valgrind: every byte that is read or written by layout is checked.
memcheck: libedit
	swift build --build-tests
	clang -shared -fPIC -o .build/sigsuspend.so Tests/Memcheck/sigsuspend.c
	env LD_PRELOAD="$$PWD/.build/sigsuspend.so" valgrind -q --error-exitcode=9 --leak-check=no \
	  --suppressions=Tests/Memcheck/swift-runtime.supp .build/debug/composable-shellPackageTests.xctest \
	  --testing-library swift-testing --filter 'CasePath|LayoutTests|ExactlyTests'

# What an optimised build may break that a debug build does not show.
release-check: libedit
	swift build --configuration release --product tca
	"$$(swift build --configuration release --show-bin-path)/tca" check README.md Scenarios/*.md

# A package of somebody else's that depends on this one.
outside: libedit
	swift test --package-path Tests/OutsidePackage

# docs/Commands.md, from the shell's table of commands.
docs: libedit
	swift build --product tca
	"$$(swift build --show-bin-path)/tca" manual > docs/Commands.md

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
