CREATE TABLE "flow_memory" (
	"chat_id" text PRIMARY KEY NOT NULL,
	"return_to" text,
	"unread" integer DEFAULT 0 NOT NULL,
	"reminded" boolean DEFAULT false NOT NULL,
	"pedido_id" text
);
--> statement-breakpoint
CREATE TABLE "pix_charges" (
	"pix_id" text PRIMARY KEY NOT NULL,
	"amount_cents" integer NOT NULL,
	"description" text NOT NULL,
	"copia_e_cola" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"refund_key" text,
	CONSTRAINT "pix_charges_status_known" CHECK ("pix_charges"."status" in ('open', 'paid', 'expired', 'cancelled', 'refunded'))
);
--> statement-breakpoint
ALTER TABLE "flow_memory" ADD CONSTRAINT "flow_memory_chat_id_clientes_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."clientes"("chat_id") ON DELETE cascade ON UPDATE no action;