ALTER TABLE "leads" ADD COLUMN "deliveries_pruned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "appointments_site_id_starts_at_index" ON "appointments" USING btree ("site_id","starts_at");--> statement-breakpoint
CREATE INDEX "leads_old" ON "leads" USING btree ("site_id","updated_at") WHERE not form_completed;--> statement-breakpoint
CREATE INDEX "outbox_old" ON "outbox" USING btree ("site_id","delivered_at") WHERE delivered_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("site_id","dead_at") WHERE dead_at is not null;--> statement-breakpoint
-- The secret of an appointment's link is kept no longer than it takes to send it; until now it stayed with what was delivered.
UPDATE outbox SET payload = payload - 'link' WHERE delivered_at IS NOT NULL AND payload ? 'link';
