SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := ci

# What .ci/run demands, in this order.
GATES := lint catalog project mutations apple-typecheck apple-typecheck-test build test demo matrix explore test-browser sanitize

LAB := swift run -c release backguard-lab
# A checkout may belong to another user than the one who runs the gates.
GIT_FILES := git -c safe.directory='*' ls-files -z
MAX_LINES := 600

.PHONY: ci project mutations mutations-table build test demo matrix explore test-browser pictures sanitize sanitize-tests
.PHONY: format lint warnings catalog catalog-table apple-typecheck apple-typecheck-test

ci:
	@for gate in $(GATES); do echo "== $$gate"; $(MAKE) --no-print-directory "$$gate"; done

# A first build, as on a clean checkout, shows every warning; a later one shows those of what was built again.
build:
	@mkdir -p .build
	swift build --build-tests 2>&1 | tee .build/build.log
	@if grep 'warning:' .build/build.log; then echo "The build is not free of warnings."; exit 1; fi

test:
	swift test

# Every system on which the library runs, in both layout directions.
demo:
	$(LAB) demo
	$(LAB) demo --system all --layout ltr
	$(LAB) demo --system all --layout rtl

# Fails if the library's subclass leaves a way out to chance. Optimized on purpose: it plays every guard to its end, and
# casting a weak reference that is gone crashed optimized code only.
matrix:
	$(LAB) matrix

# The explorer as fast as it gets, for who only explores: one thread, with Swift's runtime inside, which is a third of it,
# and without the checks at run time that other builds make of the same code (exclusive access, isolation). Never in
# Package.swift: who depends on a package may not be given unsafe flags. The names are what the explorer looks for to
# follow tasks: a runtime inside exports nothing by itself.
EXPORTED := swift_task_getMainExecutor_hook swift_task_enqueueGlobal_hook swift_task_enqueueGlobal \
  swift_task_enqueueMainExecutor
FAST := -Xswiftc -enforce-exclusivity=unchecked \
  $(addprefix -Xswiftc -Xfrontend -Xswiftc ,-assume-single-threaded -disable-dynamic-actor-isolation -enable-cmo-everything)
ifeq ($(shell uname),Linux)
FAST += --static-swift-stdlib -Xswiftc -use-ld=lld \
  $(foreach name,$(EXPORTED),-Xlinker --defsym=exported_$(name)=$(name) -Xlinker --export-dynamic-symbol=exported_$(name))
endif
FAST_LAB := .build/fast/release/backguard-lab
.PHONY: fast-lab speed
fast-lab:
	swift build -c release --product backguard-lab --scratch-path .build/fast $(FAST)

# How fast that is, and what it spends its time on.
speed: fast-lab
	$(FAST_LAB) explore notes --depth 8 --speed

# Deep where it matters most, then every scenario, then every answer to the open questions, then deeper than any search.
EXPLORE := $(FAST_LAB) explore --processes 2
explore: fast-lab
	$(EXPLORE) notes --depth 8 --system all
	$(EXPLORE) --depth 3 --system all
	$(EXPLORE) --depth 1 --system all --assumptions pairs
	$(EXPLORE) notes --random 20000

# Memory and data races, by every scenario of the demo and by bounded random runs. These look for leaks too; the demo throws
# devices away with something presented, which keeps itself then (B117).
SANITIZERS := address thread
sanitize:
	@for sanitizer in $(SANITIZERS); do \
	  echo "-- $$sanitizer sanitizer"; \
	  swift build --sanitize=$$sanitizer --scratch-path .build/$$sanitizer --product backguard-lab; \
	  ASAN_OPTIONS=detect_leaks=0 .build/$$sanitizer/debug/backguard-lab demo | tail -1; \
	  .build/$$sanitizer/debug/backguard-lab explore notes --random 500; \
	  .build/$$sanitizer/debug/backguard-lab explore slow-confirmation --random 500; \
	done

# The whole suite under each: too long for every change.
sanitize-tests:
	@for sanitizer in $(SANITIZERS); do swift test --sanitize=$$sanitizer --scratch-path .build/$$sanitizer; done

# Opens a playground and a storyboard in a real browser: Chromium and its driver.
PAGES := .build/pages
test-browser:
	@mkdir -p $(PAGES)
	$(LAB) explore notes --depth 4 --html $(PAGES)/playground.html
	$(LAB) storyboard edge-swipe-unsaved --out $(PAGES)/storyboard.html
	python3 Tools/test-browser/test_pages.py $(PAGES)/playground.html $(PAGES)/storyboard.html

# Draws the README's picture again; a test tells when that is due.
pictures:
	$(LAB) storyboard edge-swipe-unsaved --step 1 --out Documentation/Pictures/edge-swipe.svg

format:
	$(GIT_FILES) '*.swift' | xargs -0 swift format --in-place

lint:
	$(GIT_FILES) '*.swift' | xargs -0 swift format lint --strict
	$(GIT_FILES) ':!*.tsv' | xargs -0 wc -l | awk '$$2 != "total" && $$1 > $(MAX_LINES) \
	  { print $$2 ": " $$1 " lines, at most $(MAX_LINES) are allowed"; long = 1 } END { exit long }'

# That every piece of a rule's code is where the table of its absence says; `mutations-table` makes the table anew, which
# takes the better part of an hour.
mutations:
	python3 Tools/mutations/run.py --check

mutations-table:
	python3 Tools/mutations/run.py --write

# The same whatever was built before.
warnings:
	swift package clean
	$(MAKE) --no-print-directory build

catalog:
	python3 Tools/check-catalog.py

# What only a Mac can run: that it is well-formed.
project:
	python3 Tools/check-project.py

# The branches that only Apple's platforms compile.
apple-typecheck:
	python3 Tools/apple-typecheck/check.py

# Plants faults in copies of the project: a gate that cannot fail is none.
apple-typecheck-test:
	python3 Tools/apple-typecheck/test_availability.py
	python3 Tools/apple-typecheck/test_gate.py

# Writes Documentation/CatalogTests.md, which `catalog` keeps current.
catalog-table:
	python3 Tools/check-catalog.py --write
