# Everything is installed into .venv; nothing outside this folder is touched.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.md') pyproject.toml setup.py

.PHONY: help play test check lint types imports test-interpreted bench golden lock clean

help: ## what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

play: $(VENV)/installed ## play in the terminal
	@$(BIN)/paname play

test: $(VENV)/installed ## run the tests, on the compiled engine where a C compiler was found
	@$(BIN)/paname --version
	$(BIN)/python -m pytest -q -n 2

check: lint types imports test-interpreted ## what CI checks besides the tests

lint: $(VENV)/locked
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/locked
	$(BIN)/mypy

imports: $(VENV)/locked
	PYTHONPATH=src $(BIN)/lint-imports

test-interpreted: $(VENV)/locked ## run the tests on the interpreted engine, with the coverage of the rules
	rm -f .coverage*
	PYTHONPATH=src PANAME_PURE=1 $(BIN)/python -m pytest -q -n 2 --cov --cov-report=
	$(BIN)/coverage report

bench: $(VENV)/installed ## compiled and interpreted side by side
	$(BIN)/paname bench

lock: ## resolve the dependencies anew
	$(PYTHON) -m venv $(VENV)/lock && $(VENV)/lock/bin/pip -q install uv
	$(VENV)/lock/bin/uv pip compile pyproject.toml --all-extras --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-annotate --no-header -q -o requirements-dev.txt

clean: ## remove what was built
	rm -rf $(VENV) build dist src/*.egg-info

$(VENV)/locked: requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Paname needs Python 3.11 or newer.")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip -q --disable-pip-version-check install --require-hashes -r requirements-dev.txt
	@touch $@

$(VENV)/installed: $(VENV)/locked $(SOURCES)
	rm -rf build
	$(BIN)/pip -q --disable-pip-version-check install --no-deps --no-build-isolation --force-reinstall .
	@touch $@
