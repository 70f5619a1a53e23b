CREATE TABLE "order_hours" (
	"hour" integer PRIMARY KEY NOT NULL,
	"pedidos" integer NOT NULL,
	"receita_cents" bigint NOT NULL,
	"comissao_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_places" (
	"agente_id" text NOT NULL,
	"status" text NOT NULL,
	"axis" text NOT NULL,
	"place" integer NOT NULL,
	"pedidos" integer NOT NULL,
	CONSTRAINT "order_places_agente_id_status_axis_place_pk" PRIMARY KEY("agente_id","status","axis","place")
);
--> statement-breakpoint
CREATE TABLE "order_sums" (
	"agente_id" text NOT NULL,
	"status" text NOT NULL,
	"pedidos" integer NOT NULL,
	"receita_cents" bigint NOT NULL,
	"comissao_cents" bigint NOT NULL,
	"a_pagar_cents" bigint NOT NULL,
	CONSTRAINT "order_sums_agente_id_status_pk" PRIMARY KEY("agente_id","status")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"pedido_id" text PRIMARY KEY NOT NULL,
	"pix_id" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"claimed_by" text NOT NULL,
	"claimed_at" bigint NOT NULL,
	"retries" integer DEFAULT 0 NOT NULL,
	"settled_at" bigint,
	CONSTRAINT "refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "refunds_state_known" CHECK ("refunds"."state" in ('claimed', 'done', 'failed'))
);
--> statement-breakpoint
DROP INDEX "pedidos_agente_created_at";--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "busca" "tsvector";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_pedido_id_pedidos_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pedidos_agente_created_at_id" ON "pedidos" USING btree ("agente_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pedidos_status_created_at_id" ON "pedidos" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "pedidos_agente_status_created_at_id" ON "pedidos" USING btree ("agente_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "pedidos_valor" ON "pedidos" USING btree ("cupom_valor_cliente_cents","created_at","id");--> statement-breakpoint
CREATE INDEX "pedidos_agente_valor" ON "pedidos" USING btree ("agente_id","cupom_valor_cliente_cents","created_at","id");--> statement-breakpoint
CREATE INDEX "pedidos_status_valor" ON "pedidos" USING btree ("status","cupom_valor_cliente_cents","created_at","id");--> statement-breakpoint
CREATE INDEX "pedidos_agente_status_valor" ON "pedidos" USING btree ("agente_id","status","cupom_valor_cliente_cents","created_at","id");--> statement-breakpoint
CREATE INDEX "pedidos_busca" ON "pedidos" USING gin ("busca") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "pedidos_busca_missing" ON "pedidos" USING btree ("id") WHERE "pedidos"."busca" is null;--> statement-breakpoint
ALTER TABLE "offer_agents" DROP COLUMN "ignored";
--> statement-breakpoint
CREATE FUNCTION "counts_as_revenue"("pagamento" text, "status" text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT pagamento = 'aprovado' AND status NOT IN ('reembolsado', 'cancelado')
$$;
--> statement-breakpoint
CREATE TYPE "order_change" AS ("sign" integer, "agente_id" text, "status" text, "pagamento" text, "comissao_estado" text, "created_at" bigint, "valor" integer, "comissao" integer);
--> statement-breakpoint
CREATE FUNCTION "keep_order_sums"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changes order_change[];
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM order_sums;
		DELETE FROM order_hours;
		DELETE FROM order_places;
		RETURN NULL;
	ELSIF TG_OP = 'INSERT' THEN
		SELECT array_agg(ROW(1, agente_id, status, cupom_pagamento_status, comissao_estado, created_at, cupom_valor_cliente_cents, cupom_valor_funcionario_cents)::order_change)
			INTO changes FROM new_rows;
	ELSIF TG_OP = 'DELETE' THEN
		SELECT array_agg(ROW(-1, agente_id, status, cupom_pagamento_status, comissao_estado, created_at, cupom_valor_cliente_cents, cupom_valor_funcionario_cents)::order_change)
			INTO changes FROM old_rows;
	ELSE
		SELECT array_agg(ROW(sign, agente_id, status, cupom_pagamento_status, comissao_estado, created_at, cupom_valor_cliente_cents, cupom_valor_funcionario_cents)::order_change)
			INTO changes FROM (SELECT 1 AS sign, * FROM new_rows UNION ALL SELECT -1, * FROM old_rows) rows;
	END IF;

	-- What a change leaves as it was cancels itself out, and is not written.
	INSERT INTO order_sums AS sums (agente_id, status, pedidos, receita_cents, comissao_cents, a_pagar_cents)
		SELECT coalesce(agente_id, ''), status, sum(sign),
			coalesce(sum(sign * valor) FILTER (WHERE counts_as_revenue(pagamento, status)), 0) AS receita,
			coalesce(sum(sign * comissao) FILTER (WHERE counts_as_revenue(pagamento, status)), 0) AS custo,
			coalesce(sum(sign * comissao) FILTER (WHERE comissao_estado = 'pendente'), 0) AS a_pagar
		FROM unnest(changes)
		GROUP BY 1, 2
		HAVING sum(sign) <> 0
			OR sum(sign * valor) FILTER (WHERE counts_as_revenue(pagamento, status)) <> 0
			OR sum(sign * comissao) FILTER (WHERE counts_as_revenue(pagamento, status)) <> 0
			OR sum(sign * comissao) FILTER (WHERE comissao_estado = 'pendente') <> 0
		ON CONFLICT (agente_id, status) DO UPDATE SET
			pedidos = sums.pedidos + excluded.pedidos,
			receita_cents = sums.receita_cents + excluded.receita_cents,
			comissao_cents = sums.comissao_cents + excluded.comissao_cents,
			a_pagar_cents = sums.a_pagar_cents + excluded.a_pagar_cents;

	INSERT INTO order_hours AS sums (hour, pedidos, receita_cents, comissao_cents)
		SELECT created_at / 3600000, sum(sign), sum(sign * valor), sum(sign * comissao)
		FROM unnest(changes)
		WHERE counts_as_revenue(pagamento, status)
		GROUP BY 1
		HAVING sum(sign) <> 0 OR sum(sign * valor) <> 0 OR sum(sign * comissao) <> 0
		ON CONFLICT (hour) DO UPDATE SET
			pedidos = sums.pedidos + excluded.pedidos,
			receita_cents = sums.receita_cents + excluded.receita_cents,
			comissao_cents = sums.comissao_cents + excluded.comissao_cents;

	INSERT INTO order_places AS sums (agente_id, status, axis, place, pedidos)
		SELECT agent.scope, state.scope, spot.axis, spot.place, sum(sign)
		FROM unnest(changes) AS change
			CROSS JOIN LATERAL (VALUES (change.agente_id), ('*')) AS agent(scope)
			CROSS JOIN LATERAL (VALUES (change.status), ('*')) AS state(scope)
			CROSS JOIN LATERAL (VALUES ('dia', change.created_at / 86400000), ('valor', change.valor)) AS spot(axis, place)
		WHERE agent.scope IS NOT NULL
		GROUP BY 1, 2, 3, 4
		HAVING sum(sign) <> 0
		ON CONFLICT (agente_id, status, axis, place) DO UPDATE SET pedidos = sums.pedidos + excluded.pedidos;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "pedidos_sums_insert" AFTER INSERT ON "pedidos" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "keep_order_sums"();
--> statement-breakpoint
CREATE TRIGGER "pedidos_sums_update" AFTER UPDATE ON "pedidos" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "keep_order_sums"();
--> statement-breakpoint
CREATE TRIGGER "pedidos_sums_delete" AFTER DELETE ON "pedidos" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "keep_order_sums"();
--> statement-breakpoint
CREATE TRIGGER "pedidos_sums_truncate" AFTER TRUNCATE ON "pedidos" FOR EACH STATEMENT EXECUTE FUNCTION "keep_order_sums"();
--> statement-breakpoint
CREATE VIEW "order_sums_counted" AS
	SELECT coalesce(agente_id, '') AS agente_id, status, count(*)::integer AS pedidos,
		coalesce(sum(cupom_valor_cliente_cents) FILTER (WHERE counts_as_revenue(cupom_pagamento_status, status)), 0)::bigint AS receita_cents,
		coalesce(sum(cupom_valor_funcionario_cents) FILTER (WHERE counts_as_revenue(cupom_pagamento_status, status)), 0)::bigint AS comissao_cents,
		coalesce(sum(cupom_valor_funcionario_cents) FILTER (WHERE comissao_estado = 'pendente'), 0)::bigint AS a_pagar_cents
	FROM pedidos GROUP BY 1, 2;
--> statement-breakpoint
CREATE VIEW "order_hours_counted" AS
	SELECT (created_at / 3600000)::integer AS hour, count(*)::integer AS pedidos,
		sum(cupom_valor_cliente_cents)::bigint AS receita_cents, sum(cupom_valor_funcionario_cents)::bigint AS comissao_cents
	FROM pedidos WHERE counts_as_revenue(cupom_pagamento_status, status) GROUP BY 1;
--> statement-breakpoint
CREATE VIEW "order_places_counted" AS
	SELECT agent.scope AS agente_id, state.scope AS status, spot.axis, spot.place::integer AS place, sum(spot.pedidos)::integer AS pedidos
	FROM (
			SELECT agente_id, status, 'dia' AS axis, created_at / 86400000 AS place, count(*) AS pedidos FROM pedidos GROUP BY 1, 2, 4
			UNION ALL
			SELECT agente_id, status, 'valor', cupom_valor_cliente_cents, count(*) FROM pedidos GROUP BY 1, 2, 4
		) AS spot
		CROSS JOIN LATERAL (VALUES (spot.agente_id), ('*')) AS agent(scope)
		CROSS JOIN LATERAL (VALUES (spot.status), ('*')) AS state(scope)
	WHERE agent.scope IS NOT NULL
	GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO order_sums SELECT agente_id, status, pedidos, receita_cents, comissao_cents, a_pagar_cents FROM order_sums_counted;
--> statement-breakpoint
INSERT INTO order_hours SELECT hour, pedidos, receita_cents, comissao_cents FROM order_hours_counted;
--> statement-breakpoint
INSERT INTO order_places SELECT agente_id, status, axis, place, pedidos FROM order_places_counted;
