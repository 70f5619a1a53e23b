CREATE INDEX "pix_charges_unpaid" ON "pix_charges" USING btree ("pix_id") WHERE "pix_charges"."status" in ('expired', 'cancelled');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	-- Both are set for one transaction alone (audit/doors.ts), and empty otherwise.
	prune_before text := coalesce(current_setting('balcao.audit_prune_before', true), '');
	erased_as text := coalesce(current_setting('balcao.audit_erased_as', true), '');
BEGIN
	IF TG_OP = 'DELETE' AND prune_before <> '' THEN
		IF OLD."id" < prune_before THEN
			RETURN OLD;
		END IF;
	END IF;
	IF TG_OP = 'UPDATE' AND erased_as <> '' THEN
		IF ROW(NEW."id", NEW."at", NEW."actor_id", NEW."act", NEW."object_kind")
			IS NOT DISTINCT FROM ROW(OLD."id", OLD."at", OLD."actor_id", OLD."act", OLD."object_kind")
			AND (NEW."object_id" IS NOT DISTINCT FROM OLD."object_id" OR NEW."object_id" = erased_as) THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'the table audit is append-only';
END
$$;
