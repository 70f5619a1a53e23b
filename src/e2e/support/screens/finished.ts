import type { Page } from 'playwright-core';
import { everyKind } from '../craftedChat';
import { hardRows } from '../craftedList';
import { button, type Screen } from './screen';

const LIST = '**/api/agente/atendimentos';
const CHAT = '**/api/agente/atendimentos/*';

/** Attendances with names and last messages that do not fit; every third has a purchase. */
const hardAttendances = (count: number) =>
  hardRows(count).map(({ id, name, number, isGroup, lastMessage }, place) => ({
    ...{ id, chatId: id, name, number, isGroup, lastMessage, ultimaMensagemDe: 'agente' },
    fimEm: new Date(Date.now() - place * 3_000_000).toISOString(),
    compra:
      place % 3 === 0
        ? { numeroPedido: `98765432${place}`, cupomValorCliente: 4.7, status: 'reembolsado' }
        : null,
  }));

const answers = (page: Page, at: string, json: unknown, status = 200) =>
  page.route(at, (route) => route.fulfill({ status, json }));

async function forget(page: Page): Promise<void> {
  await page.unroute(LIST);
  await page.unroute(CHAT);
}

/** What is finished, in states that the seeded world does not have. */
export const FINISHED_SCREENS: readonly Screen[] = [
  {
    name: 'finished attendances: long names, right to left, purchases',
    who: 'ana',
    show: async (page) => {
      await answers(page, LIST, { atendimentos: hardAttendances(25), temMais: false, dias: 7 });
      await page.goto('/dashboard?finalizadas');
      await page.getByText('Últimos 7 dias').waitFor();
      await page.getByRole('listitem').nth(3).waitFor();
    },
    leave: forget,
  },
  {
    name: 'a finished attendance to read',
    who: 'ana',
    show: async (page) => {
      const [atendimento] = hardAttendances(1);
      const messages = everyKind();
      const anteriores = [
        {
          ...{ id: 'before', agenteNome: 'Ana Atendente', fimEm: '2026-04-05T12:00:00Z' },
          ateMensagem: messages.at(-2)?.id,
        },
      ];
      await answers(page, LIST, { atendimentos: [atendimento], temMais: false, dias: 7 });
      await answers(page, CHAT, { atendimento, messages, hasMore: false, anteriores });
      await page.goto('/dashboard?finalizadas=crafted');
      await page.getByText(/^Atendimento finalizado em /).waitFor();
      await page.getByText(/^Atendimento anterior · Ana Atendente · /).waitFor();
    },
    leave: forget,
  },
  {
    name: 'no finished attendance',
    rare: true,
    who: 'ana',
    show: async (page) => {
      await answers(page, LIST, { atendimentos: [], temMais: false, dias: 7 });
      await page.goto('/dashboard?finalizadas');
      await page.getByText('Nenhum atendimento finalizado').waitFor();
    },
    leave: forget,
  },
  {
    name: 'finished attendances that could not be read',
    rare: true,
    who: 'ana',
    show: async (page) => {
      await answers(page, LIST, { message: 'não' }, 500);
      await page.goto('/dashboard?finalizadas');
      await button(page, 'Tentar de novo').waitFor();
    },
    leave: forget,
  },
];
