-- Vehicles take less space, and a feed of new ones is stored in half the time. Building an index takes a while, so the new one is
-- in a migration of its own; these statements are quick.

DROP INDEX "cars_photos_index";
--> statement-breakpoint
DROP INDEX "cars_primary_image_url_index";
--> statement-breakpoint
-- The foreign key to the vehicle says the same.
ALTER TABLE "car_prices" DROP CONSTRAINT "car_prices_site_id_sites_id_fk";
--> statement-breakpoint
-- What was moved out of a vehicle’s row, part by part, took more space than it freed.
DO $$
DECLARE
  wide text;
BEGIN
  FOR wide IN SELECT attname FROM pg_attribute
    WHERE attrelid = 'cars'::regclass AND attnum > 0 AND NOT attisdropped AND attstorage = 'x'
  LOOP
    EXECUTE format('ALTER TABLE cars ALTER COLUMN %I SET STORAGE MAIN', wide);
  END LOOP;
END $$;
--> statement-breakpoint
-- Ids in the order of their time (UUID version 7), as the server makes them too: neighbours in the table are neighbours in its
-- indexes. Those of one statement are in the order of their place, of which 26 bits count.
CREATE FUNCTION new_id(place bigint) RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  SELECT (lpad(to_hex((extract(epoch FROM statement_timestamp()) * 1000)::bigint), 12, '0')
    || to_hex(28672 | (place >> 14 & 4095)) || to_hex(32768 | (place & 16383)) || right(gen_random_uuid()::text, 12))::uuid
$$;
--> statement-breakpoint
-- Reading all vehicles of a site costs about as much as reading most of them. So where most of them are new, or 5,000 changed, that
-- leaves a gap in the revisions, as if it had been pruned, instead of a row for each vehicle.
CREATE OR REPLACE FUNCTION note_car_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  site uuid;
  vehicles bigint;
  current_revision bigint;
BEGIN
  FOR site, vehicles IN SELECT site_id, count(*) FROM changed GROUP BY site_id ORDER BY site_id LOOP
    -- A site that is being deleted takes its cars along; there is nobody left to tell.
    CONTINUE WHEN NOT EXISTS (SELECT FROM sites WHERE id = site);
    current_revision := take_revision(site);
    CONTINUE WHEN vehicles >= 5000;
    CONTINUE WHEN TG_OP = 'INSERT' AND vehicles >= 100
      AND 2 * vehicles >= (SELECT count(*) FROM (SELECT FROM cars WHERE site_id = site LIMIT 2 * vehicles + 1) stock);
    INSERT INTO changes (site_id, revision, kind, key)
      SELECT site_id, current_revision, 'car', id::text FROM changed WHERE site_id = site;
  END LOOP;
  PERFORM pg_notify('forecourt_changes', '');
  RETURN NULL;
END $$;
