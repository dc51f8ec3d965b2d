# Galaktyka: `make play` to play, `make test` to prove it. Both start from nothing but make, Python and Node.

GAME  ?= gaia
GAMES ?= 300
SEED  ?= 1
ARGS  ?=

SUITABLE := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON   ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
                if $$name -c '$(SUITABLE)' 2>/dev/null; then echo $$name; exit; fi; done; echo python3)

VENV    := .venv
BIN     := $(VENV)/bin
STEP    := $(BIN)/python scripts/step.py
PIP     := $(BIN)/python -m pip --disable-pip-version-check install --prefer-binary
CLIENT  := src/galaktyka/server/client
SOURCES := $(shell find src -type f ! -name '*.pyc' ! -path '*.egg-info/*' ! -path '$(CLIENT)/*')
PAGES   := $(shell find web -type f ! -path 'web/node_modules/*' ! -path 'web/.*/*' 2>/dev/null)
CHECKED := $(wildcard src tests scripts benchmarks setup.py)
PYTEST  := $(BIN)/python -m pytest -q -n auto
NEED    := $(BIN)/python scripts/need.py

# The package holds the built client. Without Node it is built without one: enough for the terminal and for bots.
NEW_NODE := process.exit(+(parseInt(process.versions.node) < 20))
PACKED   := $(if $(shell node -e '$(NEW_NODE)' 2>/dev/null && echo yes),build/.client)

.DEFAULT_GOAL := help
.PHONY: help play terminal test test-interpreted test-compiled test-client test-browser compare-flavours \
        check golden screens bench fuzz build clean FORCE
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

help: ## List these targets
	@echo "Galaktyka, an open table for space-empire board games. Targets:"
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r name words; do \
	    printf '  make %-8s %s\n' "$$name" "$$words"; done

play: build/.client $(VENV)/.package ## Open the table in the browser (ARGS=... for the options of `galaktyka serve`)
	@$(BIN)/galaktyka serve --open --log build/log/serve.txt $(ARGS)

terminal: $(VENV)/.package ## Play in the terminal (GAME=gaia, ARGS=... for the options of `galaktyka play`)
	@$(BIN)/galaktyka play $(GAME) $(ARGS)

test: test-interpreted test-compiled compare-flavours test-client test-browser ## Run every test: the engine interpreted and compiled, the pages, the browser

check: $(VENV)/.dev ## Lint, formatting, types and the import contract
	@$(BIN)/ruff check $(CHECKED)
	@$(BIN)/ruff format --check $(CHECKED)
	@$(BIN)/mypy $(CHECKED)
	@PYTHONPATH=src $(BIN)/lint-imports

golden: $(VENV)/.dev ## Write the golden playthroughs, the stored digests and the rule index anew
	@PYTHONPATH=src $(BIN)/python -m scripts.golden
	@PYTHONPATH=src $(BIN)/python -m scripts.compare_flavours --store
	@PYTHONPATH=src $(BIN)/python -m scripts.rule_index

screens: build/.client $(VENV)/.package $(VENV)/.dev ## Take the pictures of the web table in docs/screens anew
	@$(NEED) chromium
	@$(BIN)/python -m scripts.screens

bench: $(VENV)/.package $(VENV)/.bench ## Measure the speed beside other engines
	@$(BIN)/python -m benchmarks $(ARGS)

fuzz: $(VENV)/.package ## Play random games with every invariant checked (GAME=gaia GAMES=300 SEED=1)
	@$(BIN)/galaktyka fuzz $(GAME) --games $(GAMES) --seed $(SEED) $(ARGS)

build: $(VENV)/.package ## Install the `galaktyka` command in .venv, compiled where a C compiler is there

clean: ## Remove everything that was built or installed here
	@rm -rf $(VENV) build dist web/node_modules $(CLIENT) src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

test-interpreted: $(VENV)/.package $(VENV)/.dev
	@echo "Tests, interpreted sources:"
	@PYTHONPATH=src GALAKTYKA_EXPECT_COMPILED=0 $(PYTEST) --ignore=tests/web $(ARGS)

test-compiled: $(VENV)/.package $(VENV)/.dev | test-interpreted
	@if grep -q compiled $(VENV)/.flavour; then \
	    echo "Tests, compiled package:"; \
	    GALAKTYKA_EXPECT_COMPILED=1 $(PYTEST) --ignore=tests/web $(ARGS); \
	else \
	    echo "The compiled half of the tests was left out: this machine has the interpreted package."; \
	fi

