ALTER TABLE "conversations" ADD COLUMN "automacao_pausada" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "flow_memory" ADD COLUMN "owes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_pause_is_of_an_attendance" CHECK (not "conversations"."automacao_pausada" or "conversations"."agente_id" is not null);