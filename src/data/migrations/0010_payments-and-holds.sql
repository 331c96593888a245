CREATE TABLE "ledger_entries" (
	"site_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_account" text NOT NULL,
	"to_account" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_site_id_payment_id_kind_pk" PRIMARY KEY("site_id","payment_id","kind"),
	CONSTRAINT "ledger_entry_positive" CHECK ("ledger_entries"."amount_cents" > 0),
	CONSTRAINT "ledger_entry_moves" CHECK ("ledger_entries"."from_account" <> "ledger_entries"."to_account")
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"site_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_notices_site_id_provider_event_id_pk" PRIMARY KEY("site_id","provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"site_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"hold_id" uuid,
	"reference" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"pay_url" text,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"refund_reason" text,
	"name" text,
	"email" text,
	"phone" text,
	"page" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "payments_siteId_provider_providerId_unique" UNIQUE("site_id","provider","provider_id"),
	CONSTRAINT "payment_positive" CHECK ("payments"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"site_id" uuid NOT NULL,
	"id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"description" text NOT NULL,
	"reference" text NOT NULL,
	"return_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"refund_fails" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_payments_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "sandbox_payments_siteId_paymentId_unique" UNIQUE("site_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "hold_queue" (
	"site_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"state" text NOT NULL,
	"hold_id" uuid,
	"holder" text NOT NULL,
	"name" text,
	"email" text,
	"phone" text,
	"page" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hold_queue_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "hold_steps" (
	"site_id" uuid NOT NULL,
	"hold_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"event" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hold_steps_site_id_hold_id_step_pk" PRIMARY KEY("site_id","hold_id","step")
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"site_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reference" text NOT NULL,
	"holder" text NOT NULL,
	"name" text,
	"email" text,
	"phone" text,
	"lead_id" uuid,
	"deposit_cents" integer NOT NULL,
	"page" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"extensions" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "holds_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "holds_siteId_reference_unique" UNIQUE("site_id","reference")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"site_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"hold_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchases_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "on_hold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_site_id_payment_id_payments_site_id_id_fk" FOREIGN KEY ("site_id","payment_id") REFERENCES "public"."payments"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_site_id_hold_id_holds_site_id_id_fk" FOREIGN KEY ("site_id","hold_id") REFERENCES "public"."holds"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hold_queue" ADD CONSTRAINT "hold_queue_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hold_queue" ADD CONSTRAINT "hold_queue_site_id_car_id_cars_site_id_id_fk" FOREIGN KEY ("site_id","car_id") REFERENCES "public"."cars"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hold_steps" ADD CONSTRAINT "hold_steps_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hold_steps" ADD CONSTRAINT "hold_steps_site_id_hold_id_holds_site_id_id_fk" FOREIGN KEY ("site_id","hold_id") REFERENCES "public"."holds"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_site_id_car_id_cars_site_id_id_fk" FOREIGN KEY ("site_id","car_id") REFERENCES "public"."cars"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_site_id_car_id_cars_site_id_id_fk" FOREIGN KEY ("site_id","car_id") REFERENCES "public"."cars"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_notices_received_at_index" ON "payment_notices" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payments_site_id_hold_id_index" ON "payments" USING btree ("site_id","hold_id");--> statement-breakpoint
CREATE INDEX "payments_site_id_created_at_index" ON "payments" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_created_at_index" ON "sandbox_payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "hold_queue_site_id_car_id_created_at_index" ON "hold_queue" USING btree ("site_id","car_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "hold_queue_once" ON "hold_queue" USING btree ("site_id","car_id","holder") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "holds_live" ON "holds" USING btree ("site_id","car_id") WHERE state in ('offered', 'pending', 'held');--> statement-breakpoint
CREATE INDEX "holds_pending" ON "holds" USING btree ("site_id","holder") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "purchases_site_id_updated_at_index" ON "purchases" USING btree ("site_id","updated_at");--> statement-breakpoint
CREATE FUNCTION show_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cars SET on_hold = current.live, updated_at = now()
    FROM (SELECT EXISTS (SELECT FROM holds WHERE site_id = NEW.site_id AND car_id = NEW.car_id
      AND state IN ('offered', 'pending', 'held')) AS live) current
    WHERE cars.site_id = NEW.site_id AND cars.id = NEW.car_id AND cars.on_hold <> current.live;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end of the transaction, because a hold often ends where the next one begins.
CREATE CONSTRAINT TRIGGER hold_shown AFTER INSERT OR UPDATE OF state ON holds DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION show_hold();
