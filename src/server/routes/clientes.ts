import {
  getCliente,
  getIndicacoes,
  resetFlow,
  setRemark,
  setStage,
} from '@/contract/rest/clientes';
import { ownCliente, ownConversation } from '@/server/auth/right';
import { route, type Route } from '@/server/http/defineRoute';
import type { ClientesService } from '@/server/services/conversations/clientes';

export function clientesRoutes(clientes: ClientesService): Route[] {
  return [
    route(getCliente, {
      right: ownConversation('chatId'),
      handler: ({ params }) => clientes.record(params.chatId),
    }),
    route(setStage, {
      right: ownCliente('phone'),
      handler: async ({ person, params, body }) => ({
        success: true,
        cliente: await clientes.setStage(person, params.phone, body.estadoFluxo),
      }),
    }),
    route(resetFlow, {
      right: ownCliente('phone'),
      handler: async ({ person, params }) => {
        await clientes.resetFlow(person, params.phone);
        return { success: true, message: null };
      },
    }),
    route(setRemark, {
      right: ownConversation('chatId'),
      handler: async ({ person, params, body }) => ({
        success: true,
        cliente: await clientes.setRemark(person, params.chatId, body.texto.trim()),
      }),
    }),
    route(getIndicacoes, {
      right: ownCliente('phone'),
      handler: async ({ person, params }) => ({
        success: true,
        indicacoes: await clientes.indicacoes(person, params.phone),
      }),
    }),
  ];
}
