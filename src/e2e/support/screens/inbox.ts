import { craftList, forgetList, hardRows, refuseList } from '../craftedList';
import { addressOf } from '../world';
import { button, showList, type Screen } from './screen';

/** The conversation list in states that the simulator does not produce. */
export const INBOX_SCREENS: readonly Screen[] = [
  {
    name: '200 rows: long names, right to left, emoji, groups',
    who: 'admin',
    show: async (page) => {
      await craftList(page, hardRows(200));
      await showList(page);
    },
    leave: forgetList,
  },
  {
    name: 'list that could not be read',
    rare: true,
    who: 'ana',
    show: async (page) => {
      await refuseList(page);
      await page.goto('/dashboard');
      await button(page, 'Tentar novamente').waitFor();
    },
    leave: forgetList,
  },
  {
    name: 'draft on a row',
    rare: true,
    who: 'ana',
    show: async (page, { chat }) => {
      await page.goto(addressOf(chat));
      await page.getByLabel('Mensagem', { exact: true }).fill('Só um instante, por favor');
      await page.goto('/dashboard');
      await page.getByText('Rascunho:').waitFor();
    },
    leave: async (page) => {
      await page.getByRole('listitem').filter({ hasText: 'Rascunho:' }).getByRole('button').click();
      await page.getByLabel('Mensagem', { exact: true }).fill('');
    },
  },
];
