CREATE TABLE "car_looks" (
	"site_id" uuid NOT NULL,
	"day" text NOT NULL,
	"car_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "car_looks_site_id_day_car_id_visitor_pk" PRIMARY KEY("site_id","day","car_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "view_keys" (
	"site_id" uuid NOT NULL,
	"day" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "view_keys_site_id_day_pk" PRIMARY KEY("site_id","day")
);
--> statement-breakpoint
ALTER TABLE "car_looks" ADD CONSTRAINT "car_looks_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_looks" ADD CONSTRAINT "car_looks_site_id_day_view_keys_site_id_day_fk" FOREIGN KEY ("site_id","day") REFERENCES "public"."view_keys"("site_id","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_looks" ADD CONSTRAINT "car_looks_site_id_car_id_cars_site_id_id_fk" FOREIGN KEY ("site_id","car_id") REFERENCES "public"."cars"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_keys" ADD CONSTRAINT "view_keys_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;