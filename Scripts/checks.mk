# Checks that take longer than tests, or need more than they: each exits with 0 when all is as it should be.
#
#     make check CHECK=server
#
#   browser     hold the engine browser against headless Chromium, with ZBar as WebAssembly: conformance, every decode of
#               2,000 frames, faults, looks, and on a quiet machine latency; CHECKS="faults looks" for some of them
#   camera      measure rendered frames, and hold them against their conditions
#   cameras     hold the frames of each camera profile against photographs, those that it was made of and others: looks, and
#               read rates; photographs as for 'make photographs'
#   clock       hold the reported times against a plain loop, a known ratio, and themselves
#   cluster     read a run in parts on a Slurm cluster of its own that loses a node, and hold it against one machine's (root)
#   contents    read 200 symbols of every kind of content and symbology with zxing, zbar, dmtx, zxing-java and tapirscan,
#               judge them layer by layer in code of its own, and list what they say otherwise
#   display     hold 'scanbench display' against scanners whose reads and delays are known, in a headless Chromium
#   duels       hold the latency gate against simulated duels, and against real ones whose truth is known; takes some hours
#               and a quiet machine
#   faults      have every write, rename and fsync of a run, a report and a corpus fail once; kill commands 100 times
#   folders     point every command at folders and files of a user: nothing in them may change
#   formats     hold what the gate writes for other tools against their own parsers and schemas
#   measuring   measure FRAMES=30 rendered frames of each symbology, and hold what is measured against their conditions
#   pages       hold the pages of Reports/latest against the rules of WCAG 2.2 that a program can check
#   run-files   change a run's files line by line and bit by bit: each is refused, or says the same; CASES=600
#   server      have strangers attack the server of pages while a run reads with a page: 1,000 hostile requests, memory,
#               signals
#   statistics  hold verdicts and intervals against simulated engines whose read rates are known
#   streams     hold the virtual clock of streams against frames that are handed over in real time; on a quiet machine; times
#               are judged of LIVE_SCANS=110 or more, which take some hours
#   survival    20,000 trials of an engine that crashes and hangs; a run that is killed 20 times
#   variants    read 300 symbols of every shape that a suite may ask for, and list those that an engine does not read at 6 px
#   warm-up     measure how long calls of the engines in Java take after their start; some ten minutes for each round of
#               WARM_UP_ROUNDS=1 and engine, on a quiet machine
#   wheel       hold the zxing engine against the Python wheel of the same library
#   wheel-time  hold the processor time of a run over zxing-cpp's photographs against that wheel's, in turns, ROUNDS=5, and
#               then what both read

include Makefile

.PHONY: list browser camera cameras clock cluster contents display duels faults folders formats measuring pages run-files server statistics streams survival variants warm-up wheel wheel-time

list:
	@sed -n '/^#/!q; s/^# \{0,1\}//p' Scripts/checks.mk

wheel: build
	$(SCANBENCH) corpus build Corpus/module-width.yaml --output Corpus/rendered/wheel --profile $(PROFILE) --force
	$(SCANBENCH) run Corpus/rendered/wheel --engine zxing --output Reports/wheel --force
	Scripts/check-against-wheel Corpus/rendered/wheel Reports/wheel

ROUNDS ?= 5
wheel-time: build
	$(IMPORT_PHOTOGRAPHS)
	Scripts/time-against-wheel $(SCANBENCH) Corpus/rendered/zxing-cpp Reports/wheel-photographs $(ROUNDS)
	Scripts/check-against-wheel Corpus/rendered/zxing-cpp Reports/wheel-photographs

contents: build engine-zxing-java engine-tapirscan
	$(SCANBENCH) run Corpus/contents.yaml $(CONTENT_READERS:%=--engine %) --profile full --output Reports/contents --force
	$(SCANBENCH) report Reports/contents
	Scripts/verify-contents Reports/contents

# Several of each symbology: what one misses another has to read.
CONTENT_READERS = zxing zbar dmtx zxing-java tapirscan

variants: some-engine build
	$(SCANBENCH) run Corpus/variants.yaml $(MEASURED_ENGINES:%=--engine %) --profile full --output Reports/variants --force
	Scripts/verify-variants Reports/variants

camera: build
	Scripts/verify-camera $(SCANBENCH)

# Those that a profile was made of, and others.
cameras: some-engine build
	$(MEASURE_PHOTOGRAPHS)
	set -e; for profile in Corpus/cameras/*.yaml; do \
	  Scripts/check-cameras $(SCANBENCH) "$$profile" Corpus/rendered/multiple-barcodes=$(MEASURED)/multiple-barcodes.jsonl \
	    Corpus/rendered/zxing-cpp-upright=$(MEASURED)/zxing-cpp.jsonl $(filter zxing zbar,$(ENGINES)); \
	done

FRAMES ?= 30
measuring: setup
	swift build $(BUILD_FLAGS) $(RELEASE_FLAGS) --product measuring-validation
	.build/release/measuring-validation $(FRAMES)

# Scans for each engine, size of frame and dropping policy.
LIVE_SCANS ?= 8
streams: build
	swift build $(BUILD_FLAGS) $(RELEASE_FLAGS) --product live-validation
	.build/release/live-validation Corpus/shared-bike.yaml standard $(LIVE_SCANS) \
	  $(foreach engine,$(filter zxing zbar,$(ENGINES)),$(engine)=.build/release/scanbench-engine-$(engine))

.build/zxing-loop: Tests/ClockBenchmark/zxing-loop.cpp build
	c++ -std=c++20 -O2 $< -o $@ $$(pkg-config --cflags --libs zxing)

clock: build .build/zxing-loop
	Scripts/verify-clock $(SCANBENCH) .build/zxing-loop

formats: build
	Scripts/verify-formats $(SCANBENCH)

pages:
	Scripts/verify-page $(RUN)/index.html

browser: build
	@ALSO=browser Scripts/setup
	Scripts/verify-browser $(SCANBENCH) $(CHECKS)

survival: build
	Scripts/verify-survival $(SCANBENCH)

CASES ?= 600
run-files: build
	Scripts/verify-run-files $(SCANBENCH) $(CASES)

server: build
	Scripts/verify-server $(SCANBENCH)

folders: build
	Scripts/verify-folders $(SCANBENCH)

cluster: build
	Scripts/verify-cluster $(SCANBENCH)

display: build
	Scripts/check-display $(SCANBENCH) "$$(Scripts/build-browser-reader)"

# Calls of a process, and processes for each frame and mask.
WARM_UP_CALLS ?= 200
WARM_UP_ROUNDS ?= 1
warm-up: build $(JAVA_ENGINES:%=engine-%)
	set -e; for engine in $(JAVA_ENGINES); do \
	  Scripts/measure-warm-up $(SCANBENCH) .build/release/scanbench-engine-$$engine $(WARM_UP_CALLS) $(WARM_UP_ROUNDS) \
	    Corpus/rendered/warm-up; \
	done

faults: build
	Scripts/verify-faults $(SCANBENCH)

duels: build
	swift build $(BUILD_FLAGS) $(RELEASE_FLAGS) --product duel-validation
	.build/release/duel-validation
	Scripts/validate-gate $(SCANBENCH)

statistics: setup
	swift build $(BUILD_FLAGS) $(RELEASE_FLAGS) --product statistics-validation
	.build/release/statistics-validation
