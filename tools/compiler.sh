#!/bin/sh
# Sees to a C compiler and Python's headers for the compiled search kernels: installs Debian's where root
# lacks them, else says what to do.

PYTHON=.venv/bin/python
HEADERS='import os, sysconfig; raise SystemExit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'

command -v cc >/dev/null && "$PYTHON" -c "$HEADERS" && exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo 'Installing a C compiler for the search kernels.'
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq && apt-get install -y -qq --no-install-recommends gcc libc6-dev python3-dev >/dev/null
    command -v cc >/dev/null && "$PYTHON" -c "$HEADERS" && exit 0
fi

cat <<'END'
No C compiler, or none of Python's headers: the strong bots stay slow, and their compiled form is not tested.
Install both (Debian, Ubuntu: apt-get install gcc libc6-dev python3-dev).
END
exit 1
