import type { UnknownAction } from '@reduxjs/toolkit';
import { proofReceived } from '@/console/entities/connection/connectionSlice';
import { draftChanged } from '@/console/entities/drafts/draftsSlice';
import { messageQueued } from '@/console/entities/outbox/outboxSlice';
import { rootReducer } from '@/console/store/rootReducer';
import { devToolsOptions } from './devToolsOptions';

const options = devToolsOptions(new Uint8Array(16));

describe('the data for Redux DevTools', () => {
  it('is the last 1000 actions, without heartbeats', () => {
    expect(options.maxAge).toBe(1000);
    expect(options.actionsDenylist).toEqual([proofReceived.type]);
  });

  it('is exported as it is shown, and nothing is imported or dispatched into a live console', () => {
    // 'custom', the extension's default for both, goes around the sanitizers.
    expect(options.features.export).toBe(true);
    expect(Object.keys(options.features)).toEqual(['pause', 'jump', 'skip', 'export']);
  });

  it('contains no word that a person wrote, in actions or in the state', () => {
    const words = 'Rua das Flores, 12';
    const actions: UnknownAction[] = [
      draftChanged({ chatId: '5511987654321@c.us', draft: words }),
      messageQueued({ key: 'k', chatId: '5511987654321@c.us', text: words, createdAt: 1 }),
      draftChanged({ chatId: '5511987654321@c.us', draft: words }),
    ];
    const state = actions.reduce(rootReducer, rootReducer(undefined, { type: 'start' }));
    const seen = JSON.stringify([
      actions.map((action) => options.actionSanitizer(action)),
      options.stateSanitizer(state),
    ]);
    expect(seen).not.toContain('Flores');
    expect(seen).not.toContain('5511987654321');
    expect(seen).toContain('outbox/messageQueued');
  });
});
