// OpenSSL's libcrypto: SHA-256 alone.
#ifndef SCANBENCH_COPENSSL_SHIM_H
#define SCANBENCH_COPENSSL_SHIM_H

#include <openssl/evp.h>
#include <openssl/sha.h>

#endif
