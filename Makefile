# make play: everything a new machine needs, then the server.  make test: everything, all tests.

RING := src/kiru/ring.py $(addprefix src/kiru/,$(shell python3 src/kiru/ring.py))
BIN := .venv/bin
PORT ?= 8000
GAME ?= hanging_gardens

.PHONY: setup play client terminal web wheel test test-server test-web bench screenshots lock golden clean
.PHONY: docs engine site sbom reproducible audit lint lint-python lint-layers lint-web check coverage

# What is built carries the time at which its build began: what is edited meanwhile is built again.
BUILD_MARKS := build/began
began = @mkdir -p $(BUILD_MARKS) && touch $(BUILD_MARKS)/$(1)
built = @touch -r $(BUILD_MARKS)/$(1) $@

setup: .venv/.ready
	@:

.venv/.deps: requirements.lock tools/deps
	$(call began,deps)
	@tools/deps
	$(call built,deps)

.venv/.ready: .venv/.deps pyproject.toml setup.py tools/ring $(RING)
	$(call began,ring)
	@tools/ring
	$(call built,ring)

play:
	@$(MAKE) --no-print-directory --jobs=2 setup client
	@$(BIN)/kiru serve --port $(PORT)

# Without Node, or without its registry, the server still plays: in the terminal, over its API, with a plain page.
client: .venv/.deps
	@$(MAKE) --no-print-directory web || \
		echo "kiru: the browser client could not be built (see above); the server starts with what there is." >&2

terminal: setup
	@$(BIN)/kiru play $(GAME)

# The client is built and the sources are checked while the ring compiles.
test:
	@$(MAKE) --no-print-directory --jobs=2 lint wheel
	@tools/programs
	@tools/test

test-server: setup
	@tools/programs
	@$(BIN)/python -m pytest tests/server

test-web: setup web
	@tools/programs
	@$(BIN)/python -m pytest tests/web

# Every page at every size, and random games in full; it takes too long for each run of make test.
audit: setup web
	@$(BIN)/python -m pytest -n 2 -m thorough tests/web
	@KIRU_TESTS=thorough $(BIN)/python -m pytest -n 2 tests/games tests/contract/test_builds.py

# The browser client, built into src/kiru/web_dist, and beside it the engine for browsers without a server.
web: src/kiru/web_dist/index.html src/kiru/web_dist/engine/engine.json
	@:

WEB := $(shell find web -not -path '*/node_modules*' -type f) $(wildcard src/kiru/text/*/*.ftl src/kiru/text/*/language.json) src/kiru/boards/palette.css $(shell find src/kiru/games -name '*.ftl')

ENGINE := $(shell find src/kiru -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -path '*/games/*.json' -o -name 'puzzles.jsonl')

web/node_modules/.ready: web/package-lock.json web/.npmrc tools/npm | .venv/.deps
	@echo "kiru: installing the client's build tools ..."
	$(call began,client-tools)
	@tools/npm ci --loglevel=error
	$(call built,client-tools)

src/kiru/web_dist/index.html: $(WEB) web/node_modules/.ready
	@echo "kiru: building the client ..."
	$(call began,client)
	@tools/npm run --silent build -- --logLevel warn
	$(call built,client)

# Without it the client plays at its server as ever. From the sources: the ring may be compiling beside it.
src/kiru/web_dist/engine/engine.json: src/kiru/web_dist/index.html $(ENGINE) tools/engine/pack.py tools/engine/compile.mjs
	$(call began,engine)
	@KIRU_INTERPRETED=1 PYTHONPATH=src $(BIN)/python tools/engine/pack.py || echo "kiru: the engine for browsers could not be packed (see above)." >&2
	@if [ -e $@ ]; then touch -r $(BUILD_MARKS)/engine $@; fi

# One folder for any file server, without a server of ours: everything that this browser can do by itself.
site: web
	@$(BIN)/python tools/engine/site.py
	@echo "kiru: build/site is ready; try: python3 -m http.server --directory build/site"

# The compiled ring, the texts and the built client in one file; what is compiled already is taken as it is.
wheel: setup web
	@rm -rf build/lib* build/bdist* dist/kiru-*.whl
	@$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/kiru-*.whl

# The documents as a site in build/docs, with tools of their own: nobody who plays or tests needs them.
docs: build/mkdocs/.ready
	@NO_MKDOCS_2_WARNING=1 build/mkdocs/bin/mkdocs build --strict --quiet
	@echo "kiru: the documents are in build/docs/index.html"

build/mkdocs/.ready: docs/requirements.lock
	@echo "kiru: installing the tools of the documents' site ..."
	@rm -rf build/mkdocs && python3 -m venv build/mkdocs
	@build/mkdocs/bin/pip install --quiet --disable-pip-version-check --require-hashes -r docs/requirements.lock
	@touch $@

# What the client bundles, with versions and licenses (CycloneDX).
sbom: .venv/.deps
	@$(BIN)/python tools/sbom.py build/client.cdx.json

# Two builds of this commit, byte for byte the same; it compiles twice.
reproducible: .venv/.deps
	@$(BIN)/python tools/reproducible

lint: lint-python lint-web lint-layers
	@:

lint-python: .venv/.deps
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

lint-layers: setup
	@$(BIN)/lint-imports

lint-web: web
	@tools/npm run --silent lint
	@tools/npm test --silent

# Lint, types and the fast tests of what has changed, within two minutes.
check: setup
	@tools/check

# Which lines the tests reach; SUITES="tests/core tests/ai" looks at less.
coverage: setup
	@tools/coverage

# Rates on this machine, then instructions a decision by commit where Valgrind is installed; +5 % is told.
bench: setup
	@$(BIN)/kiru bench
	@! command -v valgrind >/dev/null || $(BIN)/python -m kiru.bench.history docs/instructions.csv

# Every page at three sizes, light and dark, into docs/screens; look at them before committing.
screenshots: setup web
	@tools/programs
	@$(BIN)/python -m tests.web.screenshots $(SCREENS)

# Write the golden files and the recorded games anew; read the difference before committing it.
golden: setup
	@KIRU_GOLDEN=write $(BIN)/python -m pytest -q tests -k golden
	@$(BIN)/python tools/records.py

lock: setup
	@$(BIN)/uv pip compile pyproject.toml --extra server --extra research --group dev --universal --python-version 3.11 --generate-hashes \
		--no-annotate --custom-compile-command "make lock" --upgrade --quiet -o requirements.lock
	@$(BIN)/uv pip compile --group docs --universal --python-version 3.11 --generate-hashes \
		--no-annotate --custom-compile-command "make lock" --upgrade --quiet -o docs/requirements.lock

clean:
	rm -rf .venv build dist src/*.egg-info src/kiru/web_dist web/node_modules
	find src -name '*.so' -delete
