ALTER TABLE "customers" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "existing_customers" text DEFAULT 'earn' NOT NULL;--> statement-breakpoint
UPDATE "customers" SET "seen_at" = least("created_at", "first_sale_at") WHERE "settled" OR "click_id" IS NULL;
