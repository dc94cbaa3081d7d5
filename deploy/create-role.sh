#!/bin/sh
# Makes the roles of svc, neither of them a superuser, and its database. PostgreSQL's image runs it once.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$SVC_PASSWORD" --username="$POSTGRES_USER" <<'SQL'
CREATE ROLE svc LOGIN PASSWORD :'password';
CREATE ROLE svc_tenant NOLOGIN;
GRANT svc_tenant TO svc;
CREATE DATABASE svc OWNER svc;
SQL
