import { brokenCitations, findCitations, type RuleNames } from './findCitations';
import { oldCitations } from './findOldCitations';

const cited = (text: string, file?: string) =>
  findCitations(text, file).map(({ doc, name, line }) => `${line} ${doc}: ${name}`);

describe('the citations of a text', () => {
  test.each<[string, string[]]>([
    ['/** Seen (behaviour: offer-seen). */', ['1 behaviour: offer-seen']],
    [
      '`wire: newMessage` and wire: agente_status_mudou.',
      ['1 wire: newMessage', '1 wire: agente_status_mudou'],
    ],
    ['// behaviour: finish, restart', ['1 behaviour: finish', '1 behaviour: restart']],
    [
      '(behaviour: finish, restart; wire: gap)',
      ['1 behaviour: finish', '1 behaviour: restart', '1 wire: gap'],
    ],
    ['behaviour: finish, which ends it', ['1 behaviour: finish']],
    ['behaviour: finish, offer-seen say so', ['1 behaviour: finish', '1 behaviour: offer-seen']],
    [
      '/**\n * As in behaviour:\n * send-blank,\n * send-disabled.\n */',
      ['3 behaviour: send-blank', '4 behaviour: send-disabled'],
    ],
    ["test('a stage is only logged (behaviour: stage-set)', f);", ['1 behaviour: stage-set']],
    ['A value on the wire: decimal reais', []],
    ['Cite a rule as `behaviour: name`.', []],
    ['the behaviour of a button, over a wire: nothing', []],
  ])('%j', (text, found) => {
    expect(cited(text)).toEqual(found);
  });

  test('do not include the identifiers of a program', () => {
    const code = [
      'interface Download { wire: number; design: Design }',
      'function travel(wire: unknown): unknown { return { wire: sent, design: plain }; }',
      'const wire: Record<string, unknown> = {}; // wire: sequence',
    ].join('\n');
    expect(cited(code, 'src/a.ts')).toEqual(['3 wire: sequence']);
  });
});

describe('a citation that leads nowhere', () => {
  const rules = (...behaviour: string[]): RuleNames => ({
    behaviour: new Set(behaviour),
    wire: new Set(['newMessage']),
    design: new Set(['tokens']),
  });
  const files = [
    { file: 'src/offers.ts', text: 'const a = 1;\n// behaviour: offer-seen, offer-dock\n' },
    { file: 'README.md', text: 'See `wire: newMessage` and `design: tokens`.' },
  ];

  test('is not reported while a rule has its name', () => {
    expect(brokenCitations(files, rules('offer-seen', 'offer-dock'))).toEqual([]);
  });

  test('is reported with its file and line when its rule was renamed', () => {
    expect(brokenCitations(files, rules('offer-shown', 'offer-dock'))).toEqual([
      'src/offers.ts:2 cites behaviour: offer-seen',
    ]);
  });

  test('is reported for a rule of another file of the reference, too', () => {
    const text = '<p>behaviour: newMessage</p>; wire: offer-seen';
    expect(brokenCitations([{ file: 'a.md', text }], rules('offer-seen'))).toEqual([
      'a.md:1 cites behaviour: newMessage',
      'a.md:1 cites wire: offer-seen',
    ]);
  });
});

describe('a mention of a document that is gone', () => {
  const found = (text: string) => oldCitations([{ file: 'a.ts', text }]);

  test.each([
    ['/** As it says (spec 5, Summary script). */', 'spec 5'],
    ['(decisions 3.11)', 'decisions 3.11'],
    ['Contract 6, Money: paid', 'Contract 6'],
    ['see shared/spec.md', 'spec.md'],
    ['contract.md and no more', 'contract.md'],
    ['parts.md (CSP)', 'parts.md'],
    ['style.md, Time', 'style.md'],
    ['design.md, Layout', 'design.md, Layout'],
    ['from design.md (Tokens)', 'design.md ('],
    ['a long shift (issue 4, part 8)', 'issue 4'],
    ['only in the demo (issue: The simulator)', 'issue: The s'],
    ['in three sizes (issue:\n * screenshots at 390 px)', 'issue: * screenshots a'],
    ['@param limit from the issue; above it', 'the issue'],
    ["'../shared'", '../shared'],
    ['/**\n * (spec\n * 9, Limits) */', 'spec * 9'],
  ])('%j', (text, said) => {
    expect(found(text)).toEqual([expect.stringContaining(` says ${said}`)]);
  });

  test.each([
    'The contract stands at the bottom.',
    'const { parts, style } = world; design: { a: 1 }',
    "import { Toast } from '../shared/toasts';",
    'src/docs/design.md says how it looks',
    'const contract = 5; issue.message',
    'return { issue: ({ id }) => id }; (issue: v.BaseIssue<unknown>, issue: Issue) => 1',
    'in equal parts',
  ])('is not %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});
