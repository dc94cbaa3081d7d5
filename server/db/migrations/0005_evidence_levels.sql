ALTER TABLE "customers" ADD COLUMN "evidence" text DEFAULT 'server' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "evidence" text DEFAULT 'server' NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "evidence" text DEFAULT 'server' NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_sales" ADD COLUMN "client_side" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE "leads" SET "evidence" = 'browser' WHERE "client_side";--> statement-breakpoint
UPDATE "sales" SET "evidence" = 'browser' WHERE "client_side";--> statement-breakpoint
UPDATE "customers" c SET "evidence" = 'browser' FROM "leads" l WHERE l."client_side" AND l."workspace_id" = c."workspace_id" AND l."id" = c."lead_id";
