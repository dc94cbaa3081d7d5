ALTER TABLE "partner_tokens" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "partner_tokens" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "partner_tokens_code" ON "partner_tokens" USING btree ("email") WHERE code_hash is not null;
