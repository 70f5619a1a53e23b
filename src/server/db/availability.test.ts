import { createAvailability } from './availability';

function watched() {
  const source = createAvailability();
  const said: string[] = [];
  source.onAway(() => said.push('away'));
  source.onBack(() => said.push('back'));
  return { source, said };
}

describe('whether the database can be asked', () => {
  it('is told once for each change', () => {
    const { source, said } = watched();
    for (const is of [true, false, false, true, true]) source.set(is);
    expect(said).toEqual(['away', 'back']);
    expect(source.isAvailable()).toBe(true);
  });

  it('releases those who wait after those who are told', async () => {
    const { source, said } = watched();
    await source.whenAvailable();
    source.set(false);
    const waits = source.whenAvailable().then(() => said.push('released'));
    await Promise.resolve();
    expect(said).toEqual(['away']);
    source.set(true);
    await waits;
    expect(said).toEqual(['away', 'back', 'released']);
  });

  it('counts a commit that nobody knows of as a loss that is over, unless it lasts', () => {
    const { source, said } = watched();
    source.doubt();
    expect(said).toEqual(['back']);
    source.set(false);
    source.doubt();
    source.set(true);
    expect(said).toEqual(['back', 'away', 'back']);
  });
});
