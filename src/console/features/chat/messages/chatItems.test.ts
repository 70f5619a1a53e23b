import { ptBR } from '@/console/text/ptBR';
import { buildNote } from '@/testing/builders/note';
import {
  beginsRun,
  isAutomaticItem,
  isOwnItem,
  keyOfItem,
  writerOf,
  isNote,
  timeOfItem,
  type MessageItem,
} from './chatItems';

const AT = Date.UTC(2026, 10, 21, 12);

const message = (change: object): MessageItem => ({
  id: 'm1',
  body: 'Oi',
  fromMe: false,
  author: null,
  timestamp: AT,
  hasMedia: false,
  media: null,
  idempotencyKey: null,
  origem: null,
  ...change,
});

const unsent: MessageItem = {
  key: 'k1',
  chatId: 'c1',
  text: 'Oi',
  createdAt: AT + 1000,
  status: 'queued',
  attempts: 0,
  retryAt: null,
  error: null,
};

describe('a bubble', () => {
  test('keeps its key when the message was sent', () => {
    expect(keyOfItem(unsent)).toBe(keyOfItem(message({ id: 'm9', idempotencyKey: 'k1' })));
  });

  test('is own when it is from here, sent or not', () => {
    expect([unsent, message({ fromMe: true }), message({})].map(isOwnItem)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('begins a run when it is the first, of another side or author, or much later', () => {
    const before = message({ author: 'Bia' });
    expect(beginsRun(before, null)).toBe(true);
    expect(beginsRun(message({ author: 'Bia', timestamp: AT + 60_000 }), before)).toBe(false);
    expect(beginsRun(message({ author: 'Caio' }), before)).toBe(true);
    expect(beginsRun(message({ author: 'Bia', timestamp: AT + 6 * 60_000 }), before)).toBe(true);
    expect(beginsRun(unsent, before)).toBe(true);
    expect(beginsRun(unsent, message({ fromMe: true }))).toBe(false);
  });

  test('of the flow begins a run after an agent’s, and the other way round', () => {
    const agents = message({ fromMe: true });
    const flows = message({ fromMe: true, origem: 'fluxo' });
    expect([agents, flows, unsent, message({ origem: 'campanha' })].map(isAutomaticItem)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(beginsRun(flows, agents)).toBe(true);
    expect(beginsRun(agents, flows)).toBe(true);
    expect(beginsRun(unsent, flows)).toBe(true);
    expect(beginsRun(flows, flows)).toBe(false);
  });
});

describe('the writer of a message', () => {
  const { chat } = ptBR;
  test.each([
    [{ fromMe: true }, { isGroup: true, name: 'Vizinhos' }, 'Você'],
    [{ fromMe: true, origem: 'fluxo' }, { isGroup: false, name: 'Rita' }, 'Bot'],
    [{}, { isGroup: false, name: 'Rita' }, 'Rita'],
    [{ author: '5511999998888@c.us' }, { isGroup: true, name: 'Vizinhos' }, '+55 (11) 99999-8888'],
    [{}, { isGroup: true, name: 'Vizinhos' }, 'Participante do grupo'],
  ])('%j of %j is %s', (part, conversation, writer) => {
    expect(writerOf(message(part), { ...conversation, isAdmin: false }, chat)).toBe(writer);
  });

  test('is an agent to an administrator, who has not written it, but for what they write themselves', () => {
    const chatOfRita = { isGroup: false, name: 'Rita', isAdmin: true };
    const written = [
      message({ fromMe: true }),
      message({ fromMe: true, origem: 'fluxo' }),
      message({}),
      unsent,
    ];
    expect(written.map((item) => writerOf(item, chatOfRita, chat))).toEqual([
      'Agente',
      'Bot',
      'Rita',
      'Você',
    ]);
  });
});

describe('a note', () => {
  const note = buildNote({ id: 'n1', em: AT + 500 });

  test('is told from messages, sent or not, and has its own time and key', () => {
    expect([note, message({}), unsent].map(isNote)).toEqual([true, false, false]);
    expect([timeOfItem(note), keyOfItem(note)]).toEqual([AT + 500, 'n1']);
  });

  test('ends a run of messages', () => {
    expect(beginsRun(message({ id: 'm2' }), note)).toBe(true);
  });
});
