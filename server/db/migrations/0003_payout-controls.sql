CREATE TABLE "control_changes" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"program_id" text collate "C" NOT NULL,
	"digest" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "control_changes_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "control_changes_digest" UNIQUE("workspace_id","program_id","digest","created_by")
);--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "root_id" text collate "C";--> statement-breakpoint
ALTER TABLE "funding_accounts" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "control_changes" ADD CONSTRAINT "control_changes_program_fk" FOREIGN KEY ("workspace_id","program_id") REFERENCES "public"."programs"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF provider, name, masked, created_by, verified_at, removed_at ON "funding_accounts" FOR EACH ROW
  EXECUTE FUNCTION record_change('funding_account', 'id', '{name}', '{details}', '{}');
