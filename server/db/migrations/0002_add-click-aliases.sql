CREATE TABLE "click_aliases" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"click_id" text collate "C" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "click_aliases_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "earlier" text[];--> statement-breakpoint
CREATE INDEX "click_aliases_click" ON "click_aliases" USING btree ("workspace_id","click_id");
