ALTER TABLE "mails" ADD COLUMN "secret" boolean DEFAULT true NOT NULL;

--> statement-breakpoint
-- Mails that were written before say by their kind whether a link in them opens something.
UPDATE mails SET secret = false WHERE template NOT IN
  ('partner-invited', 'sign-in-link', 'verify-email', 'password-reset', 'member-invited');
