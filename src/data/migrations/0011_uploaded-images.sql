CREATE TABLE "upload_sessions" (
	"site_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"lead_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upload_sessions_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "upload_sessions_siteId_key_unique" UNIQUE("site_id","key")
);
--> statement-breakpoint
CREATE TABLE "uploaded_images" (
	"site_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"sent_hash" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"byte_length" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploaded_images_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "uploaded_images_siteId_sessionId_sentHash_unique" UNIQUE("site_id","session_id","sent_hash")
);
--> statement-breakpoint
ALTER TABLE "upload_sessions" ADD CONSTRAINT "upload_sessions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_sessions" ADD CONSTRAINT "upload_sessions_site_id_lead_id_leads_site_id_id_fk" FOREIGN KEY ("site_id","lead_id") REFERENCES "public"."leads"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_images" ADD CONSTRAINT "uploaded_images_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_images" ADD CONSTRAINT "uploaded_images_site_id_session_id_upload_sessions_site_id_id_fk" FOREIGN KEY ("site_id","session_id") REFERENCES "public"."upload_sessions"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_sessions_site_id_expires_at_index" ON "upload_sessions" USING btree ("site_id","expires_at");--> statement-breakpoint
CREATE INDEX "upload_sessions_site_id_lead_id_index" ON "upload_sessions" USING btree ("site_id","lead_id");--> statement-breakpoint
-- JPEG and HEIC are compressed already.
ALTER TABLE "uploaded_images" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
