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
ALTER TABLE "consent_texts" ADD CONSTRAINT "consent_texts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_keys" ADD CONSTRAINT "site_keys_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spent_proofs" ADD CONSTRAINT "spent_proofs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spent_proofs_until_index" ON "spent_proofs" USING btree ("until");