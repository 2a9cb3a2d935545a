# make shell   a prompt
# make test    every test
# The rest is for people who work on the shell itself: see docs/CONTRIBUTING.md.

CONFIGURATION ?= release
BUILD = swift build --configuration $(CONFIGURATION)

.PHONY: shell test lint format memcheck clean libedit

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
