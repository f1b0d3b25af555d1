PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CHROMIUM := /usr/bin/chromium
POSTGRES := /usr/lib/postgresql

.PHONY: play test lint docs lock clean

# The stamps tell what is installed; a change of pyproject.toml makes them old.
$(VENV)/.play: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(VENV)/.test: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	touch $@ $(VENV)/.play

# `make play ARGS="--no-browser --port 9000"`
play: $(VENV)/.play
	@exec $(BIN)/elfenwidgets play $(ARGS)

lint: $(VENV)/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict elfenwidgets tests benchmarks hatch_build.py
	$(BIN)/deptry .
	$(BIN)/vulture

# The API reference, from the docstrings; a warning of the generator is an error.
docs: $(VENV)/.test
	$(BIN)/python -W error::UserWarning -m pdoc --docformat google --no-show-source --output-directory build/docs \
		elfenwidgets.rules elfenwidgets.play elfenwidgets.lessons elfenwidgets.text

test: lint docs $(CHROMIUM) $(POSTGRES)
	ELFENWIDGETS_HOME=$$(mktemp -d) $(BIN)/pytest -n auto --dist loadfile --no-loadscope-reorder \
		--nbval --nbval-sanitize-with notebooks/sanitize.cfg --ignore tests/data tests notebooks

# What Binder installs, each by its version, as a clean environment of Binder's Python gets it.
lock:
	rm -rf build/binder
	$$(sed 's/-//' binder/runtime.txt) -m venv build/binder
	build/binder/bin/python -m pip install --quiet '.[env,analysis]' 'hatchling>=1.25'
	( echo "# All that Binder installs before the game itself: \`make lock\` writes it."; \
	build/binder/bin/python -m pip freeze --exclude elfenwidgets ) > binder/requirements.txt

$(CHROMIUM):
	@SUDO=; if [ "$$(id -u)" != 0 ]; then SUDO="sudo -n"; fi; \
	$$SUDO apt-get update -qq && $$SUDO apt-get install -y -qq --no-install-recommends chromium \
	|| { echo "The browser tests need $(CHROMIUM): install your system's chromium package."; exit 1; }

# Without it the tests of a shared database are skipped, and say so.
$(POSTGRES):
	@SUDO=; if [ "$$(id -u)" != 0 ]; then SUDO="sudo -n"; fi; \
	$$SUDO apt-get update -qq && $$SUDO apt-get install -y -qq --no-install-recommends postgresql \
	|| echo "The tests with PostgreSQL are skipped: install your system's postgresql package to run them."

clean:
	rm -rf $(VENV) build dist
