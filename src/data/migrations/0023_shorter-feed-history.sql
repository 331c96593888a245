-- No query reads it.
DROP INDEX "feed_runs_site_id_feed_snapshot_at_index";
