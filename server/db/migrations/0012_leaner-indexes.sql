DROP INDEX "commissions_payout";--> statement-breakpoint
DROP INDEX "commissions_invoice";--> statement-breakpoint
DROP INDEX "ledger_postings_commission";--> statement-breakpoint
DROP INDEX "ledger_postings_payout";--> statement-breakpoint
CREATE INDEX "commissions_payout" ON "commissions" USING btree ("workspace_id","payout_id") WHERE "commissions"."payout_id" is not null;--> statement-breakpoint
CREATE INDEX "commissions_invoice" ON "commissions" USING btree ("workspace_id","invoice_id") WHERE "commissions"."invoice_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_postings_commission" ON "ledger_postings" USING btree ("workspace_id","commission_id") WHERE "ledger_postings"."commission_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_postings_payout" ON "ledger_postings" USING btree ("workspace_id","payout_id") WHERE "ledger_postings"."payout_id" is not null;