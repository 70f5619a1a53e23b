ALTER TABLE "pedidos" DROP CONSTRAINT "pedidos_cupom_pagamento_status_known";--> statement-breakpoint
ALTER TABLE "pix_charges" ADD COLUMN "reported" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
UPDATE "pix_charges" SET "reported" = "status";--> statement-breakpoint
CREATE INDEX "pedidos_pago_atrasado" ON "pedidos" USING btree ("cupom_valor_cliente_cents") WHERE "pedidos"."cupom_pagamento_status" = 'pago_atrasado' and "pedidos"."status" <> 'reembolsado';--> statement-breakpoint
CREATE INDEX "pix_charges_unreported" ON "pix_charges" USING btree ("pix_id") WHERE "pix_charges"."reported" <> "pix_charges"."status";--> statement-breakpoint
ALTER TABLE "pedidos" ADD CONSTRAINT "pedidos_cupom_pagamento_status_known" CHECK ("pedidos"."cupom_pagamento_status" in ('aprovado', 'pendente', 'expirado', 'cancelado', 'pago_atrasado'));