import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { PERSONAL_DATA, type TableName, type TableRule } from '@/server/db/personalData';
import * as schema from '@/server/db/schema';
import { checkOrderSums } from '@/server/services/dashboard/orderSums';
import { commandFolder } from '@/testing/commandFolder';
import {
  dumpSamples,
  dumpTables,
  fillWithMarked,
  isMarked,
  MARKED,
  MARKED_CHAT,
  MARKED_PICTURES,
  OTHER_CHAT,
} from '@/testing/markedCustomer';
import type { TestDatabase } from '@/testing/testDatabase';

const { audit, conversations, messages, offers, pedidos, refunds, timers } = schema;

const folder = commandFolder();
const { look } = folder;
const mediaDir = () => path.join(folder.path(), 'media');
const fill = async () => {
  await look(fillWithMarked);
  await mkdir(mediaDir());
  for (const name of [...MARKED_PICTURES, 'other.svg']) {
    await writeFile(path.join(mediaDir(), name), '<svg/>');
  }
};
const erase = (...words: string[]) => folder.admin(['customer', 'erase', ...words]);
const dump = () => look(dumpTables);

/** The columns of customers' texts that hold nothing marked now. */
function unmarked(db: TestDatabase['db']): Promise<string[]> {
  const columns = Object.entries(PERSONAL_DATA).flatMap(([name, { texts }]: [string, TableRule]) =>
    Object.entries(texts).flatMap(([column, kind]) => (kind === 'ours' ? [] : [[name, column]])),
  );
  return columns.reduce<Promise<string[]>>(async (before, [name, column]) => {
    const table = schema[name as TableName];
    const found = getTableColumns(table)[column as keyof object];
    const { rows } = await db.execute<{ text: string | null }>(
      sql`select ${found}::text as text from ${table}`,
    );
    const some = rows.some(({ text }) => text !== null && isMarked(text));
    return [...(await before), ...(some ? [] : [`${name}.${column}`])];
  }, Promise.resolve([]));
}

