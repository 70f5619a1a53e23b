DROP INDEX "users_email_lower_unique";--> statement-breakpoint
-- Lowers the letters from A to Z, which every locale lowers alike, and the server's start does the rest (storedEmails.ts).
UPDATE "users" SET "email" = lower("email" COLLATE "C");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email");
