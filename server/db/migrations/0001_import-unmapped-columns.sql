ALTER TABLE "imports" ADD COLUMN "unmapped" jsonb DEFAULT '{}'::jsonb NOT NULL;
