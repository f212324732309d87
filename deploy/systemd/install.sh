#!/bin/sh
# Makes Potluck in /opt/potluck/app a service, as docs/install.md says: sh deploy/systemd/install.sh https://potluck.example.org
# Run again, it brings a newer unit, and leaves the settings as they are.
set -eu
address=${1:?give the address that people type, as https://potluck.example.org}
folder=$(cd "$(dirname "$0")" && pwd)

getent passwd potluck >/dev/null || adduser --system --group --home /opt/potluck potluck
chown -R potluck:potluck /opt/potluck
install -d -o potluck -g potluck -m 700 /var/lib/potluck /var/backups/potluck

if [ ! -e /etc/potluck.env ]; then
  (umask 077 && cat > /etc/potluck.env <<END
DATA_DIR=/var/lib/potluck
PUBLIC_URL=$address
TRUSTED_PROXIES=127.0.0.1
BACKUP_DIR=/var/backups/potluck
BACKUP_PASSPHRASE=$(head -c 24 /dev/urandom | base64)
END
  )
fi

install -m 644 "$folder/potluck.service" /etc/systemd/system/potluck.service
systemctl daemon-reload
systemctl enable --now potluck
