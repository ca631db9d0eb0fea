#!/bin/sh
# Sees to PostgreSQL's programs for the tests of several processes: installs Debian's where root lacks
# them, else says what to do.  The tests start a private one; none that runs already is touched.

command -v initdb >/dev/null && exit 0
for folder in /usr/lib/postgresql/*/bin; do
    [ -x "$folder/initdb" ] && exit 0
done

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo 'Installing PostgreSQL for the tests of several processes.'
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql >/dev/null && exit 0
fi

cat <<'END'
No PostgreSQL found: the tests of several processes on one database will be skipped.
Install it (Debian, Ubuntu: apt-get install postgresql); the tests start their own and touch no other.
END
