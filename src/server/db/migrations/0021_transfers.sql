ALTER TABLE "offers" ADD COLUMN "giver_id" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "giver_nome" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "receiver_id" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "nota" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "coupon_id" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "transfer_key" text;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_giver_id_users_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_coupon_id_coupon_accounts_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_transfer_key" ON "offers" USING btree ("giver_id","transfer_key") WHERE "offers"."transfer_key" is not null;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_transfer_has_a_giver" CHECK ("offers"."giver_id" is not null or ("offers"."receiver_id" is null and "offers"."nota" is null
        and "offers"."coupon_id" is null and "offers"."transfer_key" is null));