# Zaubertisch.  `make help` lists the targets; each says in one line what it does.
# Needs Python 3.11 or newer and make; Node comes from a Python package, Chromium (for tests) from the system.

PYTHON   ?= python3#                     the Python that makes .venv
HOST     ?= 127.0.0.1#                   where `make play` listens; 0.0.0.0 lets the home network in
PORT     ?= 8000
DATABASE ?= var/zaubertisch.sqlite#      where `make play` keeps its tables
UPGRADE  ?=#                             UPGRADE=1 lets `make lock` take newer versions
TESTS    ?=#                             more words for pytest, as in TESTS="-k trump"

BIN = .venv/bin
NPM = cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
PIP = $(BIN)/python -m pip --quiet --disable-pip-version-check

# All that the page is built from.  Folders count too: their time changes when a file goes.
PAGE_SOURCES := $(shell find web/src web/public web/worker web/fixtures 2>/dev/null) \
                $(wildcard web/*.html web/*.ts web/*.js web/*.json web/*.mjs)

# The tests that tell the rules: they alone must take every branch of the kernel and the games.
RULES = tests/kernel tests/games tests/laws

.PHONY: help setup setup-test play compiled test coverage test-laws test-rest test-client test-compiled test-browser \
        test-python test-long sim test-kill fuzz \
        check golden lock strengths bench-engine bench-bots bench-client bench-server screenshots clean
.DEFAULT_GOAL := help

help: ## list the targets and the variables
	@echo 'Targets:'
	@sed -nE 's/^([a-z-]+):.*## (.*)/  \1|\2/p' Makefile | awk -F'|' '{ printf "%-16s%s\n", $$1, $$2 }'
	@echo 'Variables, as in `make play PORT=9000`:'
	@sed -nE 's/^([A-Z]+) *\?= *([^#]*)#? *(.*)/  \1|\2|\3/p' Makefile \
	    | awk -F'|' '{ printf "%-16s%-26s%s\n", $$1, $$2, $$3 }'

# ---- Setting up: each stamp is made anew only when what it stands for has changed.

setup: .venv/run.stamp web/dist/index.html ## set up all that playing needs: .venv with the zaubertisch command, the page
	@ln -sfn ../../web/dist src/zaubertisch/page

setup-test: setup .venv/test.stamp ## set up what tests need too; Chromium, PostgreSQL and Redis where root on Debian lacks them
	@sh tools/chromium.sh
	@sh tools/postgres.sh
	@sh tools/valkey.sh

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo 'Zaubertisch needs Python 3.11 or newer; name one: make PYTHON=python3.12'; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	    echo 'This Python cannot make environments; on Debian: apt-get install python3-venv'; exit 1; }
	$(PYTHON) -m venv .venv

.venv/run.stamp: requirements/run.txt pyproject.toml hatch_build.py | $(BIN)/python
	$(PIP) install --require-hashes -r requirements/run.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/test.stamp: requirements/test.txt | .venv/run.stamp
	$(PIP) install --require-hashes -r requirements/test.txt
	@touch $@

web/node_modules/.stamp: web/package.json web/package-lock.json | .venv/run.stamp
	$(NPM) ci
	@touch $@

web/dist/index.html: web/node_modules/.stamp $(PAGE_SOURCES)
	$(NPM) run build
	@touch $@

# ---- Playing

play: setup ## start the server with its tables in ./var
	@mkdir -p var
	@exec $(BIN)/zaubertisch serve --host $(HOST) --port $(PORT) --database $(DATABASE)

compiled: .venv/run.stamp ## compile the search kernels: the strong bots think forty times as fast
	@sh tools/compiler.sh
	$(BIN)/python tools/compile.py

# ---- Testing

test: setup-test ## run all tests: Python, client, browser
	@$(MAKE) --no-print-directory --jobs=2 test-rest coverage test-laws test-client test-compiled  # each needs one core
	@$(MAKE) --no-print-directory test-browser  # by itself: a page that waits for its core looks like a fault

coverage: setup-test ## run the tests of kernel, rules and laws; they must take every branch of what they test
	$(BIN)/pytest -m 'not no_cover' $(RULES) --cov

test-laws: setup-test ## run the tests of kernel, rules and laws that are too long to be traced: two worlds, planted leaks
	$(BIN)/pytest -m no_cover $(RULES)

test-rest: setup-test ## run the other Python tests: oracle, golden, bots, server, simulation, hostile, house
	$(BIN)/pytest -m 'not browser' $(RULES:%=--ignore=%)

test-compiled: setup-test ## compile the search kernels in a copy, and run their tests on it
	@if sh tools/compiler.sh; then \
	    $(BIN)/python tools/compile.py --into build/compiled && \
	    ZT_COMPILED=1 PYTHONPATH=build/compiled $(BIN)/pytest tests/bots/wizard_compiled tests/bots/kampf_compiled; \
	else test "$$CI" != true; fi

test-client: setup-test ## run the tests of the client
	$(NPM) test

test-browser: setup-test ## play in a real browser, two at a time
	$(BIN)/pytest -m browser --numprocesses=2 --dist=loadfile $(TESTS)

test-python: setup-test ## run all Python tests without measuring coverage, or some: TESTS="-k trump"
	$(BIN)/pytest -m 'not browser' $(TESTS)

test-long: setup-test ## run the Python tests with the long ones and many more random matches
	$(BIN)/pytest -m 'not browser' --long $(TESTS)

sim: setup-test ## simulate nights when everything fails: SEEDS=2000, or SEED=1234 for one of them again
	SEEDS=$(or $(SEEDS),2000) $(if $(SEED),SEED=$(SEED)) $(BIN)/pytest tests/sim -k outlives

test-kill: setup-test ## kill servers at random while 30 tables play: KILLS=50 TABLES=30 SEED=1
	KILLS=$(or $(KILLS),50) TABLES=$(or $(TABLES),30) SEED=$(or $(SEED),1) $(BIN)/pytest --long -s tests/kill

fuzz: setup-test ## send the server very much nonsense: FRAMES=5000000 SEED=1
	$(BIN)/python -m tests.hostile.fuzz --frames=$(or $(FRAMES),5000000) --seed=$(or $(SEED),1)

golden: setup-test ## rewrite the golden playthroughs; read the difference before you commit it
	$(BIN)/pytest tests/golden --golden

check: setup-test ## look at style, types, layers and file sizes without running the product
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(NPM) run check
	$(NPM) run lint
	$(BIN)/pytest tests/test_house.py

# ---- Now and then

lock: $(BIN)/python ## write the lock files in requirements/ from pyproject.toml
	$(BIN)/python -m venv .venv/lock
	.venv/lock/bin/python -m pip --quiet install uv
	PATH="$(CURDIR)/.venv/lock/bin:$$PATH" $(BIN)/python tools/lock.py $(if $(UPGRADE),--upgrade)

bench-engine: .venv/run.stamp ## measure our Wizard, beside OpenSpiel's oh_hell where that can be installed
	@$(PIP) install --require-hashes -r requirements/bench.txt || echo 'No OpenSpiel here: measuring our own alone.'
	@$(BIN)/zaubertisch bench-engine

bench-bots: setup-test ## measure how long people wait while bots think at 50 tables: TABLES=50 SECONDS=30 BOT=adept
	@$(BIN)/python -m tests.server.bench_bots --tables=$(or $(TABLES),50) --seconds=$(or $(SECONDS),30) --bot=$(or $(BOT),adept)

strengths: compiled ## measure the levels and write what the lobby tells of them: MATCHES=400; may be stopped and gone on with
	@mkdir -p var
	@for game in wizard kampf duell seelenkrieger; do \
	    nice $(BIN)/zaubertisch arena $$game --ladder --among thumb --matches $(or $(MATCHES),400) \
	        --resume var/strengths.jsonl --json >var/$$game.json && mv var/$$game.json src/zaubertisch/bots/measured/ || exit 1; \
	done

bench-client: setup-test ## measure what the page costs: first load, cards to the screen, things that shift
	@$(BIN)/python -m tests.browser.bench

bench-server: setup-test ## measure what the server carries: moves, sockets, restarts, memory, beside boardgame.io
	@$(BIN)/python -m tests.load.bench

screenshots: setup-test ## take the pictures of the guide anew, of real pages in three languages
	@$(BIN)/python -m tests.browser.screenshots

clean: ## remove what make has made, except the tables in ./var
	find src -name '*.so' -delete
	rm -rf .venv build dist web/dist web/node_modules src/zaubertisch/page
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
