ALTER TABLE "connections" ADD COLUMN "program_id" text collate "C";--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF provider, name, masked, account_id, program_id, removed_at ON "connections" FOR EACH ROW
  EXECUTE FUNCTION record_change('connection', 'id', '{name}', '{secret,details}', '{access_until,poll_at,poll}');
