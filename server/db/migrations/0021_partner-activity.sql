DROP INDEX "audit_entries_subject";--> statement-breakpoint
CREATE INDEX "mails_partner" ON "mails" USING btree ("workspace_id","partner_id","created_at","id") WHERE "mails"."partner_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("workspace_id","subject_id","created_at","id") WHERE "audit_entries"."subject_id" is not null;
