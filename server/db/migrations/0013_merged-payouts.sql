ALTER TABLE "payouts" DROP CONSTRAINT "payouts_run";--> statement-breakpoint
CREATE INDEX "payouts_of_run" ON "payouts" USING btree ("workspace_id","run_id");