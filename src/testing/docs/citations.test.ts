import { readRules, type DocName } from '@/testing/behaviour/readRules';
import { brokenCitations, findCitations, type RuleNames } from './findCitations';
import { oldCitations } from './findOldCitations';
import { readTextFiles } from './readTextFiles';

const namesOf = (doc: DocName) => new Set(readRules(doc).map(({ name }) => name));
const RULES: RuleNames = {
  behaviour: namesOf('behaviour'),
  wire: namesOf('wire'),
  design: namesOf('design'),
};

const files = readTextFiles();

test('every citation names an existing rule', () => {
  expect(files.length).toBeGreaterThan(900);
  const cited = files.flatMap(({ file, text }) => findCitations(text, file));
  expect(cited.length).toBeGreaterThan(400);
  expect(brokenCitations(files, RULES)).toEqual([]);
});

test('nothing cites a document that is not in the repository', () => {
  expect(oldCitations(files)).toEqual([]);
});
