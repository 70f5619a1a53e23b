CREATE TABLE "attendances" (
	"id" text PRIMARY KEY NOT NULL,
	"chat_id" text NOT NULL,
	"agente_id" text NOT NULL,
	"inicio_em" bigint,
	"fim_em" bigint NOT NULL,
	"fim_ordinal" bigint NOT NULL,
	"fim" text NOT NULL,
	"pedido_id" text,
	CONSTRAINT "attendances_fim_known" CHECK ("attendances"."fim" in ('encerrada', 'compra', 'retirada', 'transferida')),
	CONSTRAINT "attendances_purchase_has_its_order" CHECK (("attendances"."fim" = 'compra') = ("attendances"."pedido_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_chat_id_conversations_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_agente_id_users_id_fk" FOREIGN KEY ("agente_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendances_agente_fim" ON "attendances" USING btree ("agente_id","fim_em","id");--> statement-breakpoint
CREATE INDEX "attendances_chat_fim" ON "attendances" USING btree ("chat_id","fim_ordinal");--> statement-breakpoint
CREATE INDEX "attendances_fim" ON "attendances" USING btree ("fim_em");--> statement-breakpoint
-- Of what was finished before, the last attendance of each chat is known, but not when it ended: at the last message that
-- its agent wrote at the earliest. What came later may have been written to nobody, and is left out.
INSERT INTO "attendances" ("id", "chat_id", "agente_id", "inicio_em", "fim_em", "fim_ordinal", "fim", "pedido_id")
SELECT gen_random_uuid()::text, "chat"."id", "chat"."ultimo_agente_id", "chat"."atribuido_em",
  "last"."sent_at", "last"."ordinal",
  CASE WHEN "bought"."id" IS NULL THEN 'encerrada' ELSE 'compra' END, "bought"."id"
FROM "conversations" AS "chat"
CROSS JOIN LATERAL (
  SELECT "written"."sent_at", "written"."ordinal" FROM "messages" AS "written"
  WHERE "written"."conversation_id" = "chat"."id" AND "written"."agente_id" = "chat"."ultimo_agente_id"
    AND "written"."sent_at" >= coalesce("chat"."atribuido_em", 0)
  ORDER BY "written"."ordinal" DESC LIMIT 1
) AS "last"
LEFT JOIN LATERAL (
  SELECT "ordered"."id" FROM "pedidos" AS "ordered"
  WHERE "ordered"."chat_id" = "chat"."id" AND "ordered"."agente_id" = "chat"."ultimo_agente_id"
    AND "ordered"."numero_pedido" IS NOT NULL AND "ordered"."created_at" >= coalesce("chat"."atribuido_em", 0)
  ORDER BY "ordered"."created_at" DESC, "ordered"."id" DESC LIMIT 1
) AS "bought" ON true
WHERE "chat"."finalizada" AND "chat"."agente_id" IS NULL AND "chat"."ultimo_agente_id" IS NOT NULL;
