CREATE TABLE "car_prices" (
	"site_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"price_cents" bigint,
	"offer_price_cents" bigint,
	"price_kind" text,
	"from" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "car_prices_site_id_car_id_id_pk" PRIMARY KEY("site_id","car_id","id")
);
--> statement-breakpoint
CREATE TABLE "car_views" (
	"site_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "car_views_site_id_car_id_pk" PRIMARY KEY("site_id","car_id")
);
--> statement-breakpoint
CREATE TABLE "cars" (
	"site_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"slug" text NOT NULL,
	"stock_number" text NOT NULL,
	"feed" text,
	"name" text NOT NULL,
	"carsales_title" text,
	"year" smallint,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"badge" text,
	"series" text,
	"car_type" text NOT NULL,
	"item_type" text DEFAULT 'car' NOT NULL,
	"status" text NOT NULL,
	"sold_at" timestamp (3) with time zone,
	"reserved" boolean DEFAULT false NOT NULL,
	"preorder" boolean DEFAULT false NOT NULL,
	"certified" boolean DEFAULT false NOT NULL,
	"tag" text,
	"show_on_dealer_website" boolean DEFAULT true NOT NULL,
	"price_cents" bigint,
	"price_kind" text,
	"price_type" text,
	"before_price_cents" bigint,
	"offer_price_cents" bigint,
	"subscription_price_cents" bigint,
	"odometer_km" integer,
	"colour" text,
	"interior_colour" text,
	"simple_body" text,
	"simple_transmission" text,
	"simple_fuel" text,
	"transmission" text,
	"fuel" text,
	"engine_size" text,
	"drive" text,
	"seats" smallint,
	"doors" smallint,
	"vin" text,
	"registration_plate" text,
	"has_nvic" boolean DEFAULT false NOT NULL,
	"registration_expiry" text,
	"compliance_date" text,
	"build_date" text,
	"dealer_comments" text,
	"standard_equipment" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"categories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"thumbnails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"primary_image_url" text,
	"history_report_url" text,
	"dealership_id" text,
	"location_id" text,
	"city" text,
	"state" text,
	"private_suburb" text,
	"private_postcode" text,
	"payment_processors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"market_prices" jsonb,
	"finance_lenders" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"variant" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"specifications" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cars_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "cars_siteId_slug_unique" UNIQUE("site_id","slug"),
	CONSTRAINT "cars_siteId_stockNumber_unique" UNIQUE("site_id","stock_number"),
	CONSTRAINT "car_type_known" CHECK ("cars"."car_type" in ('new', 'demo', 'used')),
	CONSTRAINT "car_status_known" CHECK ("cars"."status" in ('in_stock', 'coming_soon', 'sold', 'withdrawn')),
	CONSTRAINT "car_prices_not_negative" CHECK (coalesce("cars"."price_cents", 0) >= 0 and coalesce("cars"."before_price_cents", 0) >= 0 and coalesce("cars"."offer_price_cents", 0) >= 0 and coalesce("cars"."subscription_price_cents", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"site_id" uuid NOT NULL,
	"revision" bigint NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changes_site_id_revision_kind_key_pk" PRIMARY KEY("site_id","revision","kind","key")
);
--> statement-breakpoint
CREATE TABLE "dealerships" (
	"site_id" uuid NOT NULL,
	"id" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "dealerships_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "dealerships_siteId_slug_unique" UNIQUE("site_id","slug")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"site_id" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"name" text NOT NULL,
	"number" integer,
	"details" jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "feed_runs" (
	"site_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"feed" text NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"snapshot_at" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"rows" integer NOT NULL,
	"rejected" integer NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"sold" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feed_runs_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"site_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"submission_key" text NOT NULL,
	"category" text NOT NULL,
	"subcategory" text,
	"car_id" uuid,
	"dealership_id" text,
	"location_id" text,
	"name" text,
	"email" text,
	"phone" text,
	"fields" jsonb NOT NULL,
	"suspect" boolean DEFAULT false NOT NULL,
	"form_completed" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"site_id" uuid NOT NULL,
	"id" text NOT NULL,
	"dealership_id" text NOT NULL,
	"name" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "locations_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"site_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"delivered_at" timestamp (3) with time zone,
	"dead_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "site_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_revisions" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"site_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_versions_site_id_version_pk" PRIMARY KEY("site_id","version")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sites_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "car_prices" ADD CONSTRAINT "car_prices_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_prices" ADD CONSTRAINT "car_prices_site_id_car_id_cars_site_id_id_fk" FOREIGN KEY ("site_id","car_id") REFERENCES "public"."cars"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_views" ADD CONSTRAINT "car_views_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_views" ADD CONSTRAINT "car_views_site_id_car_id_cars_site_id_id_fk" FOREIGN KEY ("site_id","car_id") REFERENCES "public"."cars"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_site_id_dealership_id_dealerships_site_id_id_fk" FOREIGN KEY ("site_id","dealership_id") REFERENCES "public"."dealerships"("site_id","id") ON DELETE SET NULL ("dealership_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_site_id_location_id_locations_site_id_id_fk" FOREIGN KEY ("site_id","location_id") REFERENCES "public"."locations"("site_id","id") ON DELETE SET NULL ("location_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealerships" ADD CONSTRAINT "dealerships_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_site_id_dealership_id_dealerships_site_id_id_fk" FOREIGN KEY ("site_id","dealership_id") REFERENCES "public"."dealerships"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_hosts" ADD CONSTRAINT "site_hosts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_revisions" ADD CONSTRAINT "site_revisions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cars_site_id_feed_status_index" ON "cars" USING btree ("site_id","feed","status");--> statement-breakpoint
CREATE INDEX "changes_at_index" ON "changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_site_id_at_index" ON "events" USING btree ("site_id","at");--> statement-breakpoint
CREATE INDEX "feed_runs_site_id_feed_snapshot_at_index" ON "feed_runs" USING btree ("site_id","feed","snapshot_at");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_site_id_submission_key_index" ON "leads" USING btree ("site_id","submission_key");--> statement-breakpoint
CREATE INDEX "leads_site_id_created_at_index" ON "leads" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE delivered_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "site_hosts_site_id_index" ON "site_hosts" USING btree ("site_id");