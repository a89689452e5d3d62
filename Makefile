# Everything is installed into .venv; nothing outside this folder is touched.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip -q --disable-pip-version-check
LOCK := pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-annotate --no-header --no-strip-extras -q
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*') pyproject.toml setup.py
ENGINE_TESTS := tests/core tests/games tests/bots tests/cli tests/test_clauses.py tests/test_docs.py \
	tests/research/test_observations.py tests/research/test_batch.py
BROWSER_TESTS := tests/web

.PHONY: help play test test-browser test-fourth-game check lint types imports web test-interpreted bench proofs ratings balance drill load screenshots lock clean

help: ## what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

play: $(VENV)/installed ## serve the games at http://127.0.0.1:8000 and open them in the browser
	@$(BIN)/paname serve --open

test: $(VENV)/locked $(VENV)/installed ## run the tests, on the compiled engine where a C compiler was found
	@$(BIN)/paname --version
	$(BIN)/python -m pytest -q -n 2 --ignore tests/web --ignore tests/examples

test-browser: $(VENV)/locked $(VENV)/installed ## play the games in the system's Chromium; a quarter of an hour
	$(BIN)/python -m pytest -q -rs $(BROWSER_TESTS)

test-fourth-game: $(VENV)/locked $(VENV)/installed ## install the example of a fourth game in a folder of its own and play it everywhere; a minute
	$(BIN)/python -m pytest -q -rs tests/examples

check: lint types imports web test-interpreted ## what CI checks besides the tests

lint: $(VENV)/locked
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/locked
	$(BIN)/mypy
	MYPYPATH=examples/fourth_game $(BIN)/mypy -p les_quais

imports: $(VENV)/locked
	PYTHONPATH=src $(BIN)/lint-imports

web: ## check form and types of the browser client's modules, run their tests; without Node it says so and goes on
	@if command -v npm >/dev/null; then npm ci --silent --no-audit --no-fund && npm run --silent style && npm run --silent types && npm test --silent; \
	else echo "Node is not installed, so the client's types are not checked."; fi

test-interpreted: $(VENV)/locked ## run the tests on the interpreted engine, with the coverage of the rules
	rm -f .coverage*
	PYTHONPATH=src PANAME_PURE=1 $(BIN)/python -m pytest -q -n 2 --cov --cov-report= $(ENGINE_TESTS)
	$(BIN)/coverage report

bench: $(VENV)/installed ## compiled and interpreted side by side
	$(BIN)/paname bench

proofs: $(VENV)/installed ## prove what docs/bots.md says of the bots; an hour of two calm cores, goes on where it stopped
	$(BIN)/paname study proofs --into docs/bots.md --results .arena --workers 2

ratings: $(VENV)/installed ## rate the four levels again (docs/bots.md)
	$(BIN)/paname study levels --into docs/bots.md --results .arena --workers 2

balance: $(VENV)/installed ## measure the balance of the games again (docs/balance.md)
	$(BIN)/paname study balance --into docs/balance.md --results .arena --workers 2

drill: $(VENV)/installed ## kill the server at random moments of 200 games; nothing may be lost
	$(BIN)/python bench/drill.py --games 200

load: $(VENV)/installed ## 500 tables, 1,000 connections, 200 moves a second on one server process
	$(BIN)/python bench/load.py

screenshots: $(VENV)/locked ## take the pictures of the README and the docs again
	PYTHONPATH=src $(BIN)/python tools/screenshots.py

lock: ## resolve the dependencies again
	$(PYTHON) -m venv $(VENV)/lock && $(VENV)/lock/bin/pip -q install uv
	$(VENV)/lock/bin/uv $(LOCK) --extra build -o requirements.txt
	$(VENV)/lock/bin/uv $(LOCK) --all-extras -c requirements.txt -o requirements-dev.txt

clean: ## remove what was built
	rm -rf $(VENV) build dist src/*.egg-info

$(VENV)/python: requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Paname needs Python 3.11 or newer.")'
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes -r requirements.txt
	@touch $@

$(VENV)/locked: $(VENV)/python requirements-dev.txt
	$(PIP) install --require-hashes -r requirements-dev.txt
	@touch $@

$(VENV)/installed: $(VENV)/python $(SOURCES)
	rm -rf build
	$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@touch $@
