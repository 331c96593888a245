CREATE TABLE "spin_draws" (
	"site_id" uuid NOT NULL,
	"promotion_id" text NOT NULL,
	"seed" text NOT NULL,
	"prizes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "spin_draws_site_id_promotion_id_pk" PRIMARY KEY("site_id","promotion_id")
);
--> statement-breakpoint
CREATE TABLE "spins" (
	"site_id" uuid NOT NULL,
	"promotion_id" text NOT NULL,
	"mark" text NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid,
	"drawn" text NOT NULL,
	"given" text NOT NULL,
	"code" text NOT NULL,
	"spun_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "spins_site_id_promotion_id_mark_pk" PRIMARY KEY("site_id","promotion_id","mark"),
	CONSTRAINT "spins_siteId_id_unique" UNIQUE("site_id","id")
);
--> statement-breakpoint
ALTER TABLE "spin_draws" ADD CONSTRAINT "spin_draws_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spins" ADD CONSTRAINT "spins_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spins" ADD CONSTRAINT "spins_site_id_promotion_id_spin_draws_site_id_promotion_id_fk" FOREIGN KEY ("site_id","promotion_id") REFERENCES "public"."spin_draws"("site_id","promotion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spins_site_id_customer_id_index" ON "spins" USING btree ("site_id","customer_id");