compare-flavours: $(VENV)/.package | test-compiled
	@if [ -z "$(ARGS)" ] && grep -q compiled $(VENV)/.flavour; then \
	    $(BIN)/python -m scripts.compare_flavours; \
	fi

# `make test ARGS=...` chooses among the engine's tests and leaves the client's out.
WHOLE := $(if $(filter test,$(MAKECMDGOALS)),$(if $(ARGS),,whole),whole)
ifneq ($(filter test,$(MAKECMDGOALS)),)
test-client: | compare-flavours
test-browser: | test-client
endif

test-client: build/.client
	@if [ -n "$(WHOLE)" ]; then \
	    echo "Tests of the client's parts:"; \
	    npm --prefix web run --silent check && npm --prefix web run --silent test; \
	fi

test-browser: build/.client $(VENV)/.package $(VENV)/.dev
	@if [ -z "$(WHOLE)" ]; then \
	    true; \
	elif $(NEED) chromium; then \
	    echo "Tests, in the browser:"; \
	    $(PYTEST) tests/web $(ARGS); \
	else \
	    echo "The tests in the browser were left out."; \
	fi

# The client: its packages and its build, each with a stamp that make compares with what it was made from.

web/node_modules/.installed: web/package.json web/package-lock.json | $(VENV)/.made
	@$(NEED) node
	@$(STEP) npm "Installing what the client is built with" npm --prefix web ci --no-audit --no-fund
	@touch $@

build/.pages: FORCE  # the list of the client's sources, so that a removed one is noticed too
	@mkdir -p build
	@echo $(sort $(PAGES)) | cmp -s - $@ || echo $(sort $(PAGES)) > $@

build/.client: $(PAGES) build/.pages web/node_modules/.installed
	@touch $@.started
	@$(STEP) client "Building the pages" npm --prefix web run build
	@mv $@.started $@

# What is installed, each with a stamp in .venv that make compares with what it was made from.

$(VENV)/.made:
	@command -v $(PYTHON) >/dev/null || { echo "Galaktyka needs Python 3.11 or newer, and there is no $(PYTHON)." \
	    "On Debian or Ubuntu: sudo apt install python3 python3-venv"; exit 1; }
	@$(PYTHON) scripts/check_python.py
	@$(PYTHON) scripts/step.py venv "Making the environment in $(VENV)" $(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.runtime: pyproject.toml $(VENV)/.made
	@$(BIN)/python scripts/requirements.py build runtime > $(VENV)/runtime.txt
	@$(STEP) runtime "Installing what the game needs" $(PIP) -r $(VENV)/runtime.txt
	@touch $@

$(VENV)/.dev: pyproject.toml $(VENV)/.runtime
	@$(BIN)/python scripts/requirements.py dev > $(VENV)/dev.txt
	@$(STEP) dev "Installing what the tests need" $(PIP) -r $(VENV)/dev.txt
	@touch $@

$(VENV)/.bench: pyproject.toml $(VENV)/.runtime
	@$(BIN)/python scripts/requirements.py bench > $(VENV)/bench.txt
	@$(STEP) bench "Installing the engines to compare with" $(PIP) -r $(VENV)/bench.txt
	@touch $@

$(VENV)/.flavour: FORCE | $(VENV)/.made
	@$(BIN)/python scripts/flavour.py $@

$(VENV)/.sources: FORCE | $(VENV)/.made  # the list of sources, so that a removed one is noticed too
	@echo $(sort $(SOURCES)) | cmp -s - $@ || echo $(sort $(SOURCES)) > $@

$(VENV)/.package: $(SOURCES) $(PACKED) setup.py pyproject.toml $(VENV)/.runtime $(VENV)/.flavour $(VENV)/.sources
	@touch $@.started  # the stamp bears the time of the start, so that an edit during the build is not missed
	@$(STEP) build "Building Galaktyka ($$(cat $(VENV)/.flavour))" \
	    $(BIN)/python scripts/build_wheel.py $$(cat $(VENV)/.flavour) build/wheel
	@$(STEP) install "Installing Galaktyka" $(PIP) --no-deps --force-reinstall build/wheel/*.whl
	@mv $@.started $@
