#!/bin/sh
# Writes a backup to BACKUP_DIR now and then once a day, and deletes those older than BACKUP_KEEP_DAYS.
set -eu
: "${BACKUP_DIR:?}" "${BACKUP_KEEP_DAYS:=14}"
trap 'exit 0' TERM INT
while :; do
  if svc backup "$BACKUP_DIR/svc-$(date -u +%Y-%m-%dT%H%M%SZ).sql.gz"; then
    # Only after a good one: the last good one is never deleted.
    find "$BACKUP_DIR" -name 'svc-*.sql.gz' -mtime "+$BACKUP_KEEP_DAYS" -delete
  else
    echo 'The backup failed; the next try is tomorrow.' >&2
    # systemd shows the failure, and can tell somebody (OnFailure=).
    [ "${BACKUP_ONCE:-}" ] && exit 1
  fi
  [ "${BACKUP_ONCE:-}" ] && exit 0
  sleep 86400 &
  wait $!
done
