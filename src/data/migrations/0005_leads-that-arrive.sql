CREATE TABLE "appointments" (
	"site_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"location_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"seat" integer NOT NULL,
	"car_id" uuid,
	"lead_id" uuid,
	"name" text,
	"email" text,
	"phone" text,
	"token_hash" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointments_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "consent_texts" (
	"site_id" uuid NOT NULL,
	"version" text NOT NULL,
	"text" text NOT NULL,
	"first_seen" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_texts_site_id_version_pk" PRIMARY KEY("site_id","version")
);
--> statement-breakpoint
CREATE TABLE "site_keys" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_proofs" (
	"site_id" uuid NOT NULL,
	"proof" text NOT NULL,
	"used_for" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "spent_proofs_site_id_proof_pk" PRIMARY KEY("site_id","proof")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "start_key" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "written" jsonb;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_texts" ADD CONSTRAINT "consent_texts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_keys" ADD CONSTRAINT "site_keys_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spent_proofs" ADD CONSTRAINT "spent_proofs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_site_id_token_hash_index" ON "appointments" USING btree ("site_id","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_seat" ON "appointments" USING btree ("site_id","kind","location_id","starts_at","seat") WHERE cancelled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_car" ON "appointments" USING btree ("site_id","car_id","starts_at") WHERE cancelled_at is null and kind = 'test-drive';--> statement-breakpoint
CREATE INDEX "spent_proofs_until_index" ON "spent_proofs" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_site_id_start_key_index" ON "leads" USING btree ("site_id","start_key") WHERE start_key is not null;--> statement-breakpoint
CREATE INDEX "outbox_site_id_key_index" ON "outbox" USING btree ("site_id","key");--> statement-breakpoint
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
