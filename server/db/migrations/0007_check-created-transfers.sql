DROP INDEX "transfers_open";--> statement-breakpoint
CREATE INDEX "transfers_open" ON "transfers" USING btree ("updated_at") WHERE "transfers"."status" in ('created', 'submitting', 'sent');
