import type { UnknownAction } from '@reduxjs/toolkit';
import { connectionReducer, snapshotRefused } from '@/console/entities/connection/connectionSlice';
import { messagesReducer } from '@/console/entities/messages/messagesReducer';
import { signedOut } from '@/console/entities/session/sessionSlice';
import { withoutAsk, type Read } from './asks';
import { contextFor, NOTHING_KNOWN } from './context';
import { judge } from './gate';
import { letGoOf } from './retention';
import { withRightsOf } from './rights';
import { EMPTY, reduceSlices, type RootState } from './slices';

export type { RootState };

/** Nobody is signed in: of who was there nothing stays. What RTK Query holds is emptied by a listener. */
function emptied(state: RootState, action: UnknownAction): RootState {
  const { api, preferences } = state;
  return { ...reduceSlices(EMPTY, action, NOTHING_KNOWN), api, preferences };
}

function passedOver(state: RootState, read: Read): RootState {
  const asks = withoutAsk(state.asks, read);
  return asks === state.asks ? state : { ...state, asks };
}

function refused(state: RootState, read: Read): RootState {
  const told = snapshotRefused();
  const context = contextFor(state, told);
  const connection = connectionReducer(state.connection, told, context);
  const messages = messagesReducer(state.messages, told, context);
  return { ...passedOver(state, read), connection, messages };
}

/**
 * The one reducer. Beyond handing each action to the slices, with what they must know of each other, it holds what
 * concerns all of them: signing out empties everything but the preferences; the gate lets in what counts, once; other
 * rights than before empty what they were for; and what is known of a chat goes when the chat goes, or is not needed
 * for now.
 */
export function rootReducer(state: RootState = EMPTY, action: UnknownAction): RootState {
  if (signedOut.match(action)) return emptied(state, action);
  const verdict = judge(state, action);
  switch (verdict.is) {
    case 'repeated':
      return state;
    case 'passedOver':
      return passedOver(state, verdict.read);
    case 'foreign':
      return refused(state, verdict.read);
    case 'in': {
      const after = reduceSlices(state, action, contextFor(state, action));
      return withRightsOf(state, letGoOf(state, after));
    }
  }
}
