import { maskPersonal } from './maskPersonal';

describe('masking personal data', () => {
  it('hides personal data but keeps two values distinguishable', () => {
    const entity = {
      id: 'chat-1',
      nome: 'Maria Souza',
      email: 'maria@example.test',
      unreadCount: 2,
    };
    expect(maskPersonal(entity)).toEqual({
      id: 'chat-1',
      nome: '•••za',
      email: '•••st',
      unreadCount: 2,
    });
  });

  it('hides numbers and e-mails inside ids and keys', () => {
    const state = { '5511987654321@c.us': { chatId: '5511987654321@c.us' }, 'rita@b.test': 1 };
    expect(maskPersonal(state)).toEqual({
      '•••4321@c.us': { chatId: '•••4321@c.us' },
      'ri•••': 1,
    });
  });

  it('hides a message completely', () => {
    const action = { type: 'outbox/messageQueued', payload: { text: 'rua das Flores 12, apto 3' } };
    expect(JSON.stringify(maskPersonal(action))).not.toContain('Flores');
  });

  it('masks an object once, however often it is called', () => {
    const message = Object.freeze({ id: 'm', body: 'oi, tudo bem?' });
    expect(maskPersonal({ list: [message] })).toEqual({ list: [{ id: 'm', body: '•••m?' }] });
    expect(maskPersonal(message)).toBe(maskPersonal(message));
  });
});
