-- What drizzle-kit cannot derive from the schema. Each statement can run again: `bun run generate:migration` adds
-- those that are new or changed to the next migration.
-- A default partition each, so that no event is ever refused for its date; months are made ahead by the server.
CREATE TABLE IF NOT EXISTS "clicks_default" PARTITION OF "clicks" DEFAULT;--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "leads_default" PARTITION OF "leads" DEFAULT;--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "sales_default" PARTITION OF "sales" DEFAULT;--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "visits_default" PARTITION OF "visits" DEFAULT;--> statement-breakpoint
-- Half of a page is left for what becomes of its lines, so that marking them touches no index.
ALTER TABLE "import_rows" SET (fillfactor = 50);--> statement-breakpoint
-- Dictionary id 0 means "unknown".
INSERT INTO "locations" ("id", "continent", "country", "region", "city", "hash") VALUES (0, '', '', '', '', '\x00') ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "agents" ("id", "device", "browser", "os", "hash") VALUES (0, '', '', '', '\x00') ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "rollup_state" ("id", "closed_until", "rolled_until") VALUES (1, to_timestamp(0), to_timestamp(0)) ON CONFLICT DO NOTHING;--> statement-breakpoint
-- What is written once is never changed: corrections are entries of their own.
-- Test data alone may be deleted: `clear_test_workspace` names the workspace, whose mode is looked up here.
CREATE OR REPLACE FUNCTION is_clearing(workspace text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT workspace = current_setting('svc.clearing', true)
    AND EXISTS (SELECT FROM workspaces WHERE id = workspace AND mode = 'test')
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF TG_LEVEL = 'STATEMENT' AND is_clearing(current_setting('svc.clearing', true)) THEN RETURN NULL; END IF;
    IF TG_LEVEL = 'ROW' AND is_clearing(OLD.workspace_id) THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION '% is append-only: write a correcting row instead', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_postings"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_postings_kept BEFORE DELETE ON "ledger_postings" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_entries_kept BEFORE DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE OR REPLACE TRIGGER reward_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "reward_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE OR REPLACE TRIGGER reward_versions_kept BEFORE DELETE ON "reward_versions" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Each statement's entries sum to zero per posting and currency, so no reader ever sees another sum.
CREATE OR REPLACE FUNCTION require_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong record;
BEGIN
  SELECT posting_id, currency, sum(amount) AS rest INTO wrong
  FROM added GROUP BY workspace_id, posting_id, currency HAVING sum(amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'entries of posting % sum to % %, not to zero', wrong.posting_id, wrong.rest, wrong.currency
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_entries_balanced AFTER INSERT ON "ledger_entries"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION require_balance();--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_closings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_closings"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_closings_kept BEFORE DELETE ON "ledger_closings" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_closing_balances_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_closing_balances"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_closing_balances_kept BEFORE DELETE ON "ledger_closing_balances" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE OR REPLACE TRIGGER statement_numbers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "statement_numbers"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE OR REPLACE TRIGGER statement_numbers_kept BEFORE DELETE ON "statement_numbers" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- What happened in a closed month is booked at the first moment of the open one. The lock (LOCKS.closings in
-- locks.ts) makes a closing wait for the postings under way; each query of a volatile function sees what was
-- committed before it, so whoever waited for a closing sees it. As nobody closes a month while the lock is held,
-- the answer is kept for the rest of the transaction: a look-up costs five times as much.
CREATE OR REPLACE FUNCTION set_booking_date() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  program text := NEW.workspace_id || ' ' || NEW.program_id;
BEGIN
  IF current_setting('svc.booking_program', true) IS DISTINCT FROM program THEN
    PERFORM pg_advisory_xact_lock_shared(7262014, hashtext(NEW.program_id));
    PERFORM set_config('svc.booking_program', program, true),
      set_config('svc.open_since', coalesce((
        SELECT max(ends_at) FROM ledger_closings
        WHERE workspace_id = NEW.workspace_id AND program_id = NEW.program_id), '-infinity')::text, true);
  END IF;
  NEW.booked_at := greatest(NEW.created_at, current_setting('svc.open_since')::timestamptz);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_postings_booking_date BEFORE INSERT ON "ledger_postings"
  FOR EACH ROW EXECUTE FUNCTION set_booking_date();--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_entries_booking_date BEFORE INSERT ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION set_booking_date();
--> statement-breakpoint
-- The audit log (docs/decisions/0048-audit-log.md). `svc.caller`, set with `begin`, names the actor, the address and the
-- request, `-` for none. Ids are those of domain/ids.ts; microseconds keep the changes of one statement in order.
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
-- Values that are very long are left out of entries that are, or one page of a list could be a gigabyte.
CREATE OR REPLACE FUNCTION shorten_audit(columns jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_object_agg(key, CASE WHEN length(value::text) > 10000 THEN to_jsonb('[' || length(value::text) || ' characters]') ELSE value END)
  FROM jsonb_each(columns)
$$;--> statement-breakpoint
-- Arguments: what the row is called in the log; the columns of its id, of its name, of secrets, of which only is recorded that
-- they changed, and those that are left out; `<word>` instead of created and deleted: `tag` gives `tag_added`, `tag_removed`.
CREATE OR REPLACE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql SET timezone = 'UTC' AS $$
DECLARE
  names text[] := TG_ARGV[2];
  secrets text[] := TG_ARGV[3];
  secret text;
  was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) - TG_ARGV[4]::text[] END;
  now_is jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) - TG_ARGV[4]::text[] END;
  whole jsonb := coalesce(now_is, was);
  what text := CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END;
BEGIN
  IF TG_OP = 'UPDATE' AND was = now_is THEN
    RETURN NULL;
  END IF;
  IF TG_NARGS > 5 THEN
    what := TG_ARGV[5] || CASE TG_OP WHEN 'INSERT' THEN '_added' WHEN 'UPDATE' THEN '_changed' ELSE '_removed' END;
  END IF;
  -- Of an update what changed, else what there is.
  IF TG_OP = 'UPDATE' THEN
    SELECT jsonb_object_agg(n.key, was->n.key), jsonb_object_agg(n.key, n.value) INTO was, now_is
    FROM jsonb_each(now_is) AS n WHERE n.value IS DISTINCT FROM was->n.key;
  ELSE
    was := jsonb_strip_nulls(was);
    now_is := jsonb_strip_nulls(now_is);
  END IF;
  FOREACH secret IN ARRAY secrets LOOP
    IF was->>secret IS NOT NULL THEN was := was || jsonb_build_object(secret, '[secret]'); END IF;
    IF now_is->>secret IS NOT NULL THEN now_is := now_is || jsonb_build_object(secret, '[secret]'); END IF;
  END LOOP;
  IF coalesce(pg_column_size(was), 0) + coalesce(pg_column_size(now_is), 0) > 50000 THEN
    was := shorten_audit(was);
    now_is := shorten_audit(now_is);
  END IF;
  PERFORM record_audit(coalesce(whole->>'workspace_id', whole->>'id'), TG_ARGV[0], what, whole->>TG_ARGV[1],
    (SELECT string_agg(whole->>name, '/' ORDER BY place) FROM unnest(names) WITH ORDINALITY AS n (name, place)),
    coalesce(CASE WHEN TG_ARGV[0] IN ('partner', 'customer') THEN whole->>'id' END, whole->>'partner_id', whole->>'customer_id'),
    was - 'workspace_id', now_is - 'workspace_id');
  RETURN NULL;
END $$;--> statement-breakpoint
-- The terms of a reward are versions: the entry compares one with the version before it.
CREATE OR REPLACE FUNCTION record_reward_terms() RETURNS trigger LANGUAGE plpgsql SET timezone = 'UTC' AS $$
DECLARE
  left_out constant text[] := '{workspace_id,reward_id,created_by,created_at}';
  was jsonb := (SELECT to_jsonb(v) - left_out FROM reward_versions v
    WHERE v.workspace_id = NEW.workspace_id AND v.reward_id = NEW.reward_id AND v.version = NEW.version - 1);
  now_is jsonb := to_jsonb(NEW) - left_out;
BEGIN
  IF was IS NULL THEN
    now_is := now_is || (SELECT jsonb_build_object('program_id', r.program_id, 'group_id', r.group_id, 'enrollment_id', r.enrollment_id)
      FROM rewards r WHERE r.workspace_id = NEW.workspace_id AND r.id = NEW.reward_id);
  END IF;
  PERFORM record_audit(NEW.workspace_id, 'reward', CASE WHEN was IS NULL THEN 'created' ELSE 'updated' END, NEW.reward_id, NEW.event, NULL,
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(was) WHERE value IS DISTINCT FROM now_is->key),
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(now_is) WHERE CASE WHEN was IS NULL THEN value <> 'null' ELSE value IS DISTINCT FROM was->key END));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT ON "reward_versions" FOR EACH ROW EXECUTE FUNCTION record_reward_terms();--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON "workspaces" FOR EACH ROW
  EXECUTE FUNCTION record_change('workspace', 'id', '{name}', '{}', '{heard_events,updated_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF name, hash, scopes, created_by, expires_at, revoked_at ON "api_keys" FOR EACH ROW
  EXECUTE FUNCTION record_change('key', 'id', '{name}', '{hash}', '{last_used_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF slug, is_primary, archived, placeholder, expired_url, not_found_url, logo, challenge, verified_at, verified_by, failing_since, lost_at ON "domains" FOR EACH ROW
  EXECUTE FUNCTION record_change('domain', 'id', '{slug}', '{challenge}', '{checked_at,updated_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON "members" FOR EACH ROW
  EXECUTE FUNCTION record_change('member', 'person_id', '{}', '{}', '{updated_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF email, role, invited_by, locale, expires_at, handed_over ON "invitations" FOR EACH ROW
  EXECUTE FUNCTION record_change('invitation', 'id', '{email}', '{token_hash}', '{sent_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON "folders" FOR EACH ROW
  EXECUTE FUNCTION record_change('folder', 'id', '{name}', '{}', '{updated_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON "tags" FOR EACH ROW
  EXECUTE FUNCTION record_change('tag', 'id', '{name}', '{}', '{updated_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON "utm_templates" FOR EACH ROW
  EXECUTE FUNCTION record_change('utm_template', 'id', '{name}', '{}', '{updated_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF
  domain, key, url, given_url, external_id, tenant_id, program_id, partner_id, folder_id, track_conversion, archived, public_stats, proxy, rewrite, do_index, expires_at, expired_url, disabled_at, deleted_at, password_hash, title, description, image, video, ios, android, geo, test_variants, test_started_at, test_completed_at, utm_source, utm_medium, utm_campaign, utm_term, utm_content, comments
  ON "links" FOR EACH ROW
  EXECUTE FUNCTION record_change('link', 'id', '{domain,key}', '{password_hash}', '{num,key_lookup,clicks,leads,conversions,sales,sale_amount,last_clicked,updated_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE ON "link_tags" FOR EACH ROW
  EXECUTE FUNCTION record_change('link', 'link_id', '{}', '{}', '{}', 'tag');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON "programs" FOR EACH ROW
  EXECUTE FUNCTION record_change('program', 'id', '{name}', '{}', '{updated_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON "groups" FOR EACH ROW
  EXECUTE FUNCTION record_change('group', 'id', '{name}', '{}', '{updated_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER DELETE OR UPDATE OF program_id, group_id, enrollment_id, event, archived_at ON "rewards" FOR EACH ROW
  EXECUTE FUNCTION record_change('reward', 'id', '{event}', '{}', '{version,updated_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON "discounts" FOR EACH ROW
  EXECUTE FUNCTION record_change('discount', 'id', '{description}', '{}', '{updated_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON "discount_codes" FOR EACH ROW
  EXECUTE FUNCTION record_change('discount_code', 'id', '{code}', '{}', '{code_lookup}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON "milestones" FOR EACH ROW
  EXECUTE FUNCTION record_change('milestone', 'id', '{name}', '{}', '{updated_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON "partners" FOR EACH ROW
  EXECUTE FUNCTION record_change('partner', 'id', '{name}', '{}', '{updated_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON "partner_tags" FOR EACH ROW
  EXECUTE FUNCTION record_change('partner_tag', 'id', '{name}', '{}', '{}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE ON "partner_taggings" FOR EACH ROW
  EXECUTE FUNCTION record_change('partner', 'partner_id', '{}', '{}', '{}', 'tag');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON "partner_notes" FOR EACH ROW
  EXECUTE FUNCTION record_change('partner_note', 'id', '{}', '{}', '{author,author_name,updated_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF
  program_id, group_id, partner_id, status, tenant_id, referred_by_id, application, group_locked, listed, shares_customers, applied_at, invited_at, approved_at, digest_off, reviewed_at, rejection_reason, rejection_note, reapply_at, banned_at, ban_reason
  ON "enrollments" FOR EACH ROW
  EXECUTE FUNCTION record_change('enrollment', 'id', '{}', '{}', '{new_commissions,new_earnings,notified_at,updated_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF provider, masked, verified_at, removed_at ON "payout_methods" FOR EACH ROW
  EXECUTE FUNCTION record_change('payout_method', 'id', '{provider}', '{details,fingerprint}', '{}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF provider, name, masked, created_by, verified_at, removed_at ON "funding_accounts" FOR EACH ROW
  EXECUTE FUNCTION record_change('funding_account', 'id', '{name}', '{details}', '{}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF provider, name, masked, account_id, program_id, removed_at ON "connections" FOR EACH ROW
  EXECUTE FUNCTION record_change('connection', 'id', '{name}', '{secret,details}', '{access_until,poll_at,poll}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF status, name, group_id, unpaid ON "imports" FOR EACH ROW
  EXECUTE FUNCTION record_change('import', 'id', '{name}', '{settings}', '{mapping,format,lines,attempts,read_after,linked_to,cursor_kind,cursor_num,updated_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT ON "payout_drafts" FOR EACH ROW
  WHEN (NEW.source <> 'preview')
  EXECUTE FUNCTION record_change('payout_draft', 'id', '{}', '{}', '{digest,selection,key}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit_decision AFTER UPDATE OF confirmed_by, discarded_by ON "payout_drafts" FOR EACH ROW
  EXECUTE FUNCTION record_change('payout_draft', 'id', '{}', '{}', '{digest,selection,key}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON "payout_runs" FOR EACH ROW
  EXECUTE FUNCTION record_change('payout_run', 'id', '{}', '{}', '{request_hash,attempts,next_attempt_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER UPDATE OF status ON "payouts" FOR EACH ROW
  WHEN (coalesce(current_setting('svc.caller', true), '') ~ '^(?!system:(?!cli ))')
  EXECUTE FUNCTION record_change('payout', 'id', '{}', '{}', '{updated_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER UPDATE OF submitted_at, discarded_at, downloaded_at, downloaded_by ON "payout_files" FOR EACH ROW
  EXECUTE FUNCTION record_change('payout_file', 'id', '{filename}', '{}', '{content}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER UPDATE OF status, note ON "fraud_flags" FOR EACH ROW
  EXECUTE FUNCTION record_change('fraud_flag', 'id', '{rule}', '{}', '{}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT ON "ledger_closings" FOR EACH ROW
  EXECUTE FUNCTION record_change('closing', 'month', '{month}', '{}', '{}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE ON "exchange_rates" FOR EACH ROW
  WHEN (NEW.workspace_id <> '*')
  EXECUTE FUNCTION record_change('exchange_rate', 'currency', '{currency,day}', '{}', '{}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON "saved_views" FOR EACH ROW
  EXECUTE FUNCTION record_change('saved_view', 'id', '{name}', '{}', '{updated_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF enrollment_id, format, url, description, events, secret, former_secret, former_until, created_by, disabled_at, disabled_reason ON "webhooks" FOR EACH ROW
  EXECUTE FUNCTION record_change('webhook', 'id', '{url}', '{secret,former_secret}', '{failures,failing_since,retry_at,leased_until,updated_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE ON "images" FOR EACH ROW
  EXECUTE FUNCTION record_change('image', 'id', '{id}', '{}', '{bytes,hash}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON "share_links" FOR EACH ROW
  EXECUTE FUNCTION record_change('share_link', 'id', '{}', '{token_hash}', '{}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON "commissions" FOR EACH ROW
  WHEN (current_setting('svc.audited', true) = 'on')
  EXECUTE FUNCTION record_change('commission', 'id', '{}', '{}', '{request_hash,explanation,updated_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON "customers" FOR EACH ROW
  WHEN (current_setting('svc.audited', true) = 'on')
  EXECUTE FUNCTION record_change('customer', 'id', '{name}', '{}', '{pinned,link_num,updated_at}');--> statement-breakpoint
-- An entry stays as it was written; what names an erased person may be emptied, and the owner removes what is old.
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
CREATE OR REPLACE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION keep_audit();--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- What can be erased of an entry, and what stays (docs/decisions/0103-audit-chain.md).
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
-- Numbers an entry within its workspace and hashes it together with the hash before. Runs when the transaction commits, so
-- that numbers follow the order of commits and their lock (LOCKS.auditSeals in locks.ts) is held for the commit alone; all
-- locks are taken in one order. Runs as the tables' owner, since one transaction may record in several workspaces.
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
-- Of a seal only the salt may go, with what its entry said; the owner removes those whose entry is gone.
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
-- What happens to somebody's account is in the log of each live workspace of theirs, whose people its test workspace has.
CREATE OR REPLACE FUNCTION record_person(person text, what text, was jsonb, now_is jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_audit(m.workspace_id, 'member', what, person, NULL, NULL, was, now_is)
  FROM members m JOIN workspaces w ON w.id = m.workspace_id AND w.mode = 'live'
  WHERE m.person_id = person;
END $$;--> statement-breakpoint
-- Of a workspace, at most so many an hour: whoever guesses passwords cannot fill its log.
CREATE OR REPLACE FUNCTION record_failed_sign_in(person text, means text, most int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_audit(m.workspace_id, 'member', 'sign_in_failed', person, NULL, NULL, NULL, jsonb_build_object('means', means))
  FROM members m JOIN workspaces w ON w.id = m.workspace_id AND w.mode = 'live'
  WHERE m.person_id = person AND most > (SELECT count(*) FROM audit_entries e
    WHERE e.workspace_id = m.workspace_id AND e.resource_id = person AND e.action = 'sign_in_failed'
      AND e.created_at > clock_timestamp() - interval '1 hour');
END $$;--> statement-breakpoint
-- `svc.means` says how: by a password, a link, a passkey.
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
  EXECUTE FUNCTION record_credentials();--> statement-breakpoint
-- A test workspace has the plan, the name and the members of its live one (docs/decisions/0063-test-mode.md). These
-- run as the tables' owner, since a request sees the rows of one workspace alone.
CREATE OR REPLACE FUNCTION mirror_workspace() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE workspaces SET name = NEW.name, slug = NEW.slug || '.test', plan = NEW.plan WHERE live_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER mirror_workspace AFTER UPDATE OF name, slug, plan ON "workspaces" FOR EACH ROW
  WHEN (NEW.mode = 'live' AND (OLD.name, OLD.slug, OLD.plan) IS DISTINCT FROM (NEW.name, NEW.slug, NEW.plan))
  EXECUTE FUNCTION mirror_workspace();--> statement-breakpoint
CREATE OR REPLACE FUNCTION mirror_member() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  twin text := (SELECT id FROM workspaces WHERE live_id = coalesce(NEW.workspace_id, OLD.workspace_id));
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM members WHERE workspace_id = twin AND person_id = OLD.person_id;
  ELSIF twin IS NOT NULL THEN
    INSERT INTO members (workspace_id, person_id, role, created_at)
    VALUES (twin, NEW.person_id, NEW.role, NEW.created_at)
    ON CONFLICT (workspace_id, person_id) DO UPDATE SET role = excluded.role;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER mirror_member AFTER INSERT OR DELETE OR UPDATE OF role ON "members" FOR EACH ROW
  EXECUTE FUNCTION mirror_member();--> statement-breakpoint
-- Partners have no owner once the member has left, whoever has taken them out, and in the test workspace as well.
CREATE OR REPLACE FUNCTION release_partners() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE partners SET owner_id = NULL WHERE workspace_id = OLD.workspace_id AND owner_id = OLD.person_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER release_partners AFTER DELETE ON "members" FOR EACH ROW EXECUTE FUNCTION release_partners();--> statement-breakpoint
CREATE OR REPLACE TRIGGER workspaces_keep_mode BEFORE UPDATE OF mode, live_id ON "workspaces" FOR EACH ROW
  WHEN ((OLD.mode, OLD.live_id) IS DISTINCT FROM (NEW.mode, NEW.live_id)) EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Deletes what a test workspace has, but for its keys, members, domains, connections, webhooks, pictures and settings. Dictionaries stay, since
-- servers remember the ids of their texts. What another row refers to is tried again after that row.
CREATE OR REPLACE FUNCTION clear_test_workspace(workspace text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  waiting text[];
  refused text[];
  one text;
BEGIN
  PERFORM set_config('svc.clearing', workspace, true);
  IF NOT is_clearing(workspace) OR workspace IS DISTINCT FROM current_setting('svc.workspace_id', true) THEN
    RAISE EXCEPTION '% is no test workspace of this transaction', workspace USING ERRCODE = 'restrict_violation';
  END IF;
  SELECT array_agg(c.relname::text) INTO waiting FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'workspace_id' AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND c.relname NOT IN ('api_keys', 'members', 'domains', 'connections', 'webhooks', 'images', 'referrers', 'destinations', 'utms', 'dictionary_days');
  WHILE cardinality(waiting) > 0 LOOP
    refused := '{}';
    FOREACH one IN ARRAY waiting LOOP
      BEGIN
        EXECUTE format('DELETE FROM %I WHERE workspace_id = $1', one) USING workspace;
      EXCEPTION WHEN foreign_key_violation THEN
        refused := refused || one;
      END;
    END LOOP;
    IF cardinality(refused) = cardinality(waiting) THEN
      RAISE EXCEPTION 'rows of % refer to each other', refused;
    END IF;
    waiting := refused;
  END LOOP;
  PERFORM set_config('svc.clearing', '', true);
  PERFORM record_audit(workspace, 'workspace', 'cleared', workspace, NULL, NULL, NULL, NULL);
END $$;
