# Needs Python 3.11 or newer; everything else is installed into ./.venv with the versions of constraints.txt.
PYTHON ?= python3
BIN := .venv/bin
MATCHES ?= 1000
LEVEL ?= 1
COMPILED ?= tests/kernel tests/rules tests/scenarios tests/behaviour tests/players
CHECKED ?= 100
# A game of Precious Memories has some hundreds of questions, at each of which all is tried that may be answered.
FEW ?= 5
# Without it each of the many processes that tests start would compile every module anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test coverage collected lint soak load tables lookups newcomer knockout balance partner bench fast test-fast test-compiled clean

play: .venv/play.stamp  ## the bot with DISCORD_TOKEN, else the rehearsal server
	$(BIN)/python bot.py

test: .venv/test.stamp
	$(MAKE) -j 2 lint collected
	$(BIN)/python -m pytest -n 4 --dist worksteal

coverage: .venv/test.stamp  ## every test again, watched line by line, which takes half as long again
	$(BIN)/python -m pytest -n 4 --dist worksteal --cov --cov-report=term

# What pytest makes of the tests' files and what is read of cards is kept, so that its four workers need not make it
# four times. A file that cannot be read fails when it is run, where it is told why.
collected: .venv/test.stamp
	@$(BIN)/python -m pytest --collect-only -qq >/dev/null 2>&1 || true

lint: .venv/test.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports

# A game of any other than Lorcana has more to try at each question, so fewer of them are played.
soak: .venv/test.stamp  ## self-play with every invariant checked at every step
	$(BIN)/python bot.py simulate lorcana --players random --matches $(MATCHES) --check
	$(BIN)/python bot.py simulate lorcana --players builder --matches $(MATCHES) --check
	for game in mlp quintuplets harem_master precious_memories; do \
	    for players in random builder heuristic; do \
	        $(BIN)/python bot.py simulate $$game --players $$players --matches $(CHECKED) --check || exit 1; \
	    done; \
	    $(BIN)/python -m tests.rules.selfplay $$game $(CHECKED) || exit 1; \
	done

load: .venv/test.stamp  ## twenty games at once through the rehearsal server, for five minutes
	$(BIN)/python -m tests.load

lookups: .venv/test.stamp  ## two hundred look-ups of rules through the rehearsal server
	$(BIN)/python -m tests.lookup_times

newcomer: .venv/test.stamp  ## seconds from a clone to the first picture of a board
	$(BIN)/python -m tests.newcomer

knockout: .venv/test.stamp  ## switches off one rule at a time; each must turn a test red
	$(BIN)/python -m tests.knockout

tables: .venv/test.stamp  ## up to a thousand tables in one process: an answer, memory, a restart
	$(BIN)/python -m tests.tables

balance: .venv/test.stamp  ## the ready-made decks against each other, seats and starts swapped
	$(BIN)/python -m tests.balance mlp --matches $(MATCHES)
	$(BIN)/python -m tests.balance lorcana --matches $(MATCHES)

partner: .venv/test.stamp  ## the practice partner against random play, and how long it thinks
	$(BIN)/python -m tests.partner

bench: .venv/play.stamp
	$(BIN)/python bot.py bench

fast: .venv/fast.stamp  ## the engine compiled, with a C compiler, in some minutes; KOTATSU_FAST=1 plays with it
	$(BIN)/python -m tools.fast -O $(LEVEL)

test-fast: fast  ## the engine's tests and self-play on what is compiled now
	$(MAKE) test-compiled

test-compiled: .venv/test.stamp  ## the same on what was compiled before
	$(BIN)/python -m pytest -n 4 --dist worksteal -o pythonpath="build/fast ." $(COMPILED)
	KOTATSU_FAST=1 $(BIN)/python bot.py simulate lorcana --matches $(CHECKED) --check
	KOTATSU_FAST=1 $(BIN)/python bot.py simulate mlp --matches $(CHECKED) --check
	KOTATSU_FAST=1 $(BIN)/python bot.py simulate quintuplets --matches $(CHECKED) --check
	KOTATSU_FAST=1 $(BIN)/python bot.py simulate harem_master --matches $(CHECKED) --check
	KOTATSU_FAST=1 $(BIN)/python bot.py simulate precious_memories --matches $(FEW) --check

clean:
	rm -rf .venv build/fast

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Kotatsu needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv

.venv/play.stamp: pyproject.toml constraints.txt | .venv/bin/python
	@echo "Installing into .venv; the first time this takes about a minute."
	$(BIN)/python -m pip install -qq --disable-pip-version-check -e . -c constraints.txt
	@touch $@

.venv/fast.stamp: pyproject.toml constraints.txt | .venv/bin/python
	$(BIN)/python -m pip install -qq --disable-pip-version-check -e '.[fast-build]' -c constraints.txt
	@touch $@

.venv/test.stamp: pyproject.toml constraints.txt | .venv/bin/python
	@echo "Installing into .venv, what tests need included; the first time this takes about a minute."
	$(BIN)/python -m pip install -qq --disable-pip-version-check -e '.[test]' -c constraints.txt
	@touch $@ .venv/play.stamp
