import { DOCS, readRules, rulesOf } from './readRules';

const DOC = `# Behaviour

Each rule begins with its name. A text in 'quotes' out here is none of a rule.

- A list of other things, with \`code\` in it.

## Routes

- \`routes\` These addresses exist:

  | Path     | Screen   |
  | -------- | -------- |
  | \`/login\` | 'Entrar' |

- \`login-form\` The agent's card says 'Entre com sua conta
  para continuar' and \`'no text of a screen'\`.

What follows belongs to no rule: 'nothing'.

- \`statuses\` What each means:

| status | meaning           |
| ------ | ----------------- |
| 401    | 'Token inválido'  |
`;

describe('reading the reference', () => {
  test('finds each rule by its name, with its further lines and its table', () => {
    expect(rulesOf(DOC).map(({ name, text }) => [name, text])).toEqual([
      ['routes', "These addresses exist: | Path     | Screen   | | `/login` | 'Entrar' |"],
      [
        'login-form',
        "The agent's card says 'Entre com sua conta para continuar' and `'no text of a screen'`.",
      ],
      [
        'statuses',
        "What each means: | status | meaning           | | 401    | 'Token inválido'  |",
      ],
    ]);
  });

  test('finds quotes across lines, and does not mistake an apostrophe for one', () => {
    expect(rulesOf(DOC).map(({ quoted }) => quoted)).toEqual([
      ['Entrar'],
      ['Entre com sua conta para continuar'],
      ['Token inválido'],
    ]);
  });

  test('refuses two rules of one name', () => {
    expect(() => rulesOf('- `wipe` One.\n- `wipe` Another.')).toThrow('Two rules are called wipe.');
  });

  test.each(DOCS)('%s.md has rules, each by a name of its own', (doc) => {
    expect(readRules(doc).length).toBeGreaterThan(40);
  });
});
