-- Read first: from the next statement on, the words wait for this transaction.
CREATE TEMPORARY TABLE "traced" ON COMMIT DROP AS
SELECT c.workspace_id, c.id, c.ad_parameter AS ad_trace, coalesce(u.source, '') AS source,
  coalesce(u.medium, '') AS medium, coalesce(u.campaign, '') AS campaign, coalesce(u.term, '') AS term,
  coalesce(u.content, '') AS content
FROM clicks c LEFT JOIN utms u ON u.workspace_id = c.workspace_id AND u.id = c.utm_id
WHERE c.ad_parameter IS NOT NULL;--> statement-breakpoint
ALTER TABLE "utms" ADD COLUMN "ad_trace" text;--> statement-breakpoint
-- The hash is that of db/dictionary.ts: MD5 of the words with a zero byte between them.
INSERT INTO utms (workspace_id, source, medium, campaign, term, content, ad_trace, hash)
SELECT DISTINCT workspace_id, source, medium, campaign, term, content, ad_trace, decode(md5(
  convert_to(source, 'UTF8') || '\x00' || convert_to(medium, 'UTF8') || '\x00' ||
  convert_to(campaign, 'UTF8') || '\x00' || convert_to(term, 'UTF8') || '\x00' ||
  convert_to(content, 'UTF8') || '\x00' || convert_to(ad_trace, 'UTF8')), 'hex')
FROM traced;--> statement-breakpoint
UPDATE clicks c SET utm_id = u.id FROM traced t JOIN utms u ON u.workspace_id = t.workspace_id
  AND u.source = t.source AND u.medium = t.medium AND u.campaign = t.campaign AND u.term = t.term
  AND u.content = t.content AND u.ad_trace = t.ad_trace
WHERE c.workspace_id = t.workspace_id AND c.id = t.id;--> statement-breakpoint
-- Partitions without rows would keep the dropped column's place in every row: the server makes them anew.
DO $$
DECLARE part regclass; used boolean;
BEGIN
  FOR part IN SELECT inhrelid::regclass FROM pg_inherits WHERE inhparent = 'clicks'::regclass LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %s)', part) INTO used;
    IF NOT used THEN EXECUTE format('DROP TABLE %s', part); END IF;
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "clicks" DROP COLUMN "ad_parameter";--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "clicks_default" PARTITION OF "clicks" DEFAULT;
