import type { UnknownAction } from '@reduxjs/toolkit';
import type { StreamPosition } from '@/contract/events';
import type { Cliente } from '@/contract/entities/cliente';
import { clientesApi } from '@/console/api/clientes';
import { purchaseApi } from '@/console/api/purchase';
import { isAfter, isAtLeast } from '@/console/api/streamPosition';
import type { ActionContext, Context } from '@/console/entities/events/context';
import {
  isRealtimeAction,
  realtime,
  type RealtimeAction,
} from '@/console/entities/events/realtimeActions';
import { asHeld } from '@/console/lib/asHeld';

export interface ClienteRecord {
  /** Null when unknown. A failed read clears it (behaviour: customer-record-failed). */
  cliente: Cliente | null;
  status: 'loading' | 'ready' | 'failed';
  knownAt: StreamPosition | null;
}

/** Customers' records by chat id. */
export type ClientesState = Readonly<Record<string, ClienteRecord>>;

const initialState: ClientesState = {};

function known(
  state: ClientesState,
  chatId: string,
  cliente: Cliente,
  at: StreamPosition,
): ClientesState {
  const held = state[chatId];
  const record = { cliente: asHeld(held?.cliente ?? undefined, cliente), knownAt: at } as const;
  return { ...state, [chatId]: asHeld(held, { ...record, status: 'ready' }) };
}

const knownAt = (state: ClientesState, chatId: string) => state[chatId]?.knownAt ?? undefined;

const { getCliente, setRemark, setStage } = clientesApi.endpoints;
const { registerPurchase } = purchaseApi.endpoints;

/** @returns the record in a response with its chat, or null when the action is not such a response. */
function answerIn(action: UnknownAction): { chatId: string; cliente: Cliente | null } | null {
  if (getCliente.matchFulfilled(action)) {
    return { chatId: action.meta.arg.originalArgs.chatId, cliente: action.payload };
  }
  if (setStage.matchFulfilled(action) || setRemark.matchFulfilled(action)) {
    return { chatId: action.meta.arg.originalArgs.chatId, cliente: action.payload.cliente };
  }
  if (registerPurchase.matchFulfilled(action)) {
    const { chatId } = action.meta.arg.originalArgs.purchase;
    return { chatId, cliente: action.payload.cliente };
  }
  return null;
}

function onEvent(
  state: ClientesState,
  action: RealtimeAction,
  keeping: ActionContext['keeping'],
): ClientesState {
  if (realtime.clienteUpdated.match(action)) {
    const { chatId, cliente } = action.payload;
    const { position } = action.meta;
    // A chat that was not opened recently keeps no record: it is read when the chat is opened.
    const isKept = keeping !== 'few' && isAfter(position, knownAt(state, chatId));
    return isKept ? known(state, chatId, cliente, position) : state;
  }
  return realtime.dadosLimpos.match(action) ? initialState : state;
}

/**
 * Holds customers' records. Records that were read and records that were pushed both arrive here; the newer one wins.
 */
export function clientesReducer(
  state: ClientesState = initialState,
  action: UnknownAction,
  { asOf, keeping }: Context<'asOf' | 'keeping'>,
): ClientesState {
  if (isRealtimeAction(action)) return onEvent(state, action, keeping);
  if (getCliente.matchPending(action)) {
    const { chatId } = action.meta.arg.originalArgs;
    if (state[chatId]?.status === 'ready') return state;
    return { ...state, [chatId]: { cliente: null, status: 'loading', knownAt: null } };
  }
  if (getCliente.matchRejected(action)) {
    const { chatId } = action.meta.arg.originalArgs;
    return { ...state, [chatId]: { cliente: null, status: 'failed', knownAt: null } };
  }
  const answer = answerIn(action);
  if (!answer?.cliente || !isAtLeast(asOf, knownAt(state, answer.chatId))) return state;
  return known(state, answer.chatId, answer.cliente, asOf);
}

interface HasClientes {
  clientes: ClientesState;
}

/** @returns the record of the chat's customer, or null. */
export const selectCliente = (state: HasClientes, chatId: string): Cliente | null =>
  state.clientes[chatId]?.cliente ?? null;
export const selectClienteStatus = (
  state: HasClientes,
  chatId: string,
): ClienteRecord['status'] | 'unknown' => state.clientes[chatId]?.status ?? 'unknown';
