CREATE TABLE "balances" (
	"workspace_id" text collate "C" NOT NULL,
	"enrollment_id" text collate "C" NOT NULL,
	"currency" text NOT NULL,
	"program_id" text collate "C" NOT NULL,
	"expense" bigint DEFAULT 0 NOT NULL,
	"accrued" bigint DEFAULT 0 NOT NULL,
	"payable" bigint DEFAULT 0 NOT NULL,
	"in_transit" bigint DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "balances_workspace_id_enrollment_id_currency_pk" PRIMARY KEY("workspace_id","enrollment_id","currency")
);
--> statement-breakpoint
CREATE TABLE "commission_reversals" (
	"workspace_id" text collate "C" NOT NULL,
	"commission_id" text collate "C" NOT NULL,
	"event_id" text collate "C" NOT NULL,
	"kind" text DEFAULT 'refund' NOT NULL,
	"amount" bigint NOT NULL,
	"clawback_id" text collate "C",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_reversals_workspace_id_commission_id_event_id_pk" PRIMARY KEY("workspace_id","commission_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "commissions" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"program_id" text collate "C" NOT NULL,
	"enrollment_id" text collate "C" NOT NULL,
	"partner_id" text collate "C" NOT NULL,
	"source_key" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"hold_reason" text,
	"cancel_reason" text,
	"event_id" text collate "C",
	"customer_id" text collate "C",
	"link_num" integer,
	"invoice_id" text,
	"reward_id" text collate "C",
	"reward_version" integer,
	"amount" bigint NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"earned" bigint NOT NULL,
	"earnings" bigint NOT NULL,
	"currency" text NOT NULL,
	"rate" numeric,
	"rate_source" text,
	"rate_day" text,
	"description" text,
	"metadata" jsonb,
	"explanation" jsonb NOT NULL,
	"reverses_id" text collate "C",
	"source_id" text collate "C",
	"payout_id" text collate "C",
	"matures_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "commissions_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "commissions_source" UNIQUE("workspace_id","program_id","source_key")
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"program_id" text collate "C" NOT NULL,
	"discount_id" text collate "C",
	"enrollment_id" text collate "C" NOT NULL,
	"partner_id" text collate "C" NOT NULL,
	"link_id" text collate "C" NOT NULL,
	"code" text NOT NULL,
	"code_lookup" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	CONSTRAINT "discount_codes_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"program_id" text collate "C" NOT NULL,
	"group_id" text collate "C",
	"enrollment_id" text collate "C",
	"type" text NOT NULL,
	"amount_minor" bigint,
	"rate_bps" integer,
	"max_duration_months" integer,
	"currency" text NOT NULL,
	"description" text,
	"provider" text,
	"coupon_id" text,
	"coupon_test_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "discounts_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "embed_sessions" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"token_hash" text NOT NULL,
	"program_id" text collate "C" NOT NULL,
	"enrollment_id" text collate "C" NOT NULL,
	"partner_id" text collate "C" NOT NULL,
	"origin" text,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "embed_sessions_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "embed_sessions_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "enrollments" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"program_id" text collate "C" NOT NULL,
	"group_id" text collate "C" NOT NULL,
	"partner_id" text collate "C" NOT NULL,
	"status" text NOT NULL,
	"tenant_id" text,
	"referred_by_id" text collate "C",
	"application" jsonb,
	"group_locked" boolean DEFAULT false NOT NULL,
	"listed" boolean DEFAULT false NOT NULL,
	"shares_customers" boolean DEFAULT false NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	"rejection_reason" text,
	"rejection_note" text,
	"reapply_at" timestamp (3) with time zone,
	"banned_at" timestamp (3) with time zone,
	"ban_reason" text,
	"applied_at" timestamp (3) with time zone,
	"invited_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"notified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enrollments_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "enrollments_partner" UNIQUE("workspace_id","program_id","partner_id"),
	CONSTRAINT "enrollments_tenant_id" UNIQUE("workspace_id","program_id","tenant_id")
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"workspace_id" text collate "C" NOT NULL,
	"day" text NOT NULL,
	"currency" text NOT NULL,
	"source" text NOT NULL,
	"per_euro" numeric NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_rates_workspace_id_currency_day_source_pk" PRIMARY KEY("workspace_id","currency","day","source")
);
--> statement-breakpoint
CREATE TABLE "fraud_flags" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"program_id" text collate "C" NOT NULL,
	"enrollment_id" text collate "C" NOT NULL,
	"partner_id" text collate "C" NOT NULL,
	"customer_id" text collate "C",
	"commission_id" text collate "C",
	"rule" text NOT NULL,
	"severity" text NOT NULL,
	"sentence" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text,
	"reviewed_by" text,
	"reviewed_at" timestamp (3) with time zone,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fraud_flags_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "fraud_flags_key" UNIQUE("workspace_id","key")
);
--> statement-breakpoint
CREATE TABLE "funding_accounts" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"details" text NOT NULL,
	"masked" text NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "funding_accounts_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"program_id" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"color" text DEFAULT 'gray' NOT NULL,
	"holding_period_days" integer,
	"auto_approve" boolean,
	"link_structure" text DEFAULT 'short' NOT NULL,
	"default_links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allowed_destinations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"max_links" integer DEFAULT 10 NOT NULL,
	"move_rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"logo" text,
	"brand_color" text,
	"landing" jsonb,
	"application_form" jsonb,
	"resources" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "groups_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "groups_slug" UNIQUE("workspace_id","program_id","slug")
);
--> statement-breakpoint
CREATE TABLE "ledger_checks" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"report" text NOT NULL,
	"differences" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_checks_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"workspace_id" text collate "C" NOT NULL,
	"num" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_num_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"posting_id" text collate "C" NOT NULL,
	"program_id" text collate "C" NOT NULL,
	"enrollment_id" text collate "C" NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_workspace_id_num_pk" PRIMARY KEY("workspace_id","num")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"program_id" text collate "C" NOT NULL,
	"cause" text NOT NULL,
	"key" text NOT NULL,
	"commission_id" text collate "C",
	"payout_id" text collate "C",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_postings_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "ledger_postings_key" UNIQUE("workspace_id","key")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"key" text NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"plain" text NOT NULL,
	"partner_id" text collate "C",
	"sent_at" timestamp (3) with time zone,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "mails_key" UNIQUE("workspace_id","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"workspace_id" text collate "C" NOT NULL,
	"num" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_num_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_workspace_id_num_pk" PRIMARY KEY("workspace_id","num")
);
--> statement-breakpoint
CREATE TABLE "partner_tokens" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"partner_id" text collate "C" NOT NULL,
	"program_id" text collate "C",
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_tokens_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "partner_tokens_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"username" text,
	"email" text,
	"image" text,
	"country" text,
	"company_name" text,
	"description" text,
	"locale" text,
	"time_zone" text,
	"email_verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"merged_into_id" text collate "C",
	CONSTRAINT "partners_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "payout_files" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"run_id" text collate "C" NOT NULL,
	"provider" text NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"content" text NOT NULL,
	"transfers" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_files_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "payout_files_run" UNIQUE("workspace_id","run_id","provider")
);
--> statement-breakpoint
CREATE TABLE "payout_methods" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"partner_id" text collate "C" NOT NULL,
	"provider" text NOT NULL,
	"details" text NOT NULL,
	"masked" text NOT NULL,
	"fingerprint" text,
	"verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "payout_methods_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"program_id" text collate "C" NOT NULL,
	"key" text NOT NULL,
	"confirmed_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_runs_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "payout_runs_key" UNIQUE("workspace_id","program_id","key")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"program_id" text collate "C" NOT NULL,
	"run_id" text collate "C" NOT NULL,
	"enrollment_id" text collate "C" NOT NULL,
	"partner_id" text collate "C" NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"commissions" bigint NOT NULL,
	"provider" text NOT NULL,
	"masked" text NOT NULL,
	"period_start" timestamp (3) with time zone,
	"period_end" timestamp (3) with time zone,
	"failure_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"initiated_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	CONSTRAINT "payouts_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "payouts_run" UNIQUE("workspace_id","run_id","enrollment_id","currency")
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text,
	"domain" text,
	"url" text NOT NULL,
	"currency" text NOT NULL,
	"attribution_model" text NOT NULL,
	"attribution_window_days" integer,
	"holding_period_days" integer DEFAULT 30 NOT NULL,
	"min_payout" bigint DEFAULT 0 NOT NULL,
	"payout_schedule" jsonb NOT NULL,
	"auto_approve" boolean DEFAULT false NOT NULL,
	"terms_url" text,
	"help_url" text,
	"support_email" text,
	"fraud_settings" jsonb,
	"logo" text,
	"brand_color" text,
	"landing" jsonb,
	"application_form" jsonb,
	"resources" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deactivated_at" timestamp (3) with time zone,
	CONSTRAINT "programs_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "programs_slug" UNIQUE("workspace_id","slug")
);
--> statement-breakpoint
CREATE TABLE "reward_versions" (
	"workspace_id" text collate "C" NOT NULL,
	"reward_id" text collate "C" NOT NULL,
	"version" integer NOT NULL,
	"event" text NOT NULL,
	"type" text NOT NULL,
	"amount_minor" bigint,
	"rate_bps" integer,
	"max_duration_months" integer,
	"currency" text NOT NULL,
	"limits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"modifiers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"description" text,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_versions_workspace_id_reward_id_version_pk" PRIMARY KEY("workspace_id","reward_id","version")
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"program_id" text collate "C" NOT NULL,
	"group_id" text collate "C",
	"enrollment_id" text collate "C",
	"event" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "rewards_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"payout_id" text collate "C" NOT NULL,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"payout_method_id" text collate "C" NOT NULL,
	"funding_account_id" text collate "C",
	"file_id" text collate "C",
	"reference" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfers_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "transfers_payout" UNIQUE("workspace_id","payout_id")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "pinned" jsonb;--> statement-breakpoint
ALTER TABLE "balances" ADD CONSTRAINT "balances_enrollment_fk" FOREIGN KEY ("workspace_id","enrollment_id") REFERENCES "public"."enrollments"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_reversals" ADD CONSTRAINT "commission_reversals_commission_fk" FOREIGN KEY ("workspace_id","commission_id") REFERENCES "public"."commissions"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_enrollment_fk" FOREIGN KEY ("workspace_id","enrollment_id") REFERENCES "public"."enrollments"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_partner_fk" FOREIGN KEY ("workspace_id","partner_id") REFERENCES "public"."partners"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_program_fk" FOREIGN KEY ("workspace_id","program_id") REFERENCES "public"."programs"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_group_fk" FOREIGN KEY ("workspace_id","group_id") REFERENCES "public"."groups"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_partner_fk" FOREIGN KEY ("workspace_id","partner_id") REFERENCES "public"."partners"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fraud_flags" ADD CONSTRAINT "fraud_flags_enrollment_fk" FOREIGN KEY ("workspace_id","enrollment_id") REFERENCES "public"."enrollments"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_program_fk" FOREIGN KEY ("workspace_id","program_id") REFERENCES "public"."programs"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_posting_fk" FOREIGN KEY ("workspace_id","posting_id") REFERENCES "public"."ledger_postings"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_methods" ADD CONSTRAINT "payout_methods_partner_fk" FOREIGN KEY ("workspace_id","partner_id") REFERENCES "public"."partners"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD CONSTRAINT "payout_runs_program_fk" FOREIGN KEY ("workspace_id","program_id") REFERENCES "public"."programs"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_run_fk" FOREIGN KEY ("workspace_id","run_id") REFERENCES "public"."payout_runs"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_enrollment_fk" FOREIGN KEY ("workspace_id","enrollment_id") REFERENCES "public"."enrollments"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_versions" ADD CONSTRAINT "reward_versions_reward_fk" FOREIGN KEY ("workspace_id","reward_id") REFERENCES "public"."rewards"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_program_fk" FOREIGN KEY ("workspace_id","program_id") REFERENCES "public"."programs"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_payout_fk" FOREIGN KEY ("workspace_id","payout_id") REFERENCES "public"."payouts"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commissions_enrollment" ON "commissions" USING btree ("workspace_id","enrollment_id","status","id");--> statement-breakpoint
CREATE INDEX "commissions_customer" ON "commissions" USING btree ("workspace_id","customer_id","type","id");--> statement-breakpoint
CREATE INDEX "commissions_event" ON "commissions" USING btree ("workspace_id","event_id");--> statement-breakpoint
CREATE INDEX "commissions_payout" ON "commissions" USING btree ("workspace_id","payout_id");--> statement-breakpoint
CREATE INDEX "commissions_invoice" ON "commissions" USING btree ("workspace_id","invoice_id");--> statement-breakpoint
CREATE INDEX "commissions_maturing" ON "commissions" USING btree ("matures_at") WHERE "commissions"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_code" ON "discount_codes" USING btree ("workspace_id","code_lookup");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_link" ON "discount_codes" USING btree ("workspace_id","link_id") WHERE "discount_codes"."disabled_at" is null;--> statement-breakpoint
CREATE INDEX "discount_codes_partner" ON "discount_codes" USING btree ("workspace_id","partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discounts_of_group" ON "discounts" USING btree ("workspace_id","group_id") WHERE "discounts"."archived_at" is null and "discounts"."group_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "discounts_of_enrollment" ON "discounts" USING btree ("workspace_id","enrollment_id") WHERE "discounts"."archived_at" is null and "discounts"."enrollment_id" is not null;--> statement-breakpoint
CREATE INDEX "embed_sessions_partner" ON "embed_sessions" USING btree ("workspace_id","partner_id");--> statement-breakpoint
CREATE INDEX "embed_sessions_age" ON "embed_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "enrollments_list" ON "enrollments" USING btree ("workspace_id","program_id","status","id");--> statement-breakpoint
CREATE INDEX "enrollments_of_partner" ON "enrollments" USING btree ("workspace_id","partner_id");--> statement-breakpoint
CREATE INDEX "fraud_flags_queue" ON "fraud_flags" USING btree ("workspace_id","program_id","status","id");--> statement-breakpoint
CREATE INDEX "fraud_flags_commission" ON "fraud_flags" USING btree ("workspace_id","commission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "funding_accounts_provider" ON "funding_accounts" USING btree ("workspace_id","provider") WHERE "funding_accounts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "ledger_entries_enrollment" ON "ledger_entries" USING btree ("workspace_id","enrollment_id","num");--> statement-breakpoint
CREATE INDEX "ledger_postings_commission" ON "ledger_postings" USING btree ("workspace_id","commission_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_payout" ON "ledger_postings" USING btree ("workspace_id","payout_id");--> statement-breakpoint
CREATE INDEX "mails_age" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_order" ON "outbox" USING btree ("num");--> statement-breakpoint
CREATE INDEX "partner_tokens_partner" ON "partner_tokens" USING btree ("workspace_id","partner_id","purpose");--> statement-breakpoint
CREATE INDEX "partner_tokens_age" ON "partner_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_email" ON "partners" USING btree ("workspace_id","email") WHERE "partners"."merged_into_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "partners_username" ON "partners" USING btree ("workspace_id","username") WHERE "partners"."merged_into_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_methods_partner" ON "payout_methods" USING btree ("workspace_id","partner_id") WHERE "payout_methods"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "payout_methods_fingerprint" ON "payout_methods" USING btree ("workspace_id","fingerprint");--> statement-breakpoint
CREATE INDEX "payouts_list" ON "payouts" USING btree ("workspace_id","program_id","status","id");--> statement-breakpoint
CREATE INDEX "payouts_enrollment" ON "payouts" USING btree ("workspace_id","enrollment_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "rewards_of_group" ON "rewards" USING btree ("workspace_id","group_id","event") WHERE "rewards"."archived_at" is null and "rewards"."group_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "rewards_of_enrollment" ON "rewards" USING btree ("workspace_id","enrollment_id","event") WHERE "rewards"."archived_at" is null and "rewards"."enrollment_id" is not null;--> statement-breakpoint
CREATE INDEX "transfers_reference" ON "transfers" USING btree ("workspace_id","provider","reference");--> statement-breakpoint
CREATE INDEX "transfers_file" ON "transfers" USING btree ("workspace_id","file_id");