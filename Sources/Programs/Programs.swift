// A target has a source: this one is there for what it depends on, the programs that users run.
