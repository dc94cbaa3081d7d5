ALTER TABLE "customers" ADD COLUMN "settled_at" timestamp (3) with time zone;
--> statement-breakpoint
UPDATE "customers" c SET "settled_at" = l."created_at" FROM "leads" l WHERE c."settled" AND c."click_id" IS NOT NULL AND l."workspace_id" = c."workspace_id" AND l."id" = c."lead_id";
