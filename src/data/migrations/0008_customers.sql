CREATE TABLE "counted_acts" (
	"site_id" uuid NOT NULL,
	"act" text NOT NULL,
	"actor" text NOT NULL,
	"times" timestamp with time zone[] NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "counted_acts_site_id_act_actor_pk" PRIMARY KEY("site_id","act","actor")
);
--> statement-breakpoint
CREATE TABLE "customer_sessions" (
	"site_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_sessions_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "customer_sessions_siteId_tokenHash_unique" UNIQUE("site_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"site_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"phone" text NOT NULL,
	"name" text,
	"email" text,
	"email_confirmed_at" timestamp (3) with time zone,
	"state" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "customers_siteId_phone_unique" UNIQUE("site_id","phone")
);
--> statement-breakpoint
CREATE TABLE "saved_cars" (
	"site_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "saved_cars_site_id_customer_id_car_id_pk" PRIMARY KEY("site_id","customer_id","car_id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"site_id" uuid NOT NULL,
	"browser_hash" text NOT NULL,
	"phone" text NOT NULL,
	"salt" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_codes_site_id_browser_hash_pk" PRIMARY KEY("site_id","browser_hash")
);
--> statement-breakpoint
ALTER TABLE "counted_acts" ADD CONSTRAINT "counted_acts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_sessions" ADD CONSTRAINT "customer_sessions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_sessions" ADD CONSTRAINT "customer_sessions_site_id_customer_id_customers_site_id_id_fk" FOREIGN KEY ("site_id","customer_id") REFERENCES "public"."customers"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cars" ADD CONSTRAINT "saved_cars_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cars" ADD CONSTRAINT "saved_cars_site_id_customer_id_customers_site_id_id_fk" FOREIGN KEY ("site_id","customer_id") REFERENCES "public"."customers"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cars" ADD CONSTRAINT "saved_cars_site_id_car_id_cars_site_id_id_fk" FOREIGN KEY ("site_id","car_id") REFERENCES "public"."cars"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counted_acts_until_index" ON "counted_acts" USING btree ("until");--> statement-breakpoint
CREATE INDEX "customer_sessions_site_id_customer_id_index" ON "customer_sessions" USING btree ("site_id","customer_id");--> statement-breakpoint
CREATE INDEX "customers_site_id_last_seen_at_index" ON "customers" USING btree ("site_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "saved_cars_site_id_car_id_index" ON "saved_cars" USING btree ("site_id","car_id");--> statement-breakpoint
CREATE INDEX "sign_in_codes_site_id_phone_index" ON "sign_in_codes" USING btree ("site_id","phone");--> statement-breakpoint
CREATE INDEX "sign_in_codes_expires_at_index" ON "sign_in_codes" USING btree ("expires_at");