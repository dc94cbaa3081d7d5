ALTER TABLE "people" ADD COLUMN "oidc_issuer" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "oidc_subject" text;--> statement-breakpoint
ALTER TABLE "person_challenges" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_oidc" UNIQUE("oidc_issuer","oidc_subject");
