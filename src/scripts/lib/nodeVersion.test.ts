import { loadScript } from '../testing/loadScript';
import type * as script from './nodeVersion.mjs';

const { nodeVersionFits } = loadScript('nodeVersion.mjs') as typeof script;

const range = '^20.19.0 || ^22.13.0 || >=24';

describe('nodeVersionFits', () => {
  it.each(['20.19.0', '20.20.2', '22.13.1', '24.0.0', '26.1.0'])('takes %s', (version) => {
    expect(nodeVersionFits(version, range)).toBe(true);
  });

  it.each(['18.20.4', '20.18.3', '21.7.0', '22.12.0', '23.11.0'])('refuses %s', (version) => {
    expect(nodeVersionFits(version, range)).toBe(false);
  });

  it('reports a form in package.json that it does not know', () => {
    expect(() => nodeVersionFits('20.19.0', '~20')).toThrow('not understood: ~20');
  });
});
