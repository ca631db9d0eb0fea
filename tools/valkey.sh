#!/bin/sh
# Sees to a Valkey or Redis for the tests of hints: installs Debian's where root lacks one, else says what
# to do.  The tests start a private one; none that runs already is touched.

command -v valkey-server >/dev/null && exit 0
command -v redis-server >/dev/null && exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo 'Installing Redis for the tests of hints.'
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq && apt-get install -y -qq --no-install-recommends redis-server >/dev/null && exit 0
fi

cat <<'END'
No Valkey or Redis found: the tests of hints over one will be skipped.
Install it (Debian, Ubuntu: apt-get install redis-server); the tests start their own and touch no other.
END
