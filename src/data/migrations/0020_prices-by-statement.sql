-- Keeps the prices of new vehicles with one statement for all of them: a call for each made adding them a tenth slower.
CREATE FUNCTION keep_new_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO car_prices (site_id, car_id, price_cents, offer_price_cents, price_kind)
    SELECT site_id, id, price_cents, offer_price_cents, price_kind FROM added
    WHERE price_cents IS NOT NULL OR offer_price_cents IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER car_priced ON cars;
--> statement-breakpoint
CREATE TRIGGER cars_priced AFTER INSERT ON cars
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_new_prices();
