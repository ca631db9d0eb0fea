#!/bin/sh
# Sees to a Chromium for the browser tests: installs Debian's where root lacks it, else says what to do.
# Playwright would download a browser of its own; the system's is smaller, safer and already there for most.

for name in "$CHROMIUM" chromium chromium-browser google-chrome; do
    [ -n "$name" ] && command -v "$name" >/dev/null && exit 0
done

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo 'Installing Chromium for the browser tests.'
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null && exit 0
fi

cat <<'END'
No Chromium found: the browser tests will be skipped.
Install it (Debian, Ubuntu: apt-get install chromium) or name yours: CHROMIUM=/path/to/chromium make test
END
