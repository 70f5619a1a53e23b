ALTER TABLE "conversations" ADD COLUMN "sem_resposta_desde" bigint;--> statement-breakpoint
-- What a customer wrote since our side last said something waits for an agent: the flow answers at once, or never.
UPDATE "conversations" SET "sem_resposta_desde" = (
  SELECT min("written"."sent_at") FROM "messages" AS "written"
  WHERE "written"."conversation_id" = "conversations"."id" AND NOT "written"."from_me"
    AND "written"."ordinal" > coalesce((
      SELECT max("ours"."ordinal") FROM "messages" AS "ours"
      WHERE "ours"."conversation_id" = "conversations"."id" AND "ours"."from_me"
    ), 0)
) WHERE NOT "is_group" AND NOT "finalizada";
