ALTER TABLE "messages" ADD COLUMN "origem" text;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_origem_known" CHECK ("messages"."origem" in ('fluxo'));--> statement-breakpoint
-- Until now a message from our side without a person was the flow's: nothing else sends any.
UPDATE "messages" SET "origem" = 'fluxo' WHERE "from_me" AND "agente_id" IS NULL;