-- The reviews of a dealer have moved from the home page to a section of their own, where each has an id.
CREATE FUNCTION pg_temp.with_reviews(document jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT (document #- '{home,reviews}') || jsonb_build_object(
		'reviews',
		COALESCE(
			(
				SELECT jsonb_agg(review || jsonb_build_object('id', 'review-' || place) ORDER BY place)
				FROM jsonb_array_elements(document #> '{home,reviews}') WITH ORDINALITY AS reviews(review, place)
			),
			'[]'
		)
	)
$$;--> statement-breakpoint
UPDATE "sites" SET "document" = pg_temp.with_reviews("document") WHERE jsonb_typeof("document" #> '{home,reviews}') = 'array';--> statement-breakpoint
UPDATE "site_versions" SET "document" = pg_temp.with_reviews("document") WHERE jsonb_typeof("document" #> '{home,reviews}') = 'array';
