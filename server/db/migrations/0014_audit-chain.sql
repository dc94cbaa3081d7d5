CREATE TABLE "audit_seals" (
	"workspace_id" text collate "C" NOT NULL,
	"num" bigint NOT NULL,
	"entry_id" text collate "C" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"salt" "bytea",
	"details" "bytea" NOT NULL,
	"digest" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_seals_workspace_id_num_pk" PRIMARY KEY("workspace_id","num"),
	CONSTRAINT "audit_seals_entry" UNIQUE("workspace_id","entry_id")
);--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_audit(workspace text, kind text, what text, resource text, label text, subject text, was jsonb, now_is jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  digits constant text := '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  caller text[] := string_to_array(nullif(current_setting('svc.caller', true), ''), ' ');
  moment timestamptz := clock_timestamp();
  micros bigint := (extract(epoch FROM moment) * 1000000)::bigint;
  rest bigint := micros / 1000;
  id text := '';
BEGIN
  IF is_clearing(workspace) THEN RETURN; END IF;
  FOR i IN 1..7 LOOP
    id := substr(digits, (rest % 62)::int + 1, 1) || id;
    rest := rest / 62;
  END LOOP;
  rest := micros % 1000;
  id := 'aud_' || id || substr(digits, (rest / 62)::int + 1, 1) || substr(digits, (rest % 62)::int + 1, 1)
    || right(gen_random_uuid()::text, 7);
  INSERT INTO audit_entries (workspace_id, id, actor, address, request_id, type, action, resource_id, resource_name, subject_id, before, after, created_at)
  VALUES (workspace, id, coalesce(caller[1], 'database:' || session_user), nullif(caller[2], '-'), nullif(caller[3], '-'),
    kind, what, resource, label, subject, was, now_is, moment);
  PERFORM set_config('svc.audited_workspaces', concat_ws(' ', nullif(current_setting('svc.audited_workspaces', true), ''), workspace), true)
  WHERE workspace <> ALL (string_to_array(coalesce(current_setting('svc.audited_workspaces', true), ''), ' '));
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.erased_at IS NOT NULL AND NEW.before IS NULL AND NEW.after IS NULL AND NEW.resource_name IS NULL
      AND (NEW.address IS NULL OR NEW.address = OLD.address)
      AND to_jsonb(NEW) - '{before,after,resource_name,address,erased_at}'::text[]
        = to_jsonb(OLD) - '{before,after,resource_name,address,erased_at}'::text[] THEN
      -- Without it nobody can guess what the entry said from its hash.
      UPDATE audit_seals SET salt = NULL WHERE workspace_id = OLD.workspace_id AND entry_id = OLD.id AND salt IS NOT NULL;
      RETURN NEW;
    END IF;
  ELSIF is_clearing(OLD.workspace_id) THEN
    RETURN OLD;
  ELSIF current_user <> 'svc_tenant' AND OLD.created_at < now() - interval '30 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit_entries is append-only' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_details(entry audit_entries) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT convert_to(jsonb_build_array(entry.address, entry.resource_name, entry.before, entry.after)::text, 'UTF8')
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_digest(entry audit_entries, details bytea) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(jsonb_build_array(entry.workspace_id, entry.id, entry.actor, entry.request_id, entry.type, entry.action,
    entry.resource_id, entry.subject_id, (extract(epoch FROM entry.created_at) * 1000)::bigint)::text, 'UTF8') || details)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_hash(previous bytea, num bigint, created_at timestamptz, digest bytea) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(previous || convert_to(num || ' ' || (extract(epoch FROM created_at) * 1000)::bigint, 'UTF8') || digest)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION seal_audit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  workspaces constant text := coalesce(nullif(current_setting('svc.audited_workspaces', true), ''), NEW.workspace_id);
  entry audit_entries;
  last record;
  salt bytea;
  details bytea;
  digest bytea;
