ALTER TABLE "clicks" ADD COLUMN "ad_parameter" text;--> statement-breakpoint
CREATE INDEX "fraud_flags_partner" ON "fraud_flags" USING btree ("workspace_id","partner_id","status","id");--> statement-breakpoint
CREATE INDEX "partners_mailbox" ON "partners" USING btree ("workspace_id",replace(split_part(split_part("email", '@', 1), '+', 1), '.', ''));