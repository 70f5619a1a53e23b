ALTER TABLE "conversations" ADD COLUMN "deixada" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "estado" text DEFAULT 'ativo' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_estado" CHECK ("users"."estado" in ('pendente', 'ativo', 'suspenso'));--> statement-breakpoint
-- What the demo made is recognised by its addresses, as nothing marked it until now.
UPDATE "users" SET "demo" = true WHERE "email" IN ('admin@balcao.local', 'financeiro@balcao.local', 'ana@balcao.local', 'bruno@balcao.local');--> statement-breakpoint
DROP TRIGGER "users_rights_changed" ON "users";
--> statement-breakpoint
CREATE TRIGGER "users_rights_changed" AFTER UPDATE OF "is_admin", "estado" ON "users" FOR EACH ROW WHEN (OLD."is_admin" IS DISTINCT FROM NEW."is_admin" OR OLD."estado" IS DISTINCT FROM NEW."estado") EXECUTE FUNCTION "notify_rights_changed"();
