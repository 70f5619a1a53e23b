import { AUDIT_DETAILS, compareDetails, namesPerson, wordOf } from './auditDetails';

describe('the details of the audit', () => {
  it.each(['agenteId', 'from', 'pessoa'])('%s is the id of a person', (name) => {
    expect(namesPerson(name)).toBe(true);
  });

  it.each(['valor', 'crater', 'toString', '__proto__'])('%s is no id of a person', (name) => {
    expect(namesPerson(name)).toBe(false);
  });

  it('come in the order of the list, and those that are not in it last', () => {
    const names = ['crater', 'nomeAgora', 'nomeAntes', 'changed', 'toString', 'valor'];
    expect(names.sort(compareDetails)).toEqual([
      ...['valor', 'changed', 'nomeAntes', 'nomeAgora'],
      ...['crater', 'toString'],
    ]);
  });

  it.each(['crater', 'constructor', '__proto__'])('%s has no word, and stays as it is', (name) => {
    expect(wordOf(AUDIT_DETAILS, name)).toBe(name);
  });
});
