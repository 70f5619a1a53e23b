ALTER TABLE "conversations" ADD COLUMN "espera_desde" bigint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "valor_cents" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "espera_desde" bigint;