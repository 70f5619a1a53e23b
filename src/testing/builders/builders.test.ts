import * as v from 'valibot';
import { clienteSchema, indicacoesSchema, writeCliente } from '@/contract/entities/cliente';
import { conversationSchema, writeConversation } from '@/contract/entities/conversation';
import {
  couponAccountSchema,
  poolGroupSchema,
  writeCouponAccount,
  writePoolGroup,
} from '@/contract/entities/coupon';
import { dashboardSchema, writeDashboard } from '@/contract/entities/dashboard';
import { messageSchema, writeMessage } from '@/contract/entities/message';
import { noteSchema, writeNote } from '@/contract/entities/note';
import { offerSchema, writeOffer } from '@/contract/entities/offer';
import { pedidoSchema, writePedido } from '@/contract/entities/pedido';
import { ganhosSchema, userSchema, writeGanhos, writeUser } from '@/contract/entities/user';
import { buildCliente, buildIndicacoes } from './cliente';
import { buildConversation } from './conversation';
import { buildCouponAccount, buildPoolGroup } from './coupon';
import { buildDashboard } from './dashboard';
import { resetBuilders } from './ids';
import { buildMessage } from './message';
import { buildNote } from './note';
import { buildOffer } from './offer';
import { buildPedido } from './pedido';
import { buildAdmin, buildGanhos, buildUser } from './user';

const buildAll = () => ({
  user: buildUser({ ganhos: buildGanhos() }),
  admin: buildAdmin(),
  conversation: buildConversation(),
  message: buildMessage(),
  note: buildNote(),
  cliente: buildCliente(),
  indicacoes: buildIndicacoes(),
  pedido: buildPedido(),
  account: buildCouponAccount(),
  group: buildPoolGroup(),
  offer: buildOffer(),
  dashboard: buildDashboard(),
});

it('builds valid values: each form reads back the same after it was written', () => {
  const built = buildAll();
  expect({
    user: v.parse(userSchema, writeUser(built.user)),
    admin: v.parse(userSchema, writeUser(built.admin)),
    conversation: v.parse(conversationSchema, writeConversation(built.conversation)),
    message: v.parse(messageSchema, writeMessage(built.message)),
    note: v.parse(noteSchema, writeNote(built.note)),
    cliente: v.parse(clienteSchema, writeCliente(built.cliente)),
    indicacoes: v.parse(indicacoesSchema, built.indicacoes),
    pedido: v.parse(pedidoSchema, writePedido(built.pedido)),
    account: v.parse(couponAccountSchema, writeCouponAccount(built.account)),
    group: v.parse(poolGroupSchema, writePoolGroup(built.group)),
    offer: v.parse(offerSchema, writeOffer(built.offer)),
    dashboard: v.parse(dashboardSchema, writeDashboard(built.dashboard)),
  }).toEqual(built);
  expect(v.parse(ganhosSchema, writeGanhos(buildGanhos()))).toEqual(buildGanhos());
});

it('builds the same values after a reset, and never the same twice without one', () => {
  resetBuilders();
  const first = buildAll();
  const second = buildAll();
  resetBuilders();
  expect(buildAll()).toEqual(first);
  expect(second.conversation.id).not.toBe(first.conversation.id);
});

it('takes overrides', () => {
  expect(buildMessage({ body: 'oi' }).body).toBe('oi');
});
