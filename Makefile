# ScanBench, from a clone to an answer.
#
#   make bench        run the suites with every engine and write Reports/latest/index.html
#   make test         build everything and run the tests; FILTER='LensTests|NeutralCondition' for those whose names match
#   make build        build the commands into .build/release/
#   make photographs  judge the rule on public photographs, and put them beside rendered frames; it fetches them, or takes those in
#                     PHOTOGRAPHS=FOLDER (test/samples of zxing-cpp) and DATASET=FOLDER (dataset of tony-xlh/barcode-dataset), and
#                     measures them once, some half an hour
#   make datasheet    find how near, far, tilted, faint, dark and fast codes are read, and write a page for each reader into
#                     Reports/datasheet-sheets; some 10 minutes at quick
#   make live         scan the five scenes of streams, and write Reports/live/index.html: how long until a code is read, and which
#                     settings are fastest; some 3 minutes at quick
#   make sensitivity  hold the verdicts on module widths against other assumptions, and write Reports/sensitivity/index.html: the
#                     uncertainty budget of each engine; some 20 minutes
#   make check        list the checks that take longer than tests, or need more; CHECK=server makes one, CHECK="server folders" two,
#                     CHECK=all all, MARK="not quiet" but those that want a quiet machine, or hours
#   make benchmark    hold the renderer's speed against OpenCV's, in turns, measure the harness's own share, how the time and
#                     memory of reports, comparisons, duels and histories grow with the run, up to a million trials
#   make gate         hold what zxing and zbar read against Reports/baselines/gate: exits 1 where it is worse
#   make gate-baseline
#                     make what they read now the baseline, where that is as it should be
#   make fuzz         look for inputs that end a reader or fill its memory, SECONDS=60 for each, or for TARGET="trials png"
#   make lint         check the layout and the rules of .swift-format, and the scripts
#   make format       lay out the Swift sources
#   make engine-NAME  install an engine in Python: opencv-qr, opencv-barcode, quirc, zxing-wheel, tapirscan, wechat-qr, deqr,
#                     qrlyzer, rxing, pyrxing or arbez; in Java: zxing-java or boofcv; in Node: jsqr; or, with VERSION=3.0.0, zxing
#                     built against another version of zxing-cpp: the engine zxing-3-0-0 (so make engine-zxing-wheel
#                     VERSION=2.3.0: another version beside the first)
#   make tls          install stunnel, by which pages are opened over https
#   make package      make a .deb, a tarball and their bill of materials in .build/package/, with Swift's runtime inside
#   make setup        install what is missing; the targets that need something call it first
#   make clean        remove what was built and rendered; Reports/ and .native/ stay
#   make help         print this
#
#   PROFILE=quick|standard|full     how much is sampled (quick); suites of datasheet have no full
#   ENGINES="zxing zbar dmtx"       which engines are built and measured; ENGINES= builds none. Unless it is
#                                   given, all are built, and bench measures them and those in Python, Java and Node
#                                   that are installed; quick leaves out dmtx, which is slow; those that are named here are installed
#   SUITES="Corpus/….yaml"          which suites; 'scanbench bench --help' says which are run else

