CREATE TABLE "merged_customers" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"into_id" text collate "C" NOT NULL,
	"merged_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "merged_customers_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);--> statement-breakpoint
ALTER TABLE "rollup_state" ADD COLUMN "restored_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "merged_customers" ADD CONSTRAINT "merged_customers_into_fk" FOREIGN KEY ("workspace_id","into_id") REFERENCES "public"."customers"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_customers_into" ON "merged_customers" USING btree ("workspace_id","into_id");
