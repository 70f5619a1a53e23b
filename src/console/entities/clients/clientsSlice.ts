import { createSlice, original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { StreamPosition } from '@/contract/events';
import type { Cliente } from '@/contract/entities/cliente';
import { clientesApi } from '@/console/api/clientes';
import { purchaseApi } from '@/console/api/purchase';
import { isAfter, isAtLeast } from '@/console/api/streamPosition';
import { contextOf } from '@/console/entities/events/context';
import { realtime } from '@/console/entities/events/realtimeActions';

export interface ClientRecord {
  /** null: not known, or its read failed, which clears it (behaviour: client-record-failed). */
  cliente: Cliente | null;
  status: 'loading' | 'ready' | 'failed';
  knownAt: StreamPosition | null;
}

/** Customers' records by chat. */
type ClientsState = Record<string, ClientRecord>;

const initialState: ClientsState = {};

function known(state: ClientsState, chatId: string, cliente: Cliente, at: StreamPosition): void {
  // What says nothing new changes nothing, object for object: nothing is drawn anew.
  const held = original(state)[chatId]?.cliente;
  state[chatId] = {
    cliente: copyWithStructuralSharing(held, cliente),
    status: 'ready',
    knownAt: at,
  };
}

const clientsSlice = createSlice({
  name: 'clients',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    const { getCliente, setStage } = clientesApi.endpoints;
    const { registerPurchase } = purchaseApi.endpoints;
    const answered = (
      state: ClientsState,
      chatId: string,
      cliente: Cliente | null,
      asOf: StreamPosition,
    ) => {
      if (cliente && isAtLeast(asOf, state[chatId]?.knownAt ?? undefined)) {
        known(state, chatId, cliente, asOf);
      }
    };
    builder
      .addCase(realtime.clienteUpdated, (state, action) => {
        const { payload, meta } = action;
        // Of a chat that is not looked at nothing is kept: it is read when it is opened.
        if (contextOf(action).keeping === 'few') return;
        if (isAfter(meta.position, state[payload.chatId]?.knownAt ?? undefined)) {
          known(state, payload.chatId, payload.cliente, meta.position);
        }
      })
      .addCase(realtime.dadosLimpos, () => initialState)
      .addMatcher(getCliente.matchPending, (state, { meta }) => {
        const { chatId } = meta.arg.originalArgs;
        if (state[chatId]?.status !== 'ready') {
          state[chatId] = { cliente: null, status: 'loading', knownAt: null };
        }
      })
      .addMatcher(getCliente.matchFulfilled, (state, action) => {
        const { chatId } = action.meta.arg.originalArgs;
        answered(state, chatId, action.payload, contextOf(action).asOf);
      })
      .addMatcher(getCliente.matchRejected, (state, { meta, payload }) => {
        // Given up for a newer read of the same: what is held stays until that answers.
        if (meta.condition || meta.aborted || payload?.kind === 'aborted') return;
        state[meta.arg.originalArgs.chatId] = { cliente: null, status: 'failed', knownAt: null };
      })
      .addMatcher(setStage.matchFulfilled, (state, action) => {
        const { chatId } = action.meta.arg.originalArgs;
        answered(state, chatId, action.payload.cliente, contextOf(action).asOf);
      })
      .addMatcher(registerPurchase.matchFulfilled, (state, action) => {
        const { chatId } = action.meta.arg.originalArgs.purchase;
        answered(state, chatId, action.payload.cliente, contextOf(action).asOf);
      });
  },
});

export const clientsReducer = clientsSlice.reducer;

interface HasClients {
  clients: ClientsState;
}

/** The customer's record of a chat, or null. */
export const selectClient = (state: HasClients, chatId: string): Cliente | null =>
  state.clients[chatId]?.cliente ?? null;
export const selectClientStatus = (
  state: HasClients,
  chatId: string,
): ClientRecord['status'] | 'unknown' => state.clients[chatId]?.status ?? 'unknown';
