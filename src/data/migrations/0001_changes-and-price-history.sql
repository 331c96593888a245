-- Every process keeps a search index of its own and learns of changes by reading `changes`. Triggers write it, so that
-- no path to the tables can forget to. A writer takes the site's next revision with a row lock that it holds until it
-- commits: revisions follow the order of commits and have no gaps, so a reader that has seen N misses nothing up to N.
-- NOTIFY is only a hint to look sooner; poolers and dropped listeners lose it.

CREATE FUNCTION take_revision(site uuid) RETURNS bigint LANGUAGE sql AS $$
  INSERT INTO site_revisions AS r (site_id, revision) VALUES (site, 1)
  ON CONFLICT (site_id) DO UPDATE SET revision = r.revision + 1
  RETURNING revision
$$;
--> statement-breakpoint
CREATE FUNCTION note_car_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  site uuid;
  current_revision bigint;
BEGIN
  FOR site IN SELECT DISTINCT site_id FROM changed ORDER BY site_id LOOP
    -- A site that is being deleted takes its cars along; there is nobody left to tell.
    CONTINUE WHEN NOT EXISTS (SELECT FROM sites WHERE id = site);
    current_revision := take_revision(site);
    INSERT INTO changes (site_id, revision, kind, key)
      SELECT DISTINCT site_id, current_revision, 'car', id::text FROM changed WHERE site_id = site;
  END LOOP;
  PERFORM pg_notify('forecourt_changes', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cars_inserted AFTER INSERT ON cars
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_car_changes();
--> statement-breakpoint
CREATE TRIGGER cars_updated AFTER UPDATE ON cars
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_car_changes();
--> statement-breakpoint
CREATE TRIGGER cars_deleted AFTER DELETE ON cars
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_car_changes();
--> statement-breakpoint
CREATE FUNCTION note_site_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (site_id, revision, kind, key) VALUES (NEW.id, take_revision(NEW.id), 'site', NEW.version::text);
  PERFORM pg_notify('forecourt_changes', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER site_changed AFTER INSERT OR UPDATE ON sites FOR EACH ROW EXECUTE FUNCTION note_site_change();
--> statement-breakpoint
CREATE FUNCTION keep_car_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO car_prices (site_id, car_id, price_cents, offer_price_cents, price_kind)
    VALUES (NEW.site_id, NEW.id, NEW.price_cents, NEW.offer_price_cents, NEW.price_kind);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER car_priced AFTER INSERT ON cars FOR EACH ROW
  WHEN (NEW.price_cents IS NOT NULL OR NEW.offer_price_cents IS NOT NULL) EXECUTE FUNCTION keep_car_price();
--> statement-breakpoint
CREATE TRIGGER car_repriced AFTER UPDATE ON cars FOR EACH ROW
  WHEN ((OLD.price_cents, OLD.offer_price_cents, OLD.price_kind) IS DISTINCT FROM (NEW.price_cents, NEW.offer_price_cents, NEW.price_kind))
  EXECUTE FUNCTION keep_car_price();
