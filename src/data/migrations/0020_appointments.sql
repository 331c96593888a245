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
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_site_id_token_hash_index" ON "appointments" USING btree ("site_id","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_seat" ON "appointments" USING btree ("site_id","kind","location_id","starts_at","seat") WHERE cancelled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_car" ON "appointments" USING btree ("site_id","car_id","starts_at") WHERE cancelled_at is null and kind = 'test-drive';