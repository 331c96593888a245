CREATE TABLE "alert_choices" (
	"site_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"frequency" text NOT NULL,
	"wording" text NOT NULL,
	"page" text NOT NULL,
	"agreed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "alert_choices_site_id_customer_id_id_pk" PRIMARY KEY("site_id","customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "alert_cursors" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_finds" (
	"site_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"revision" bigint NOT NULL,
	"car_ids" uuid[] NOT NULL,
	"vehicles" integer NOT NULL,
	"price_cents" bigint,
	"price_kind" text,
	"found_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"job_id" uuid,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "alert_finds_pk" PRIMARY KEY("site_id","customer_id","channel","kind","subject_id","revision")
);
--> statement-breakpoint
CREATE TABLE "alert_vehicles" (
	"site_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"is_on_sale" boolean NOT NULL,
	"is_reserved" boolean NOT NULL,
	"price_cents" bigint,
	"price_kind" text,
	CONSTRAINT "alert_vehicles_site_id_car_id_pk" PRIMARY KEY("site_id","car_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"site_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"address" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_site_id_customer_id_id_pk" PRIMARY KEY("site_id","customer_id","id"),
	CONSTRAINT "saved_searches_siteId_customerId_key_unique" UNIQUE("site_id","customer_id","key")
);
--> statement-breakpoint
ALTER TABLE "alert_choices" ADD CONSTRAINT "alert_choices_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_choices" ADD CONSTRAINT "alert_choices_site_id_customer_id_customers_site_id_id_fk" FOREIGN KEY ("site_id","customer_id") REFERENCES "public"."customers"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_cursors" ADD CONSTRAINT "alert_cursors_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_finds" ADD CONSTRAINT "alert_finds_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_finds" ADD CONSTRAINT "alert_finds_site_id_customer_id_customers_site_id_id_fk" FOREIGN KEY ("site_id","customer_id") REFERENCES "public"."customers"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_vehicles" ADD CONSTRAINT "alert_vehicles_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_vehicles" ADD CONSTRAINT "alert_vehicles_site_id_car_id_cars_site_id_id_fk" FOREIGN KEY ("site_id","car_id") REFERENCES "public"."cars"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_site_id_customer_id_customers_site_id_id_fk" FOREIGN KEY ("site_id","customer_id") REFERENCES "public"."customers"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_choices_active" ON "alert_choices" USING btree ("site_id","customer_id","kind","channel") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "alert_finds_found_at_index" ON "alert_finds" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "saved_searches_site_id_key_index" ON "saved_searches" USING btree ("site_id","key");