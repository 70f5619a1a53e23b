import { quickReplyKey } from '@/domain/validation/quickReply';
import type { Ids } from '@/server/base/ids';
import type { Transaction } from '@/server/db/openDatabase';
import { quickReplies } from '@/server/db/schema';

/** What a team that resells delivery coupons writes all day. `{…}` is filled in or left to be filled (domain/replyText). */
export const DEMO_QUICK_REPLIES: readonly { atalho: string; texto: string }[] = [
  {
    atalho: 'oi',
    texto: 'Oi, {nome}! Aqui é {agente}. Vou cuidar do seu pedido a partir de agora. 😊',
  },
  {
    atalho: 'cupom',
    texto:
      'Seu cupom é de {valor}. Me mande o print do carrinho com os itens e o total, que eu já confiro se ele cobre o pedido.',
  },
  {
    atalho: 'pix',
    texto:
      'O PIX do cupom está na mensagem acima: é só copiar o código e colar no app do seu banco. Ele vale por alguns minutos. Assim que o pagamento cair, eu sigo com o pedido.',
  },
  {
    atalho: 'pix-recebido',
    texto: 'Pagamento recebido, {nome}! Já estou fazendo o pedido no aplicativo.',
  },
  {
    atalho: 'endereço',
    texto: 'Confirma o endereço da entrega, por favor? Está aqui: {endereço}.',
  },
  {
    atalho: 'endereço-falta',
    texto:
      'Para fechar o pedido preciso do endereço completo: rua, número, complemento, bairro e um ponto de referência.',
  },
  {
    atalho: 'aguarde',
    texto: 'Só um momento, {nome}. Estou verificando e já volto com a resposta.',
  },
  {
    atalho: 'a-caminho',
    texto:
      'Pedido feito! A loja já está preparando, e a previsão de entrega é de {minutos} minutos. Quando o entregador chegar, informe o código {código}.',
  },
  {
    atalho: 'atraso',
    texto:
      'Peço desculpas pela demora, {nome}. Já falei com a loja, e o seu pedido sai em {minutos} minutos.',
  },
  {
    atalho: 'obrigado',
    texto:
      'Muito obrigado pela preferência, {nome}! Bom apetite, e quando quiser outro cupom é só chamar. — {agente}',
  },
];

/** Gives the demo's team its replies. */
export async function seedDemoQuickReplies(
  tx: Transaction,
  { ids, now }: { ids: Pick<Ids, 'newId'>; now: number },
): Promise<void> {
  await tx.insert(quickReplies).values(
    DEMO_QUICK_REPLIES.map((reply) => ({
      id: ids.newId(),
      ownerId: null,
      nameKey: quickReplyKey(reply.atalho),
      createdAt: now,
      ...reply,
    })),
  );
}
