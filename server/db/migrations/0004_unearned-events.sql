ALTER TABLE "leads" ADD COLUMN "unearned" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "kind" text DEFAULT 'refund' NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "unearned" jsonb;