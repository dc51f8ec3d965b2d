# Galaktyka: `make play` to play, `make test` to prove it. Both start from nothing but make and Python.

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
SOURCES := $(shell find src -type f ! -name '*.pyc' ! -path '*.egg-info/*')
CHECKED := $(wildcard src tests scripts benchmarks setup.py)
PYTEST  := $(BIN)/python -m pytest -q -n auto

.DEFAULT_GOAL := help
.PHONY: help play test test-interpreted test-compiled compare-flavours check golden bench fuzz build clean FORCE
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

help: ## List these targets
	@echo "Galaktyka, an open table for space-empire board games. Targets:"
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r name words; do \
	    printf '  make %-7s %s\n' "$$name" "$$words"; done

play: $(VENV)/.package ## Play in the terminal (GAME=gaia, ARGS=... for the options of `galaktyka play`)
	@$(BIN)/galaktyka play $(GAME) $(ARGS)

test: test-interpreted test-compiled compare-flavours ## Run every test, interpreted and compiled; compare the two

check: $(VENV)/.dev ## Lint, formatting, types and the import contract
	@$(BIN)/ruff check $(CHECKED)
	@$(BIN)/ruff format --check $(CHECKED)
	@$(BIN)/mypy $(CHECKED)
	@PYTHONPATH=src $(BIN)/lint-imports

golden: $(VENV)/.dev ## Write the golden playthroughs, the stored digests and the rule index anew
	@PYTHONPATH=src $(BIN)/python -m scripts.golden
	@PYTHONPATH=src $(BIN)/python -m scripts.compare_flavours --store
	@PYTHONPATH=src $(BIN)/python -m scripts.rule_index

bench: $(VENV)/.package $(VENV)/.bench ## Measure the speed beside other engines
	@$(BIN)/python -m benchmarks $(ARGS)

fuzz: $(VENV)/.package ## Play random games with every invariant checked (GAME=gaia GAMES=300 SEED=1)
	@$(BIN)/galaktyka fuzz $(GAME) --games $(GAMES) --seed $(SEED) $(ARGS)

build: $(VENV)/.package ## Install the `galaktyka` command in .venv, compiled where a C compiler is there

clean: ## Remove everything that was built or installed here
	@rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

test-interpreted: $(VENV)/.package $(VENV)/.dev
	@echo "Tests, interpreted sources:"
	@PYTHONPATH=src GALAKTYKA_EXPECT_COMPILED=0 $(PYTEST) $(ARGS)

test-compiled: $(VENV)/.package $(VENV)/.dev | test-interpreted
	@if grep -q compiled $(VENV)/.flavour; then \
	    echo "Tests, compiled package:"; \
	    GALAKTYKA_EXPECT_COMPILED=1 $(PYTEST) $(ARGS); \
	else \
	    echo "The compiled half of the tests was left out: this machine has the interpreted package."; \
	fi

compare-flavours: $(VENV)/.package | test-compiled
	@if [ -z "$(ARGS)" ] && grep -q compiled $(VENV)/.flavour; then \
	    $(BIN)/python -m scripts.compare_flavours; \
	fi

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

$(VENV)/.package: $(SOURCES) setup.py pyproject.toml $(VENV)/.runtime $(VENV)/.flavour $(VENV)/.sources
	@touch $@.started  # the stamp bears the time of the start, so that an edit during the build is not missed
	@$(STEP) build "Building Galaktyka ($$(cat $(VENV)/.flavour))" \
	    $(BIN)/python scripts/build_wheel.py $$(cat $(VENV)/.flavour) build/wheel
	@$(STEP) install "Installing Galaktyka" $(PIP) --no-deps --force-reinstall build/wheel/*.whl
	@mv $@.started $@
