ALTER TABLE "enrollments" ADD COLUMN "new_commissions" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "enrollments" ADD COLUMN "new_earnings" bigint DEFAULT 0 NOT NULL;