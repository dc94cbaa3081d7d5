ALTER TABLE "payout_files" ADD COLUMN "discarded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payout_files" ADD COLUMN "downloaded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payout_files" ADD COLUMN "downloaded_by" text;--> statement-breakpoint
CREATE INDEX "transfers_open" ON "transfers" USING btree ("updated_at") WHERE "transfers"."status" in ('submitting', 'sent');