CREATE TABLE "notes" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"after_ordinal" bigint NOT NULL,
	"author_id" text NOT NULL,
	"texto" text NOT NULL,
	"written_at" bigint NOT NULL,
	"idempotency_key" text
);
--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "observacao" text;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "observacao_por" text;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "observacao_em" bigint;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_conversation_after" ON "notes" USING btree ("conversation_id","after_ordinal");--> statement-breakpoint
CREATE INDEX "notes_written_at" ON "notes" USING btree ("written_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notes_author_key" ON "notes" USING btree ("author_id","idempotency_key") WHERE "notes"."idempotency_key" is not null;