CREATE TABLE "offer_refusals" (
	"chat_id" text NOT NULL,
	"agente_id" text NOT NULL,
	"times" integer NOT NULL,
	"paused_until" bigint NOT NULL,
	CONSTRAINT "offer_refusals_chat_id_agente_id_pk" PRIMARY KEY("chat_id","agente_id")
);
--> statement-breakpoint
ALTER TABLE "offers" DROP CONSTRAINT "offers_status_known";--> statement-breakpoint
ALTER TABLE "offer_agents" ADD COLUMN "refused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_refusals" ADD CONSTRAINT "offer_refusals_chat_id_conversations_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_refusals" ADD CONSTRAINT "offer_refusals_agente_id_users_id_fk" FOREIGN KEY ("agente_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_refusals_agente" ON "offer_refusals" USING btree ("agente_id");--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_status_known" CHECK ("offers"."status" in ('open', 'accepted', 'refused', 'expired', 'cancelled'));