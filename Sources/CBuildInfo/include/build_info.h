/// Returns the commit that the program was built from, as git abbreviates it; empty where the build was not told.
const char *_Nonnull scanbench_commit(void);
