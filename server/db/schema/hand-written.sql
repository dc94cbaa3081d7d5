-- What drizzle-kit cannot derive from the schema; `bun run generate:migration initial` appends it.
-- A default partition each, so that no event is ever refused for its date; months are made ahead by the server.
CREATE TABLE "clicks_default" PARTITION OF "clicks" DEFAULT;--> statement-breakpoint
CREATE TABLE "leads_default" PARTITION OF "leads" DEFAULT;--> statement-breakpoint
CREATE TABLE "sales_default" PARTITION OF "sales" DEFAULT;--> statement-breakpoint
CREATE TABLE "visits_default" PARTITION OF "visits" DEFAULT;--> statement-breakpoint
-- Dictionary id 0 means "unknown".
INSERT INTO "locations" ("id", "continent", "country", "region", "city", "hash") VALUES (0, '', '', '', '', '\x00');--> statement-breakpoint
INSERT INTO "agents" ("id", "device", "browser", "os", "hash") VALUES (0, '', '', '', '\x00');--> statement-breakpoint
INSERT INTO "rollup_state" ("id", "closed_until", "rolled_until") VALUES (1, to_timestamp(0), to_timestamp(0));--> statement-breakpoint
-- What is written once is never changed: corrections are entries of their own.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: write a correcting row instead', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_postings"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER reward_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "reward_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Each statement's entries sum to zero per posting and currency, so no reader ever sees another sum.
CREATE FUNCTION require_balance() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER ledger_entries_balanced AFTER INSERT ON "ledger_entries"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION require_balance();--> statement-breakpoint
CREATE TRIGGER ledger_closings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_closings"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_closing_balances_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_closing_balances"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- What happened in a closed month is booked at the first moment of the open one. The lock (LOCKS.closings in
-- locks.ts) makes a closing wait for the postings under way; each query of a volatile function sees what was
-- committed before it, so whoever waited for a closing sees it. As nobody closes a month while the lock is held,
-- the answer is kept for the rest of the transaction: a look-up costs five times as much.
CREATE FUNCTION set_booking_date() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER ledger_postings_booking_date BEFORE INSERT ON "ledger_postings"
  FOR EACH ROW EXECUTE FUNCTION set_booking_date();--> statement-breakpoint
CREATE TRIGGER ledger_entries_booking_date BEFORE INSERT ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION set_booking_date();
