import type { Page } from 'playwright-core';
import {
  craftChat,
  everyKind,
  forgetMessages,
  showMessages,
  threePictures,
  wireMessage,
} from '../craftedChat';
import { wheelUpTo } from '../messageLog';
import { addressOf, type World } from '../world';
import type { Screen } from './screen';

async function showViewer(page: Page, { chat }: World): Promise<void> {
  await showMessages(page, chat, threePictures());
  await page
    .getByRole('log')
    .getByRole('button', { name: 'Imagem enviada na conversa' })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Visualizador de imagens' }).getByText('1 de 3').waitFor();
}

/** The message list and its image viewer, in states that the simulator does not produce. */
export const MESSAGE_SCREENS: readonly Screen[] = [
  {
    name: 'messages of every kind',
    who: 'ana',
    show: async (page, { chat }) => {
      await showMessages(page, chat, everyKind());
      await page.getByText('Vídeo não disponível').waitFor();
    },
    leave: forgetMessages,
  },
  { name: 'image viewer', who: 'ana', show: showViewer, leave: forgetMessages },
  {
    name: 'image viewer with a picture that is gone',
    rare: true,
    who: 'ana',
    show: async (page, world) => {
      await showViewer(page, world);
      await page.keyboard.press('ArrowRight');
      await page.getByRole('dialog').getByText('Imagem não disponível').waitFor();
    },
    leave: forgetMessages,
  },
  {
    name: 'older messages that could not be read',
    rare: true,
    who: 'ana',
    show: async (page, { chat }) => {
      const messages = Array.from({ length: 40 }, (_, n) => wireMessage({ body: `Linha ${n}` }));
      await craftChat(page, chat, (before) =>
        before === null ? { messages, hasMore: true } : 502,
      );
      await page.goto(addressOf(chat));
      const log = page.getByRole('log');
      await log.getByText('Linha 39', { exact: true }).waitFor();
      await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
      await wheelUpTo(page, page.getByText('Não foi possível carregar as mensagens anteriores.'));
    },
    leave: forgetMessages,
  },
];
