ALTER TABLE "enrollments" ADD COLUMN "digest_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "program_id" text collate "C" NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sender" text NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "status" text DEFAULT 'waiting' NOT NULL;