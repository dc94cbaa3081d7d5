CREATE TABLE "statement_numbers" (
	"workspace_id" text collate "C" NOT NULL,
	"program_id" text collate "C" NOT NULL,
	"enrollment_id" text collate "C" NOT NULL,
	"month" text collate "C" NOT NULL,
	"issuer" text NOT NULL,
	"series" integer NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statement_numbers_workspace_id_enrollment_id_month_pk" PRIMARY KEY("workspace_id","enrollment_id","month"),
	CONSTRAINT "statement_numbers_series" UNIQUE("workspace_id","series","number")
);--> statement-breakpoint
CREATE OR REPLACE TRIGGER statement_numbers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "statement_numbers"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE OR REPLACE TRIGGER statement_numbers_kept BEFORE DELETE ON "statement_numbers" FOR EACH ROW EXECUTE FUNCTION refuse_change();
