ALTER TABLE "connections" ADD COLUMN "poll_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "poll" jsonb;--> statement-breakpoint
CREATE INDEX "connections_poll" ON "connections" USING btree ("poll_at") WHERE poll_at is not null;--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF provider, name, masked, account_id, removed_at ON "connections" FOR EACH ROW
  EXECUTE FUNCTION record_change('connection', 'id', '{name}', '{secret,details}', '{access_until,poll_at,poll}');
