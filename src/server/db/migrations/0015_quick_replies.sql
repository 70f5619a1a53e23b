CREATE TABLE "quick_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"atalho" text NOT NULL,
	"name_key" text NOT NULL,
	"texto" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quick_replies" ADD CONSTRAINT "quick_replies_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quick_replies_own_name" ON "quick_replies" USING btree ("owner_id","name_key") WHERE "quick_replies"."owner_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "quick_replies_team_name" ON "quick_replies" USING btree ("name_key") WHERE "quick_replies"."owner_id" is null;