CREATE TABLE "partner_notes" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"partner_id" text collate "C" NOT NULL,
	"text" text NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"author" text NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_notes_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);--> statement-breakpoint
CREATE TABLE "partner_taggings" (
	"workspace_id" text collate "C" NOT NULL,
	"partner_id" text collate "C" NOT NULL,
	"tag_id" text collate "C" NOT NULL,
	CONSTRAINT "partner_taggings_workspace_id_partner_id_tag_id_pk" PRIMARY KEY("workspace_id","partner_id","tag_id")
);--> statement-breakpoint
CREATE TABLE "partner_tags" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_tags_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "owner_id" text collate "C";--> statement-breakpoint
ALTER TABLE "partner_notes" ADD CONSTRAINT "partner_notes_partner_fk" FOREIGN KEY ("workspace_id","partner_id") REFERENCES "public"."partners"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_taggings" ADD CONSTRAINT "partner_taggings_partner_fk" FOREIGN KEY ("workspace_id","partner_id") REFERENCES "public"."partners"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_taggings" ADD CONSTRAINT "partner_taggings_tag_fk" FOREIGN KEY ("workspace_id","tag_id") REFERENCES "public"."partner_tags"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_notes_partner" ON "partner_notes" USING btree ("workspace_id","partner_id","id");--> statement-breakpoint
CREATE INDEX "partner_taggings_tag" ON "partner_taggings" USING btree ("workspace_id","tag_id","partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_tags_name" ON "partner_tags" USING btree ("workspace_id",lower("name"));--> statement-breakpoint
CREATE INDEX "partners_owner" ON "partners" USING btree ("workspace_id","owner_id") WHERE "partners"."owner_id" is not null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql SET timezone = 'UTC' AS $$
DECLARE
  names text[] := TG_ARGV[2];
  secrets text[] := TG_ARGV[3];
  secret text;
  was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) - TG_ARGV[4]::text[] END;
  now_is jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) - TG_ARGV[4]::text[] END;
  whole jsonb := coalesce(now_is, was);
  what text := CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END;
BEGIN
  IF TG_OP = 'UPDATE' AND was = now_is THEN
    RETURN NULL;
  END IF;
  IF TG_NARGS > 5 THEN
    what := TG_ARGV[5] || CASE TG_OP WHEN 'INSERT' THEN '_added' WHEN 'UPDATE' THEN '_changed' ELSE '_removed' END;
  END IF;
  -- Of an update what changed, else what there is.
  IF TG_OP = 'UPDATE' THEN
    SELECT jsonb_object_agg(n.key, was->n.key), jsonb_object_agg(n.key, n.value) INTO was, now_is
    FROM jsonb_each(now_is) AS n WHERE n.value IS DISTINCT FROM was->n.key;
  ELSE
    was := jsonb_strip_nulls(was);
    now_is := jsonb_strip_nulls(now_is);
  END IF;
  FOREACH secret IN ARRAY secrets LOOP
    IF was->>secret IS NOT NULL THEN was := was || jsonb_build_object(secret, '[secret]'); END IF;
    IF now_is->>secret IS NOT NULL THEN now_is := now_is || jsonb_build_object(secret, '[secret]'); END IF;
  END LOOP;
  IF coalesce(pg_column_size(was), 0) + coalesce(pg_column_size(now_is), 0) > 50000 THEN
    was := shorten_audit(was);
    now_is := shorten_audit(now_is);
  END IF;
  PERFORM record_audit(coalesce(whole->>'workspace_id', whole->>'id'), TG_ARGV[0], what, whole->>TG_ARGV[1],
    (SELECT string_agg(whole->>name, '/' ORDER BY place) FROM unnest(names) WITH ORDINALITY AS n (name, place)),
    coalesce(CASE WHEN TG_ARGV[0] IN ('partner', 'customer') THEN whole->>'id' END, whole->>'partner_id', whole->>'customer_id'),
    was - 'workspace_id', now_is - 'workspace_id');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON "partner_tags" FOR EACH ROW
  EXECUTE FUNCTION record_change('partner_tag', 'id', '{name}', '{}', '{}');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE ON "partner_taggings" FOR EACH ROW
  EXECUTE FUNCTION record_change('partner', 'partner_id', '{}', '{}', '{}', 'tag');--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON "partner_notes" FOR EACH ROW
  EXECUTE FUNCTION record_change('partner_note', 'id', '{}', '{}', '{author,author_name,updated_at}');--> statement-breakpoint
CREATE OR REPLACE FUNCTION release_partners() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE partners SET owner_id = NULL WHERE workspace_id = OLD.workspace_id AND owner_id = OLD.person_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER release_partners AFTER DELETE ON "members" FOR EACH ROW EXECUTE FUNCTION release_partners();
