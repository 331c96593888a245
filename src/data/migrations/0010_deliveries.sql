CREATE INDEX "outbox_site_id_key_index" ON "outbox" USING btree ("site_id","key");
--> statement-breakpoint
-- Until now a lead had one job and nobody took it. The dealer's own mail takes it from here.
UPDATE outbox SET kind = 'lead-email', payload = '{"to": null}' WHERE kind = 'deliver-lead';
--> statement-breakpoint
-- A hint that there is something to deliver. Whoever misses it looks by itself within a second.
CREATE FUNCTION note_new_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('forecourt_jobs', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_added AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION note_new_job();
