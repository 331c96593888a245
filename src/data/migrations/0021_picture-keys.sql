-- The index of every picture’s address was the largest. This one has 65,536 keys, each with a compact list of vehicles. Different
-- addresses may share a key, so a lookup compares the addresses as well.
CREATE FUNCTION picture_key(address text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT hashtext(address) & 65535
$$;
--> statement-breakpoint
CREATE FUNCTION picture_keys(images jsonb, thumbnails jsonb, primary_image_url text) RETURNS integer[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(hashtext(address) & 65535) FROM (
    SELECT jsonb_array_elements_text(images || thumbnails) AS address
    UNION ALL SELECT primary_image_url WHERE primary_image_url IS NOT NULL) pictures
$$;
--> statement-breakpoint
CREATE INDEX "cars_pictures_index" ON "cars" USING gin (picture_keys("images", "thumbnails", "primary_image_url"));
