CREATE TABLE "content_documents" (
	"site_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_documents_site_id_kind_slug_pk" PRIMARY KEY("site_id","kind","slug")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"site_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"number" integer NOT NULL,
	"body" jsonb,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"saved_by" text NOT NULL,
	"live_from" timestamp (3) with time zone,
	CONSTRAINT "content_versions_site_id_kind_slug_number_pk" PRIMARY KEY("site_id","kind","slug","number")
);
--> statement-breakpoint
ALTER TABLE "content_documents" ADD CONSTRAINT "content_documents_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_site_id_kind_slug_content_documents_site_id_kind_slug_fk" FOREIGN KEY ("site_id","kind","slug") REFERENCES "public"."content_documents"("site_id","kind","slug") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Every process caches what is live and what is to come. A draft changes neither.
CREATE FUNCTION note_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed content_versions := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.live_from IS NULL AND NEW.live_from IS NULL THEN RETURN NULL; END IF;
  IF TG_OP <> 'UPDATE' AND changed.live_from IS NULL THEN RETURN NULL; END IF;
  -- A site that is being deleted takes its content along; there is nobody left to tell.
  IF NOT EXISTS (SELECT FROM sites WHERE id = changed.site_id) THEN RETURN NULL; END IF;
  INSERT INTO changes (site_id, revision, kind, key)
    VALUES (changed.site_id, take_revision(changed.site_id), 'content', changed.kind || '/' || changed.slug);
  PERFORM pg_notify('forecourt_changes', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON content_versions
  FOR EACH ROW EXECUTE FUNCTION note_content_change();
--> statement-breakpoint
-- Offers and posts were settings of the home page. They become documents, and leave the settings.
CREATE TEMPORARY TABLE moved_content ON COMMIT DROP AS
WITH items AS (
  SELECT s.id AS site_id, 'offer' AS kind, item, place
  FROM sites s CROSS JOIN LATERAL jsonb_array_elements(s.document #> '{home,offers}') WITH ORDINALITY AS list (item, place)
  WHERE jsonb_typeof(s.document #> '{home,offers}') = 'array'
  UNION ALL
  SELECT s.id, 'post', item, place
  FROM sites s CROSS JOIN LATERAL jsonb_array_elements(s.document #> '{home,posts}') WITH ORDINALITY AS list (item, place)
  WHERE jsonb_typeof(s.document #> '{home,posts}') = 'array'
), named AS (
  SELECT *, coalesce(nullif(trim(BOTH '-' FROM left(regexp_replace(lower(item ->> 'title'), '[^a-z0-9]+', '-', 'g'), 50)), ''), kind) AS name
  FROM items
), numbered AS (
  SELECT *, row_number() OVER (PARTITION BY site_id, kind, name ORDER BY place) AS repeat FROM named
)
SELECT site_id, kind, place,
  CASE WHEN repeat > 1 OR name IN ('news', 'vehicle-reviews', 'advice', 'community')
    THEN name || '-' || left(md5(kind || place), 8) ELSE name END AS slug,
  jsonb_strip_nulls(CASE kind
    WHEN 'offer' THEN jsonb_build_object(
      'title', trim(regexp_replace(item ->> 'title', '[[:cntrl:]]+', ' ', 'g')),
      'summary', item -> 'text', 'conditions', nullif(item ->> 'conditions', ''),
      'link', item -> 'href', 'from', item -> 'from', 'until', item -> 'until', 'isSpecial', false)
    ELSE jsonb_build_object(
      'title', trim(regexp_replace(item ->> 'title', '[[:cntrl:]]+', ' ', 'g')),
      'category', 'news', 'day', item -> 'day', 'link', item -> 'href',
      -- Plain text as Markdown: what would be markup is escaped.
      'text', jsonb_build_object('markdown', regexp_replace(item ->> 'text', '([]\\`*_{}[()#+.!|<>~&-])', '\\\1', 'g')))
  END) AS body
FROM numbered;
--> statement-breakpoint
INSERT INTO content_documents (site_id, kind, slug) SELECT site_id, kind, slug FROM moved_content;
--> statement-breakpoint
-- A moment apart, because the first of the list was shown first.
INSERT INTO content_versions (site_id, kind, slug, number, body, saved_by, live_from)
  SELECT site_id, kind, slug, 1, body, 'upgrade', now() - place * interval '1 second' FROM moved_content;
--> statement-breakpoint
WITH changed AS (
  UPDATE sites SET document = document #- '{home,offers}' #- '{home,posts}', version = version + 1, updated_at = now()
  WHERE document #> '{home}' ?| array['offers', 'posts']
  RETURNING id, version, document
)
INSERT INTO site_versions (site_id, version, document) SELECT id, version, document FROM changed;
