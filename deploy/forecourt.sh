#!/bin/sh
# Copy it to /usr/local/bin/forecourt. It runs a command with the release, the settings and the account of the service, as root:
#   forecourt backup /backups/today
# Files need their whole path, and the account has to be able to read or write them.
exec systemd-run --quiet --pipe --wait --collect \
  --uid=forecourt \
  --working-directory=/srv/forecourt/current \
  --property=EnvironmentFile=/etc/forecourt.env \
  --property=StateDirectory=forecourt \
  --property=StateDirectoryMode=0700 \
  /usr/bin/node bootstrap/forecourt.mjs "$@"
