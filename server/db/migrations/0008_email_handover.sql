ALTER TABLE "invitations" ADD COLUMN "handed_over" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_tokens" ADD COLUMN "handed_over" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF email, role, invited_by, locale, expires_at, handed_over ON "invitations" FOR EACH ROW
  EXECUTE FUNCTION record_change('invitation', 'id', '{email}', '{token_hash}', '{sent_at}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF enrollment_id, format, url, description, events, secret, former_secret, former_until, created_by, disabled_at, disabled_reason ON "webhooks" FOR EACH ROW
  EXECUTE FUNCTION record_change('webhook', 'id', '{url}', '{secret,former_secret}', '{failures,failing_since,retry_at,leased_until,updated_at}');
