# make play: everything a new machine needs, then a table.  make test: everything, all tests.

RING := $(addprefix src/kiru/,$(shell cat src/kiru/ring.txt))
BIN := .venv/bin
GAME ?= hanging_gardens

.PHONY: setup play web test test-server test-web lint bench lock golden clean

setup: .venv/.ready

.venv/.ready: requirements.lock pyproject.toml setup.py tools/setup src/kiru/ring.txt $(RING)
	@tools/setup
	@touch $@

play: setup
	@$(BIN)/kiru play $(GAME)

# The server's and the client's suites need a database server and a browser, and are still growing: see below.
test: lint
	@$(BIN)/python -m pytest -n 2 --dist worksteal --ignore=tests/server --ignore=tests/web

test-server: setup
	@$(BIN)/python -m pytest tests/server

test-web: web
	@$(BIN)/python -m pytest tests/web

# The browser client, built into src/kiru/web_dist.
web: src/kiru/web_dist/index.html

WEB := $(shell find web -not -path '*/node_modules*' -type f) $(wildcard src/kiru/text/web.*.ftl src/kiru/games/*/*.ftl)

# Not `npm ci`: it refuses a lock file that lacks the build tool's binaries for other systems, though their versions are exact.
web/node_modules/.ready: web/package-lock.json web/.npmrc tools/npm .venv/.ready
	@echo "kiru: installing the client's build tools ..."
	@tools/npm install --no-save --loglevel=error
	@touch $@

src/kiru/web_dist/index.html: $(WEB) web/node_modules/.ready
	@echo "kiru: building the client ..."
	@tools/npm run --silent build -- --logLevel warn
	@touch $@

lint: setup
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

bench: setup
	@$(BIN)/kiru bench

# Write the golden files and the recorded games anew; read the difference before committing it.
golden: setup
	@KIRU_GOLDEN=write $(BIN)/python -m pytest -q tests -k golden
	@$(BIN)/python tools/records.py

lock: setup
	@$(BIN)/uv pip compile pyproject.toml --group dev --universal --python-version 3.11 --generate-hashes \
		--no-annotate --custom-compile-command "make lock" --upgrade --quiet -o requirements.lock

clean:
	rm -rf .venv build dist src/*.egg-info
	find src -name '*.so' -delete
