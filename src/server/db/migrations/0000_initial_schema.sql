CREATE TABLE "clientes" (
	"chat_id" text PRIMARY KEY NOT NULL,
	"telefone" text NOT NULL,
	"nome_completo" text,
	"endereco_entrega" text,
	"forma_pagamento" text,
	"troco" text,
	"restaurante" text,
	"imagem_pedido_path" text,
	"estado_fluxo" text DEFAULT '' NOT NULL,
	"cupons_gratis_disponiveis" integer DEFAULT 0 NOT NULL,
	"cupom_valor_cents" integer,
	"total_indicacoes" integer DEFAULT 0 NOT NULL,
	"limite_indicacoes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"number" text NOT NULL,
	"is_group" boolean DEFAULT false NOT NULL,
	"profile_pic_path" text,
	"last_message" text,
	"last_message_at" bigint,
	"last_message_ordinal" bigint DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"atribuido_em" bigint,
	"agente_id" text,
	"ultimo_agente_id" text,
	"pagamento_pago" boolean DEFAULT false NOT NULL,
	"finalizada" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "read_cursors" (
	"user_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"last_read_ordinal" bigint NOT NULL,
	CONSTRAINT "read_cursors_user_id_conversation_id_pk" PRIMARY KEY("user_id","conversation_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"coupon_cents" integer,
	"status" text NOT NULL,
	"applicator_id" text,
	"cookies_json" text,
	CONSTRAINT "coupon_accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"conversation_id" text NOT NULL,
	"body_hash" text NOT NULL,
	"message_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "messages_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" text NOT NULL,
	"body" text NOT NULL,
	"from_me" boolean NOT NULL,
	"author" text,
	"agente_id" text,
	"sent_at" bigint NOT NULL,
	"media_path" text,
	"media_mimetype" text,
	"idempotency_key" text,
	CONSTRAINT "messages_ordinal_unique" UNIQUE("ordinal")
);
--> statement-breakpoint
CREATE TABLE "offer_agents" (
	"offer_id" text NOT NULL,
	"agente_id" text NOT NULL,
	"acknowledged" boolean DEFAULT false NOT NULL,
	"ignored" boolean DEFAULT false NOT NULL,
	CONSTRAINT "offer_agents_offer_id_agente_id_pk" PRIMARY KEY("offer_id","agente_id")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"chat_id" text NOT NULL,
	"cliente_nome" text NOT NULL,
	"mensagem" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"accepted_by" text,
	CONSTRAINT "offers_status_known" CHECK ("offers"."status" in ('open', 'accepted', 'expired', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "pedidos" (
	"id" text PRIMARY KEY NOT NULL,
	"chat_id" text NOT NULL,
	"cliente_telefone" text NOT NULL,
	"agente_id" text,
	"nome_completo" text,
	"restaurante" text,
	"endereco_entrega" text,
	"forma_pagamento" text,
	"imagem_pedido_path" text,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	"cupom_valor_original_cents" integer NOT NULL,
	"cupom_valor_cliente_cents" integer NOT NULL,
	"cupom_valor_funcionario_cents" integer NOT NULL,
	"cupom_pagamento_status" text NOT NULL,
	"cupom_pix_id" text,
	"pix_expira_em" bigint,
	"pix_copia_e_cola" text,
	"cupom_gratis" boolean DEFAULT false NOT NULL,
	"numero_pedido" text,
	"codigo_entrega" text,
	"telefone_loja" text,
	"email_conta" text,
	"comissao_estado" text DEFAULT 'nenhuma' NOT NULL,
	CONSTRAINT "pedidos_cupom_pix_id_unique" UNIQUE("cupom_pix_id"),
	CONSTRAINT "pedidos_status_known" CHECK ("pedidos"."status" in ('pendente', 'feito', 'em_preparo', 'entregue', 'cancelado', 'reembolsado')),
	CONSTRAINT "pedidos_cupom_pagamento_status_known" CHECK ("pedidos"."cupom_pagamento_status" in ('aprovado', 'pendente', 'expirado', 'cancelado')),
	CONSTRAINT "pedidos_comissao_estado_known" CHECK ("pedidos"."comissao_estado" in ('nenhuma', 'pendente', 'recebida', 'estornada'))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sim_customers" (
	"chat_id" text PRIMARY KEY NOT NULL,
	"seed" bigint NOT NULL,
	"temperament" text NOT NULL,
	"name" text NOT NULL,
	"state" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timers" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"due_at" bigint NOT NULL,
	"payload" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"email" text NOT NULL,
	"telefone" text NOT NULL,
	"chave_pix" text NOT NULL,
	"foto_path" text,
	"password_hash" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"online" boolean DEFAULT false NOT NULL,
	"encaminhar_mensagens" boolean DEFAULT false NOT NULL,
	"ganhos_pendente_cents" integer DEFAULT 0 NOT NULL,
	"ganhos_recebido_cents" integer DEFAULT 0 NOT NULL,
	"token_version" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clientes" ADD CONSTRAINT "clientes_chat_id_conversations_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_agente_id_users_id_fk" FOREIGN KEY ("agente_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_ultimo_agente_id_users_id_fk" FOREIGN KEY ("ultimo_agente_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_cursors" ADD CONSTRAINT "read_cursors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_cursors" ADD CONSTRAINT "read_cursors_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_accounts" ADD CONSTRAINT "coupon_accounts_applicator_id_users_id_fk" FOREIGN KEY ("applicator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_agente_id_users_id_fk" FOREIGN KEY ("agente_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_agents" ADD CONSTRAINT "offer_agents_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_agents" ADD CONSTRAINT "offer_agents_agente_id_users_id_fk" FOREIGN KEY ("agente_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_chat_id_conversations_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedidos" ADD CONSTRAINT "pedidos_agente_id_users_id_fk" FOREIGN KEY ("agente_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_agente" ON "conversations" USING btree ("agente_id");--> statement-breakpoint
CREATE INDEX "coupon_accounts_pool" ON "coupon_accounts" USING btree ("coupon_cents") WHERE "coupon_accounts"."applicator_id" is null and "coupon_accounts"."coupon_cents" is not null;--> statement-breakpoint
CREATE INDEX "coupon_accounts_applicator" ON "coupon_accounts" USING btree ("applicator_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_conversation_ordinal" ON "messages" USING btree ("conversation_id","ordinal");--> statement-breakpoint
CREATE INDEX "offer_agents_agente" ON "offer_agents" USING btree ("agente_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_open_per_chat" ON "offers" USING btree ("chat_id") WHERE "offers"."status" = 'open';--> statement-breakpoint
CREATE INDEX "pedidos_created_at_id" ON "pedidos" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "pedidos_agente_created_at" ON "pedidos" USING btree ("agente_id","created_at");--> statement-breakpoint
CREATE INDEX "pedidos_chat" ON "pedidos" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "pedidos_cliente_telefone" ON "pedidos" USING btree ("cliente_telefone");--> statement-breakpoint
CREATE INDEX "timers_due_at" ON "timers" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_lower_unique" ON "users" USING btree (lower("email"));