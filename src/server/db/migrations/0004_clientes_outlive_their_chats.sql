ALTER TABLE "clientes" DROP CONSTRAINT "clientes_chat_id_conversations_id_fk";
