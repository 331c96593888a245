CREATE TABLE "fetched_market_prices" (
	"site_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"prices" jsonb,
	"fetched_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fetched_market_prices_site_id_car_id_pk" PRIMARY KEY("site_id","car_id")
);
--> statement-breakpoint
ALTER TABLE "fetched_market_prices" ADD CONSTRAINT "fetched_market_prices_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fetched_market_prices" ADD CONSTRAINT "fetched_market_prices_site_id_car_id_cars_site_id_id_fk" FOREIGN KEY ("site_id","car_id") REFERENCES "public"."cars"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A vehicle with another market price has changed for every page that shows it, although its own row has not. That we asked
-- again and got the same price changes nothing.

CREATE FUNCTION note_priced_cars(site uuid, car_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  current_revision bigint;
BEGIN
  -- A site that is being deleted takes its prices along; there is nobody left to tell.
  IF NOT EXISTS (SELECT FROM sites WHERE id = site) THEN RETURN; END IF;
  current_revision := take_revision(site);
  INSERT INTO changes (site_id, revision, kind, key)
    SELECT site, current_revision, 'car', car_id::text FROM unnest(car_ids) car_id;
  PERFORM pg_notify('forecourt_changes', '');
END $$;
--> statement-breakpoint
CREATE FUNCTION note_market_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_priced_cars(site_id, array_agg(car_id)) FROM changed
    WHERE prices IS NOT NULL GROUP BY site_id ORDER BY site_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_other_market_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_priced_cars(site_id, array_agg(car_id)) FROM changed JOIN previous USING (site_id, car_id)
    WHERE changed.prices IS DISTINCT FROM previous.prices GROUP BY site_id ORDER BY site_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER market_prices_inserted AFTER INSERT ON fetched_market_prices
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_market_prices();
--> statement-breakpoint
CREATE TRIGGER market_prices_updated AFTER UPDATE ON fetched_market_prices
  REFERENCING OLD TABLE AS previous NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_other_market_prices();
--> statement-breakpoint
CREATE TRIGGER market_prices_deleted AFTER DELETE ON fetched_market_prices
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_market_prices();
