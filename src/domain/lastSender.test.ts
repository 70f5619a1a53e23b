import { isAutomatic, knownSender, senderOf } from './lastSender';

describe('who wrote a message', () => {
  test.each([
    [{ fromMe: false, idempotencyKey: null, origem: null }, 'cliente'],
    [{ fromMe: true, idempotencyKey: null, origem: 'fluxo' }, 'fluxo'],
    [{ fromMe: true, idempotencyKey: 'k', origem: null }, 'agente'],
    // A host that marks nothing: it may have been either.
    [{ fromMe: true, idempotencyKey: null, origem: null }, null],
    [{ fromMe: true, idempotencyKey: null, origem: 'campanha' }, null],
  ])('%j: %s', (message, sender) => {
    expect(senderOf(message)).toBe(sender);
    expect(isAutomatic(message)).toBe(sender === 'fluxo');
  });

  test.each([
    ['cliente', 'cliente'],
    ['agente', 'agente'],
    ['fluxo', 'fluxo'],
    ['robô', null],
    ['', null],
    [null, null],
  ])('a conversation that says %j means %s', (said, sender) => {
    expect(knownSender(said)).toBe(sender);
  });
});
