PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CHROMIUM := /usr/bin/chromium-headless-shell
FIREFOX := /usr/bin/firefox-esr
WEBKIT := /usr/bin/WebKitWebDriver
POSTGRES := /usr/lib/postgresql
NPM := $(or $(shell command -v npm),/usr/bin/npm)
FRONT := build/front
BUILT := bundled.json elfen.js site/able.js site/beside.js site/hire.js site/notebooks.js site/sw.js site/worker.js
BUILT_STATIC := early.js late.js more.js page.css page.js page.LICENSES.txt
STATIC := data/jupyter/nbconvert/templates/elfenwidgets/static
SUDO = $$(test "$$(id -u)" = 0 || echo "sudo -n")
# Where the environment forbids Python to keep what it has compiled, hundreds of commands would do it
# again, each for itself.
unexport PYTHONDONTWRITEBYTECODE

# Two more than there are cores: a test often waits for a browser or a server.
WORKERS = $$(( $$(getconf _NPROCESSORS_ONLN) + 2 ))
# What runs in kernels: one language, for tests/test_notebooks.py runs the translations in one process.
NOTEBOOKS := notebooks/play.ipynb notebooks/en
PYTEST = ELFENWIDGETS_HOME=$$(mktemp -d) $(BIN)/pytest -m "not webkit" --nbval --nbval-sanitize-with notebooks/sanitize.cfg \
	--ignore tests/data tests $(NOTEBOOKS)
INSTALL = $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq --no-install-recommends

.PHONY: play test suite webkit lint types style unused front scripts same sources built kept docs lock clean

# The stamps tell what is installed; a change of pyproject.toml makes them old.
$(VENV)/.play: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

# Python compiles what the tests load; of a gigabyte that is a small part. The pip that comes with Python
# may be old, and takes twice as long to choose two hundred packages as a new one, if that can be had.
$(VENV)/.test: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --upgrade pip || true
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --editable '.[test]'
	touch $@ $(VENV)/.play

# What is new is compiled once, and not by each of the tests' workers for itself.
$(VENV)/.compiled: $(VENV)/.test
	@$(PYTEST) --collect-only --quiet > $@.txt || { cat $@.txt; exit 1; }
	@touch $@

# `make play ARGS="--no-browser --port 9000"`
play: $(VENV)/.play
	@exec $(BIN)/elfenwidgets play $(ARGS)

lint: types style unused front

types: $(VENV)/.test
	$(BIN)/mypy --strict elfenwidgets tests benchmarks

style: $(VENV)/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check

unused: $(VENV)/.test
	$(BIN)/deptry .
	$(BIN)/vulture

# The scripts of the page: types, style, unit tests, and whether what is committed is what they build.
front: scripts same

# These need no Python.
scripts: sources
	cd $(FRONT) && npm run --silent lint && npm test --silent

same: built
	@(for file in $(BUILT); do cmp $(FRONT)/built/$$file data/page/$$file || exit 1; done; \
	for file in $(BUILT_STATIC); do cmp $(FRONT)/built/static/$$file $(STATIC)/$$file || exit 1; done) \
	|| { echo "What is committed is an old one: \`make built kept\` makes it anew."; exit 1; }

# What was built, where it is committed.
kept:
	cp $(FRONT)/built/*.js* data/page
	mkdir -p data/page/site
	cp $(FRONT)/built/site/* data/page/site
	cp $(FRONT)/built/static/* $(STATIC)

# They are built beside a copy, for whatever lies in data is shipped, and node's packages are not.
sources: $(FRONT)/node_modules
	rm -rf $(FRONT)/src $(FRONT)/tests $(FRONT)/built
	cp -r data/page/src data/page/tests data/page/*.mjs data/page/*.json $(FRONT)

built: sources $(VENV)/.play
	$(BIN)/python -m elfenwidgets.authoring.page_parts $(FRONT)/brought
	cd $(FRONT) && VENV=$(abspath $(VENV)) node build.mjs

$(FRONT)/node_modules: data/page/package-lock.json | $(NPM)
	mkdir -p $(FRONT)
	cp data/page/package.json data/page/package-lock.json $(FRONT)
	cd $(FRONT) && npm ci --silent --no-audit --no-fund
	touch $@

# The API reference, from the docstrings; a warning of the generator is an error.
docs: $(VENV)/.test
	$(BIN)/python -W error::UserWarning -m pdoc --docformat google --no-show-source --output-directory build/docs \
		elfenwidgets.rules elfenwidgets.play elfenwidgets.lessons elfenwidgets.text

# What needs no browser comes first, side by side: the page's scripts while Python's packages are
# installed, the rest of it while the tests are compiled. The last of it goes on while they are collected.
test:
	@$(MAKE) --no-print-directory --jobs 2 $(CHROMIUM) $(FIREFOX) $(POSTGRES) $(VENV)/.test scripts
	@$(MAKE) --no-print-directory --jobs 2 --output-sync $(VENV)/.compiled types style unused same docs suite

# `+` has what it says seen at once.
suite: $(VENV)/.compiled
	+$(PYTEST) -n $(WORKERS) --dist loadfile --no-loadscope-reorder --rerun-show-tracebacks

# The main paths in WebKit, on a screen that nobody sees.
webkit: $(VENV)/.test $(WEBKIT)
	ELFENWIDGETS_HOME=$$(mktemp -d) $(BIN)/pytest -m webkit tests/browser

# What packages ask for, but do without on Binder: the debugger, a second way to complete words (with
# its parser), and the widgets of a notebook that is not JupyterLab's; 60 MB.
LEFT_OUT := debugpy jedi parso widgetsnbextension

# What Binder installs, each by its version, as a clean environment of Binder's Python gets it. From
# jsonschema 4.25 on, every start of Jupyter's server waits a second for a grammar of addresses.
lock:
	rm -rf build/binder
	$$(sed 's/-//' binder/runtime.txt) -m venv build/binder
	build/binder/bin/python -m pip install --quiet '.[env,analysis]' 'hatchling>=1.25' 'jsonschema<4.25'
	( echo "# All that Binder installs before the game itself: \`make lock\` writes it."; \
	build/binder/bin/python -m pip freeze $(LEFT_OUT:%=--exclude %) --exclude elfenwidgets ) \
	> binder/lock.txt
	$(BIN)/python -m elfenwidgets.authoring.site_lock

$(CHROMIUM):
	@$(INSTALL) chromium-headless-shell || test -x /usr/bin/chromium || $(INSTALL) chromium \
	|| { echo "The browser tests need /usr/bin/chromium: install your system's chromium package."; exit 1; }

# Without them the tests of Firefox, and of a shared database, are skipped, and say so.
$(NPM):
	@$(INSTALL) nodejs npm || { echo "The page's scripts are checked with node: install your system's nodejs and npm packages."; exit 1; }

$(FIREFOX):
	@$(INSTALL) firefox-esr \
	|| echo "The tests in Firefox are skipped: install your system's firefox-esr package to run them."

$(POSTGRES):
	@$(INSTALL) postgresql \
	|| echo "The tests with PostgreSQL are skipped: install your system's postgresql package to run them."

$(WEBKIT):
	@$(INSTALL) webkit2gtk-driver xvfb \
	|| { echo "This needs $(WEBKIT): install your system's webkit2gtk-driver and xvfb packages."; exit 1; }

clean:
	rm -rf $(VENV) build dist