describe('npm run admin -- customer erase', () => {
  it('leaves nothing of a customer in any table, sample or file, and the sums as they were', async () => {
    await fill();
    // Each column where a customer's data may stand holds some: a new one without a mark fails here.
    expect(await look(unmarked)).toEqual([]);
    expect((await look(dumpSamples)).filter(isMarked)).not.toEqual([]);
    const books = () =>
      look((db) =>
        db
          .select({
            ...{ id: pedidos.id, agenteId: pedidos.agenteId, status: pedidos.status },
            ...{ pago: pedidos.cupomPagamentoStatus, comissao: pedidos.comissaoEstado },
            ...{ valor: pedidos.cupomValorClienteCents, pixId: pedidos.cupomPixId },
            ...{ numero: pedidos.numeroPedido, em: pedidos.createdAt },
          })
          .from(pedidos)
          .orderBy(pedidos.id),
      );
    const before = await books();

    const done = await erase(MARKED.typed, '--yes');
    expect(done).toMatchObject({ code: 0, complaints: '' });
    expect(done.printed).toContain('the record, 2 chats with 1 messages, and the name in 3 orders');

    expect((await dump()).filter(isMarked)).toEqual([]);
    expect((await look(dumpSamples)).filter(isMarked)).toEqual([]);
    expect((await readdir(mediaDir())).sort()).toEqual(['other.svg']);
    const files = await readdir(folder.path(), { recursive: true, withFileTypes: true });
    for (const file of files.filter((one) => one.isFile())) {
      const text = await readFile(path.join(file.parentPath, file.name), 'latin1');
      const marked = ['zuleica', 'Zuleica', 'assinalad', 'Assinalad', MARKED.national].filter(
        (mark) => text.includes(mark),
      );
      expect([file.name, marked]).toEqual([file.name, []]);
    }
    expect(done.printed).not.toContain('4321');
    expect(await books()).toEqual(before);
    expect(Object.values(await look(checkOrderSums))).toEqual([0, 0, 0]);
  });

  it('keeps one id for them in orders and audit, and writes itself down without the number', async () => {
    await fill();
    await erase(MARKED.full, '--yes');
    const entries = await look((db) => db.select().from(audit).orderBy(audit.at, audit.id));
    const erased = entries.find(({ act }) => act === 'cliente.erased');
    const erasedAs = erased?.objectId ?? '';
    expect(erasedAs).toMatch(/^removido-\w{26}$/);
    expect(erased).toMatchObject({
      ...{ actorId: 'cli', objectKind: 'cliente' },
      detail: { conversas: 2, mensagens: 1, pedidos: 3 },
    });
    expect(
      entries
        .map(({ id, objectId, detail }) => [id, objectId, detail])
        .filter(([id]) => id !== erased?.id),
    ).toEqual([
      ['a1', erasedAs, { from: 'b' }],
      ['a2', erasedAs, {}],
      ['a3', 'c1', { para: erasedAs }],
      ['a4', OTHER_CHAT, {}],
    ]);
    const orders = await look((db) => db.select().from(pedidos).orderBy(pedidos.id));
    expect(orders.map(({ chatId, nomeCompleto }) => [chatId, nomeCompleto])).toEqual([
      [erasedAs, 'Cliente removido'],
      [erasedAs, 'Cliente removido'],
      [erasedAs, 'Cliente removido'],
      [OTHER_CHAT, 'Otávio'],
    ]);
  });

  it('masks the number in what others wrote, and leaves everything else of them', async () => {
    await fill();
    await erase('11 98765 4321', '--yes');
    const bodies = await look((db) => db.select().from(messages).orderBy(messages.id));
    expect(bodies.map(({ id, body }) => [id, body])).toEqual([
      ['m2', 'vizinho, [número removido]'],
      ['m3', 'sou do grupo'],
    ]);
    const chats = await look((db) => db.select().from(conversations).orderBy(conversations.name));
    expect(chats.map(({ name, lastMessage }) => [name, lastMessage])).toEqual([
      ['Grupo', 'sou do grupo'],
      ['Otávio', 'chame [número removido]'],
    ]);
    expect(await look((db) => db.select().from(offers))).toMatchObject([
      { id: 'o2', mensagem: '[número removido]' },
    ]);
    expect((await look((db) => db.select().from(timers))).map(({ key }) => key)).toEqual([
      `flow.remind:${OTHER_CHAT}`,
    ]);
  });

  it.each([
    ['an order waits', { status: 'pendente', cupomPagamentoStatus: 'aprovado' }, 'is not finished'],
    ['food is on its way', { status: 'feito' }, 'is not finished'],
    ['money came late', { cupomPagamentoStatus: 'pago_atrasado' }, 'was paid when it had ended'],
  ] as const)('refuses while %s, and changes nothing', async (_, change, words) => {
    await fill();
    await look((db) => db.update(pedidos).set(change).where(eq(pedidos.id, 'p2')));
    const before = await dump();
    const refused = await erase(MARKED.typed, '--yes');
    expect(refused).toMatchObject({ code: 1, printed: '' });
    expect(refused.complaints).toContain(`The order p2 ${words}`);
    expect(refused.complaints).toContain('Nothing was removed.');
    expect(await dump()).toEqual(before);
  });

  it('refuses while the bank has not answered about a refund', async () => {
    await fill();
    await look((db) => db.update(refunds).set({ state: 'claimed' }));
    expect((await erase(MARKED.typed, '--yes')).complaints).toBe(
      'The order p3 is being refunded: wait for the bank. Nothing was removed.\n',
    );
  });

  it('only says what it would remove, unless it is told to', async () => {
    await fill();
    const before = await dump();
    expect(await erase(MARKED.typed)).toEqual({
      code: 0,
      printed:
        'It would remove the record, 2 chats with 1 messages, and the name in 3 orders. Nothing was removed: add --yes.\n',
      complaints: '',
    });
    expect(await dump()).toEqual(before);
  });

  it('refuses a number that is none, or nobody’s, and pictures that are not there', async () => {
    await fill();
    for (const words of [[], ['98765-4321'], ['abc', '--yes']]) {
      expect((await erase(...words)).complaints).toBe(
        'Give customer erase, and the number with its area code.\n',
      );
    }
    expect((await erase('(11) 98765-0000', '--yes')).complaints).toBe(
      'Nobody here has this number.\n',
    );
    await rm(mediaDir(), { recursive: true });
    const before = await dump();
    const refused = await erase(MARKED.typed, '--yes');
    expect(refused.complaints).toContain('Run this with the DATA_DIR of the server.');
    expect(await dump()).toEqual(before);
    expect(before.some((row) => row.includes(MARKED_CHAT))).toBe(true);
  });
});
