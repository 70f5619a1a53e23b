CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_act" ON "audit" USING btree ("act","id");--> statement-breakpoint
CREATE INDEX "audit_object_kind" ON "audit" USING btree ("object_kind","id");--> statement-breakpoint
CREATE INDEX "audit_object" ON "audit" USING btree ("object_id","id");--> statement-breakpoint
ALTER TABLE "coupon_accounts" ADD CONSTRAINT "coupon_accounts_cookies_sealed" CHECK ("coupon_accounts"."cookies_json" ~ '^v1\.[A-Za-z0-9_-]{12}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]{22,}$') NOT VALID;