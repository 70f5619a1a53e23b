import { lintProject, type Findings } from './testing/lintProject';

/** Words that a person would read, outside of the texts. */
const refused = [
  ['JSX text', '<p>Nenhuma conversa</p>'],
  ['words in braces', "<p>{'Nenhuma conversa'}</p>"],
  ['one of two words', "<p>{many ? 'conversas' : 'conversa'}</p>"],
  ['words for want of others', "<p>{name ?? 'Cliente'}</p>"],
  ['words where something holds', "<p>{many && 'conversas'}</p>"],
  ['words around a number', '<p>{`${count} conversas`}</p>'],
  ['an accessible name', '<p aria-label="Conversas" />'],
  ['an accessible name of two', "<p aria-label={many ? 'Conversas' : 'Conversa'} />"],
  ['a tooltip', '<p title={`de ${name}`} />'],
  ['the text for a picture', '<img src="/a.png" alt="Retrato" />'],
  ['a placeholder', '<input placeholder="Buscar" />'],
  ['the label of a piece of ours', '<Piece label="Fechar" />'],
  ['another label of one', '<Piece retryLabel="Tentar novamente" />'],
  ['attributes handed on as an object', "<Piece {...{ 'aria-label': 'Fechar' }} />"],
  ['a toast', "<Piece onClose={() => notify({ variant: 'error', text: 'Erro' })} />"],
  ['a toast with a name in it', '<Piece onClose={() => notify({ text: `Erro de ${name}` })} />'],
  ['a question of the browser', "<Piece onClose={() => dialogs.confirm('Tem certeza?')} />"],
  ['a prompt of the browser', "<Piece onClose={() => dialogs.prompt('Valor?', '')} />"],
  ['the page title', "<Piece onClose={() => page.setTitle('Conversas')} />"],
] as const;

/** Their permitted twins: words from the texts, and strings that are not words. */
const allowed = [
  ['words of the texts', '<p aria-label={text.title}>{text.count(count)}</p>'],
  ['signs', '<p>{count}% · {count > 99 ? "99+" : count}</p>'],
  [
    'names of roles, kinds and ids',
    '<p role="status" className="grow" data-kind="quiet" id="a" />',
  ],
  ['what a choice compares', "<p>{name === 'Ana' ? text.title : null}</p>"],
  [
    'a toast of the texts',
    "<Piece onClose={() => notify({ variant: 'error', text: text.title })} />",
  ],
  ['a picture that says nothing', '<img src="/a.png" alt="" />'],
] as const;

const around = (jsx: string) => `
interface Props {
  text: { title: string; count: (of: number) => string };
  name: string | null;
  count: number;
  many: boolean;
  notify: (notice: object) => void;
  dialogs: { confirm: (text: string) => void; prompt: (text: string, start: string) => void };
  page: { setTitle: (title: string) => void };
}
declare const Piece: (props: object) => null;
export const View = ({ text, name, count, many, notify, dialogs, page }: Props) => (
  <section data-of={[text, name, count, many, notify, dialogs, page, Piece].length}>${jsx}</section>
);`;

const fileOf = (kind: string, index: number) => `src/console/features/inbox/${kind}${index}.tsx`;

let found: Findings;

beforeAll(async () => {
  found = await lintProject([
    ...refused.map(([, jsx], index) => [fileOf('refused', index), around(jsx)] as const),
    ...allowed.map(([, jsx], index) => [fileOf('allowed', index), around(jsx)] as const),
    ['src/console/text/ptBR/shell.ts', "export const shell = { title: 'Conversas' };"],
    [
      'src/console/store/notify.ts',
      "export const notice = (isLate: boolean) => ({ variant: 'error', text: isLate ? 'Tarde' : 'Erro' });",
    ],
    ['src/console/ui/colours.ts', "export const colours = { text: '#E7ECF2' };"],
  ]);
});

const wordsOutside = (file: string) =>
  (found.get(file) ?? []).filter(
    ({ ruleId, message }) =>
      ruleId === 'no-restricted-syntax' && message.includes('stands in src/console/text'),
  );

describe('words that a person reads, as lint holds them to the texts', () => {
  it.each(refused.map(([what], index) => [what, index] as const))('refuses %s', (_what, index) => {
    expect(wordsOutside(fileOf('refused', index))).not.toEqual([]);
  });

  it.each(allowed.map(([what], index) => [what, index] as const))('allows %s', (_what, index) => {
    const file = fileOf('allowed', index);
    expect(found.has(file)).toBe(true);
    expect(wordsOutside(file)).toEqual([]);
  });

  it('refuses both branches of a notice made far from any screen', () => {
    expect(wordsOutside('src/console/store/notify.ts')).toHaveLength(2);
  });

  it('allows words in the texts, and letters in a colour', () => {
    for (const file of ['src/console/text/ptBR/shell.ts', 'src/console/ui/colours.ts']) {
      expect(found.get(file)).toEqual([]);
    }
  });
});