PROFILE ?= quick
BUILT_ENGINES := zxing zbar dmtx
# In Python, Java and Node, by what they need, as Tools/machine.sh finds them.
PACKAGED_ENGINES := $(notdir $(patsubst %/,%,$(dir $(wildcard $(foreach needs,requirements library,Sources/*-engines/*/$(needs).txt)))))
INSTALLED_ENGINES := $(notdir $(patsubst %/installed,%,$(wildcard .native/engines/*/installed)))
ENGINES ?= $(BUILT_ENGINES) $(INSTALLED_ENGINES)
MEASURED_ENGINES := $(if $(and $(filter file,$(origin ENGINES)),$(filter quick,$(PROFILE))),$(filter-out dmtx,$(ENGINES)),$(ENGINES))
SUITES ?=

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: bench test build tls datasheet photographs measured-photographs live sensitivity check benchmark fuzz gate gate-baseline lint format setup \
  package clean help some-engine engine-zxing $(PACKAGED_ENGINES:%=engine-%)

# The package trait of each engine.
TRAIT_zxing := ZXing
TRAIT_zbar := ZBar
TRAIT_dmtx := DMTX

comma := ,
empty :=
space := $(empty) $(empty)
TRAITS := $(subst $(space),$(comma),$(strip $(foreach engine,$(ENGINES),$(TRAIT_$(engine)))))
SWIFT_FLAGS := $(if $(TRAITS),--traits $(TRAITS),--disable-default-traits) \
  --explicit-target-dependency-import-check error
BUILD_FLAGS := $(SWIFT_FLAGS) $(if $(filter true,$(CI)),--quiet)
# What is tested: debug, with some targets optimised, or release, whose programs are those of users.
CONFIGURATION ?= debug
# Package.swift has the targets that are optimised in debug, too.
export SCANBENCH_OPTIMIZED_DEBUG := 1
# Without debug information, which is a twentieth of the compiler's time; a crash still names its functions.
RELEASE_FLAGS := --configuration release -debug-info-format none \
  $(if $(filter release,$(CONFIGURATION)),-Xswiftc -enable-testing)
# Where nothing is compiled a second time: each module in one pass, no index of the system's modules, and on Linux the toolchain's
# own linker, which takes half the time of the other.
ONCE_FLAGS := -debug-info-format none $(addprefix -Xswiftc ,-wmo -num-threads 2 -disable-batch-mode \
  -no-emit-module-separately-wmo -index-ignore-system-modules -index-ignore-clang-modules \
  $(if $(filter Linux,$(shell uname -s)),-use-ld=lld))
TEST_FLAGS := $(if $(filter release,$(CONFIGURATION)),$(RELEASE_FLAGS),$(if $(filter true,$(CI)),$(ONCE_FLAGS)))
BUILT := .build/release
SCANBENCH := $(BUILT)/scanbench
RUN := Reports/latest

# SwiftPM writes the traits' flags in the order of a set, which else differs from call to call, and compiles everything
# anew where it does.
export SWIFT_DETERMINISTIC_HASHING := 1
# What `scanbench --version` names.
export SCANBENCH_COMMIT := $(shell git rev-parse --short HEAD 2>/dev/null)
# Tools/setup reads ENGINES; SwiftPM finds the zxing.pc of .native/ through PKG_CONFIG_PATH.
export ENGINES
export PKG_CONFIG_PATH := $(shell Tools/install-zxing-cpp --pkg-config-path)$(if $(PKG_CONFIG_PATH),:$(PKG_CONFIG_PATH))

# Homebrew's folders are not on the search paths of the compiler, and zint comes without a .pc file.
ifeq ($(shell uname -s),Darwin)
  BREW := $(shell brew --prefix 2>/dev/null)
  export CPATH := $(BREW)/include$(if $(CPATH),:$(CPATH))
  export LIBRARY_PATH := $(BREW)/lib$(if $(LIBRARY_PATH),:$(LIBRARY_PATH))
endif

bench: some-engine build $(patsubst %,engine-%,$(filter $(PACKAGED_ENGINES),$(ENGINES)))
	$(SCANBENCH) bench $(SUITES) $(if $(filter file,$(origin ENGINES)),,$(ENGINES:%=--engine %)) --profile $(PROFILE) --output $(RUN) --force

some-engine:
	@test -n "$(strip $(ENGINES))" || { echo 'make bench needs an engine: ENGINES="zxing zbar"' >&2; exit 64; }

# A regular expression for the names of tests, as in LensTests or 'a misread is not a miss'; all where it is empty.
FILTER ?=
test: setup
	swift build $(BUILD_FLAGS) $(TEST_FLAGS) --build-tests
	swift test $(SWIFT_FLAGS) $(TEST_FLAGS) --skip-build --disable-xctest $(if $(FILTER),--filter '$(subst \|,|,$(FILTER))')

# What a user runs, together as a target of Package.swift; tests, validation and benchmarks build their own programs.
PROGRAMS := Programs
# The commands that build the programs $1, with the flags $2.
build-programs = $(foreach program,$1,swift build $(BUILD_FLAGS) $(RELEASE_FLAGS) $2 $(if $(filter Programs,$(program)),--target,--product) $(program) &&) true
build: setup
	$(call build-programs,$(PROGRAMS))
	@Tools/install-engine --link

# Compiled in a folder of its own: whether the runtime is linked in changes every file.
package:
	@ALSO=package Tools/setup
	$(call build-programs,$(PROGRAMS),--static-swift-stdlib --scratch-path .build/static)
	Tools/package .build/static

engine-zxing $(PACKAGED_ENGINES:%=engine-%): engine-%:
	@ENGINES=$* Tools/setup
	@Tools/install-engine $* $(if $(findstring command,$(origin VERSION)),$(VERSION))

tls:
	@ALSO=tls Tools/setup

datasheet: some-engine build
	$(SCANBENCH) run $(or $(SUITES),$(wildcard Corpus/datasheet/*.yaml)) $(foreach engine,$(MEASURED_ENGINES),--engine $(engine)) \
	  --profile $(PROFILE) --output Reports/datasheet --force
	$(SCANBENCH) datasheet Reports/datasheet --output Reports/datasheet-sheets

# Public photographs, fetched or in folders laid out as they are; measured once, some half an hour.
PHOTOGRAPHS ?=
DATASET ?=
MEASURED := .native/photographs/measured
SAMPLES_FOLDER = samples='$(PHOTOGRAPHS)'; [ -n "$$samples" ] || samples=$$(Tools/get-photographs)
IMPORT_PHOTOGRAPHS = set -e; $(SAMPLES_FOLDER); \
	$(SCANBENCH) corpus import "$$samples" --truth zxing-cpp --turns 0,90,180,270 --name zxing-cpp \
	  --output Corpus/rendered/zxing-cpp --force
MEASURE_PHOTOGRAPHS = set -e; mkdir -p $(MEASURED); \
	dataset='$(DATASET)'; [ -n "$$dataset" ] || dataset=$$(Tools/get-photographs barcode-dataset); $(SAMPLES_FOLDER); \
	for part in "Multiple Barcodes=multiple-barcodes" "DataMatrix=data-matrix" "PDF417=pdf417"; do \
	  name="$${part\#*=}"; \
	  $(SCANBENCH) corpus import "$$dataset/$${part%=*}" --truth barcode-dataset --name "$$name" --skip-bad \
	    --output "Corpus/rendered/$$name" --force; \
	  [ -e "$(MEASURED)/$$name.jsonl" ] || { \
	    $(SCANBENCH) camera measure "Corpus/rendered/$$name" --output "$(MEASURED)/$$name.unfinished" --force; \
	    mv "$(MEASURED)/$$name.unfinished" "$(MEASURED)/$$name.jsonl"; }; \
	done; \
	$(SCANBENCH) corpus import "$$samples" --truth zxing-cpp --name zxing-cpp --output Corpus/rendered/zxing-cpp-upright --force; \
	[ -e $(MEASURED)/zxing-cpp.jsonl ] || { \
	  $(SCANBENCH) run Corpus/rendered/zxing-cpp-upright --engine zxing --output Reports/zxing-cpp-upright --force; \
	  $(SCANBENCH) camera measure Corpus/rendered/zxing-cpp-upright --run Reports/zxing-cpp-upright \
	    --output $(MEASURED)/zxing-cpp.unfinished --force; \
	  mv $(MEASURED)/zxing-cpp.unfinished $(MEASURED)/zxing-cpp.jsonl; }
measured-photographs: build
	$(MEASURE_PHOTOGRAPHS)
photographs: some-engine measured-photographs
	$(IMPORT_PHOTOGRAPHS)
	$(SCANBENCH) run Corpus/photographs/rule.yaml Corpus/photographs/beside.yaml Corpus/rendered/zxing-cpp \
	  $(foreach engine,$(MEASURED_ENGINES),--engine $(engine)) --output Reports/photographs --force
	$(SCANBENCH) report Reports/photographs

LIVE_SUITES := shared-bike stockroom payment checkout boarding
live: some-engine build
	$(SCANBENCH) run $(LIVE_SUITES:%=Corpus/%.yaml) $(foreach engine,$(filter-out dmtx,$(MEASURED_ENGINES)),--engine $(engine)) \
	  --profile $(PROFILE) --output Reports/live --force
	$(SCANBENCH) report Reports/live

SENSITIVITY_SUITES := sensitivity sensitivity-noise sensitivity-ratio sensitivity-encoder
sensitivity: some-engine build
	$(SCANBENCH) run $(SENSITIVITY_SUITES:%=Corpus/%.yaml) $(MEASURED_ENGINES:%=--engine %) --profile $(PROFILE) \
	  --output Reports/sensitivity --force
	$(SCANBENCH) report Reports/sensitivity

# CHECK=camera is Checks/test_camera_….py, CHECK=all are all; MARK="not quiet" leaves some out.
CHECK ?=
MARK ?=
CHECKED = $(sort $(wildcard $(foreach check,$(subst -,_,$(CHECK:all=*)),Checks/test_$(check).py Checks/test_$(check)_*.py)))
CHECKS_PYTHON := .native/checks/bin/python
# What checks are told: how much they do, and which engines they take.
export PHOTOGRAPHS DATASET
export CASES KILLS FRAMES LIVE_SCANS ROUNDS WARM_UP_CALLS WARM_UP_ROUNDS MEASURED_ENGINES
check: $(if $(CHECK),build)
ifeq ($(strip $(CHECK)),)
	@for file in Checks/test_*.py; do name=$${file#Checks/test_}; name=$${name%.py}; \
	  printf '%-22s%s\n' "$$name" "$$(sed -n '1s/"""//gp' "$$file")"; done
else
	@test -n "$(CHECKED)" || { echo "there is no check '$(CHECK)'; 'make check' lists them" >&2; exit 64; }
	@ALSO=checks Tools/setup
	PYTHONDONTWRITEBYTECODE=1 $(CHECKS_PYTHON) -m pytest -c Checks/pytest.ini $(if $(MARK),-m '$(MARK)') $(CHECKED)
endif

benchmark: build engine-opencv-qr
	$(call build-programs,rendering-benchmark duel-benchmark)
	.native/engines/opencv-qr/bin/python Tools/benchmark-rendering .build/release/rendering-benchmark $(SCANBENCH)
	Tools/measure-harness-share $(SCANBENCH)
	Tools/benchmark-report $(SCANBENCH) .build/release/duel-benchmark

# Engines by their paths, so that the baseline says nothing of the machine that it was made on.
GATE_ENGINES := $(foreach engine,$(filter zxing zbar,$(ENGINES)),--engine $(engine)=$(BUILT)/scanbench-engine-$(engine))
GATE_BASELINE := Reports/baselines/gate

gate: some-engine build
	$(SCANBENCH) run Corpus/gate.yaml $(GATE_ENGINES) --output Reports/gate --force
	$(SCANBENCH) compare $(GATE_BASELINE) Reports/gate --output Reports/gate-comparison

gate-baseline: build
	$(SCANBENCH) run Corpus/gate.yaml $(GATE_ENGINES) --output $(GATE_BASELINE) --force
	rm -rf $(GATE_BASELINE)/frames $(GATE_BASELINE)/thumbnails $(GATE_BASELINE)/*.log

# A debug build of its own in .build-fuzz, with the compiler's instrumentation.
SECONDS ?= 60
fuzz: setup
	Tools/fuzz $(SECONDS) $(TARGET)

lint:
	Tools/lint

format:
	swift format --in-place --recursive --parallel Package.swift Sources Tests

setup:
	@Tools/setup

clean:
	swift package clean
	rm -rf Corpus/rendered

help:
	@sed -n '/^#/!q; s/^# \{0,1\}//p' $(firstword $(MAKEFILE_LIST))
