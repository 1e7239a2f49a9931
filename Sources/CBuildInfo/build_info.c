#include "build_info.h"

const char *scanbench_commit(void) { return SCANBENCH_COMMIT; }
