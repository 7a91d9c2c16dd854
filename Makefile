SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := ci

SANITIZERS := address thread

# What .ci/run demands: begun in this order, two at a time.
GATES := lint catalog project mutations build test apple-typecheck apple-typecheck-test demo matrix explore test-browser
GATES += $(SANITIZERS:%=sanitize-%)

# Optimized, in a place of its own: the tests are built meanwhile.
LAB_BUILD := -c release --scratch-path .build/lab
LAB := .build/lab/release/backguard-lab
# A checkout may belong to another user than the one who runs the gates.
GIT_FILES := git -c safe.directory='*' ls-files -z
MAX_LINES := 600

.PHONY: ci gates lint catalog project mutations build test apple-typecheck apple-typecheck-test demo matrix explore
.PHONY: test-browser sanitize $(SANITIZERS:%=sanitize-%) sanitize-tests lab format warnings catalog-table mutations-table
.PHONY: pictures

ci:
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target FIRST=build gates

gates: $(GATES)

# The tests take longest on one core: nothing that could wait is built before they run.
lab fast-lab $(SANITIZERS:%=sanitize-%): | $(FIRST)

# A first build, as on a clean checkout, shows every warning; a later one shows those of what was built again.
build:
	@echo "== $@"
	@mkdir -p .build
	swift build --build-tests 2>&1 | tee .build/build.log
	@if grep 'warning:' .build/build.log; then echo "The build is not free of warnings."; exit 1; fi

test: build
	@echo "== $@"
	swift test

lab:
	@echo "== $@"
	swift build $(LAB_BUILD) --product backguard-lab

# Every system on which the library runs, in both layout directions.
demo: lab
	@echo "== $@"
	swift run $(LAB_BUILD) backguard-lab demo
	$(LAB) demo --system all --layout ltr
	$(LAB) demo --system all --layout rtl

# Fails if the library's subclass leaves a way out to chance. Optimized on purpose: it plays every guard to its end, and
# casting a weak reference that is gone crashed optimized code only.
matrix: lab
	@echo "== $@"
	$(LAB) matrix

# The explorer as fast as it gets, for who only explores: one thread, Swift's runtime inside, and without the checks at run
# time that other builds make of the same code (exclusive access, isolation). Never in Package.swift: who depends on a
# package may not be given unsafe flags. The names are what the explorer looks for to follow tasks: a runtime inside
# exports nothing by itself.
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
	@echo "== $@"
	swift build -c release --product backguard-lab --scratch-path .build/fast $(FAST)

# How fast that is, and what it spends its time on.
speed: fast-lab
	$(FAST_LAB) explore notes --depth 8 --speed

# Under all pairs of answers to the open questions, deep where it matters most, then in every scenario; then every scenario
# deeper under the likely answers, and then deeper than any search.
EXPLORE := $(FAST_LAB) explore --processes 2
explore: fast-lab
	@echo "== $@"
	$(EXPLORE) notes --depth 8 --system all --assumptions pairs
	$(EXPLORE) --depth 2 --system all --assumptions pairs
	$(EXPLORE) --depth 4 --system all
	$(EXPLORE) --random 5000 --system all

# Memory and data races, by every scenario of the demo and by bounded random runs. These look for leaks too; the demo throws
# devices away with something presented, which keeps itself then (B117).
sanitize: $(SANITIZERS:%=sanitize-%)

$(SANITIZERS:%=sanitize-%): sanitize-%:
	@echo "== $@"
	swift build --sanitize=$* --scratch-path .build/$* --product backguard-lab
	ASAN_OPTIONS=detect_leaks=0 .build/$*/debug/backguard-lab demo | tail -1
	.build/$*/debug/backguard-lab explore notes --random 500
	.build/$*/debug/backguard-lab explore slow-confirmation --random 500

# The whole suite under each: too long for every change, though optimized. Without the tests that need an address to be used
# twice, which the address sanitizer puts off.
sanitize-tests:
	@for sanitizer in $(SANITIZERS); do \
	  ASAN_OPTIONS=detect_leaks=0 swift test -c release -Xswiftc -enable-testing --sanitize=$$sanitizer \
	    --scratch-path .build/$$sanitizer --skip DeadScreenTests; \
	done

# Opens a playground and a storyboard in a real browser: Chromium and its driver.
PAGES := .build/pages
test-browser: lab
	@echo "== $@"
	@mkdir -p $(PAGES)
	$(LAB) explore notes --depth 4 --html $(PAGES)/playground.html
	$(LAB) storyboard edge-swipe-unsaved --out $(PAGES)/storyboard.html
	python3 Tools/test-browser/test_pages.py $(PAGES)/playground.html $(PAGES)/storyboard.html

# Draws the README's picture again; a test tells when that is due.
pictures: lab
	$(LAB) storyboard edge-swipe-unsaved --step 1 --out Documentation/Pictures/edge-swipe.svg

format:
	$(GIT_FILES) '*.swift' | xargs -0 swift format --in-place

lint:
	@echo "== $@"
	$(GIT_FILES) '*.swift' | xargs -0 swift format lint --strict
	$(GIT_FILES) ':!*.tsv' | xargs -0 wc -l | awk '$$2 != "total" && $$1 > $(MAX_LINES) \
	  { print $$2 ": " $$1 " lines, at most $(MAX_LINES) are allowed"; long = 1 } END { exit long }'

# That every piece of a rule's code is where the table of its absence says; `mutations-table` makes the table anew, which
# takes the better part of an hour.
mutations:
	@echo "== $@"
	python3 Tools/mutations/run.py --check

mutations-table:
	python3 Tools/mutations/run.py --write

# The same whatever was built before.
warnings:
	swift package clean
	$(MAKE) --no-print-directory build

catalog:
	@echo "== $@"
	python3 Tools/check-catalog.py

# What only a Mac can run: that it is well-formed.
project:
	@echo "== $@"
	python3 Tools/check-project.py

# The branches that only Apple's platforms compile.
apple-typecheck:
	@echo "== $@"
	python3 Tools/apple-typecheck/check.py

# Plants faults in copies of the project: a gate that cannot fail is none.
apple-typecheck-test:
	@echo "== $@"
	python3 Tools/apple-typecheck/test_availability.py
	python3 Tools/apple-typecheck/test_gate.py

# Writes Documentation/CatalogTests.md, which `catalog` keeps current.
catalog-table:
	python3 Tools/check-catalog.py --write