BEGIN
  IF current_setting('svc.audit_locked', true) IS DISTINCT FROM workspaces THEN
    PERFORM pg_advisory_xact_lock(7262073, hashtext(w.id))
    FROM (SELECT id FROM unnest(string_to_array(workspaces, ' ') || NEW.workspace_id) AS u (id) GROUP BY id ORDER BY id COLLATE "C" OFFSET 0) w;
    PERFORM set_config('svc.audit_locked', workspaces, true);
  END IF;
  SELECT * INTO entry FROM audit_entries WHERE workspace_id = NEW.workspace_id AND id = NEW.id;
  -- Test data may have been cleared since.
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT num, hash INTO last FROM audit_seals WHERE workspace_id = NEW.workspace_id ORDER BY num DESC LIMIT 1;
  salt := CASE WHEN entry.erased_at IS NULL THEN uuid_send(gen_random_uuid()) END;
  details := sha256(coalesce(salt, '') || audit_details(entry));
  digest := audit_digest(entry, details);
  INSERT INTO audit_seals (workspace_id, num, entry_id, created_at, salt, details, digest, hash)
  VALUES (entry.workspace_id, coalesce(last.num, 0) + 1, entry.id, entry.created_at, salt, details, digest,
    audit_hash(coalesce(last.hash, ''), coalesce(last.num, 0) + 1, entry.created_at, digest));
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = 'audit_entries'::regclass AND tgname = 'audit_entries_sealed') THEN
    CREATE CONSTRAINT TRIGGER audit_entries_sealed AFTER INSERT ON "audit_entries"
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_audit();
  END IF;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_seal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.salt IS NULL AND to_jsonb(NEW) - 'salt' = to_jsonb(OLD) - 'salt' THEN RETURN NEW; END IF;
  ELSIF is_clearing(OLD.workspace_id) THEN
    RETURN OLD;
  ELSIF current_user <> 'svc_tenant' AND OLD.created_at < now() - interval '30 days'
    AND NOT EXISTS (SELECT FROM audit_entries e WHERE e.workspace_id = OLD.workspace_id AND e.id = OLD.entry_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit_seals is append-only' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE ON "audit_seals" FOR EACH ROW EXECUTE FUNCTION keep_seal();--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit_seals_no_truncate BEFORE TRUNCATE ON "audit_seals" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_person(person text, what text, was jsonb, now_is jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_audit(m.workspace_id, 'member', what, person, NULL, NULL, was, now_is)
  FROM members m JOIN workspaces w ON w.id = m.workspace_id AND w.mode = 'live'
  WHERE m.person_id = person;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_failed_sign_in(person text, means text, most int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_audit(m.workspace_id, 'member', 'sign_in_failed', person, NULL, NULL, NULL, jsonb_build_object('means', means))
  FROM members m JOIN workspaces w ON w.id = m.workspace_id AND w.mode = 'live'
  WHERE m.person_id = person AND most > (SELECT count(*) FROM audit_entries e
    WHERE e.workspace_id = m.workspace_id AND e.resource_id = person AND e.action = 'sign_in_failed'
      AND e.created_at > clock_timestamp() - interval '1 hour');
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_sign_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_person(NEW.person_id, 'signed_in', NULL,
    jsonb_build_object('means', nullif(current_setting('svc.means', true), ''), 'agent', NEW.agent));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT ON "person_sessions" FOR EACH ROW EXECUTE FUNCTION record_sign_in();--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_credentials() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  left_now int := cardinality(NEW.recovery_hashes);
BEGIN
  IF OLD.password_hash IS DISTINCT FROM NEW.password_hash THEN
    PERFORM record_person(NEW.id, CASE WHEN NEW.password_hash IS NULL THEN 'password_removed'
      WHEN current_setting('svc.means', true) = 'reset' THEN 'password_reset'
      WHEN OLD.password_hash IS NULL THEN 'password_set' ELSE 'password_changed' END, NULL, NULL);
  END IF;
  IF (OLD.totp_confirmed_at IS NULL) <> (NEW.totp_confirmed_at IS NULL) THEN
    PERFORM record_person(NEW.id, CASE WHEN NEW.totp_confirmed_at IS NULL THEN 'two_factor_ended' ELSE 'two_factor_started' END, NULL, NULL);
  ELSIF left_now < cardinality(OLD.recovery_hashes) THEN
    PERFORM record_person(NEW.id, 'recovery_code_used', NULL, jsonb_build_object('left', left_now));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER UPDATE OF password_hash, totp_confirmed_at, recovery_hashes ON "people" FOR EACH ROW
  EXECUTE FUNCTION record_credentials();
--> statement-breakpoint
-- Entries that are there already are chained in the order of their ids.
DO $$
DECLARE
  entry audit_entries;
  workspace text;
  num bigint;
  previous bytea;
  salt bytea;
  details bytea;
  digest bytea;
BEGIN
  FOR entry IN SELECT * FROM audit_entries ORDER BY workspace_id, id LOOP
    IF workspace IS DISTINCT FROM entry.workspace_id THEN
      workspace := entry.workspace_id;
      num := 0;
      previous := '';
    END IF;
    num := num + 1;
    salt := CASE WHEN entry.erased_at IS NULL THEN uuid_send(gen_random_uuid()) END;
    details := sha256(coalesce(salt, '') || audit_details(entry));
    digest := audit_digest(entry, details);
    previous := audit_hash(previous, num, entry.created_at, digest);
    INSERT INTO audit_seals (workspace_id, num, entry_id, created_at, salt, details, digest, hash)
    VALUES (workspace, num, entry.id, entry.created_at, salt, details, digest, previous);
  END LOOP;
END $$;
