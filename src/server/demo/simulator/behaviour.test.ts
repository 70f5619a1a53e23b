import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { STAGES } from '@/contract/entities/stage';
import { asksAboutOrder, isPoliteClose, readChangeOfMind, readYesNo } from '@/server/flow/readings';
import { customerSays } from '@/server/text/customers';
import { answerDelay, paymentDelay, respond } from './behaviour';
import { createRandom } from './random';
import { FRESH } from './memory';
import { makePersona, makeOrderIntent, TEMPERAMENTS } from './persona';

const temperaments = fc.constantFrom(...TEMPERAMENTS);
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

function turn(
  seed: number,
  temperament: (typeof TEMPERAMENTS)[number],
  stage: (typeof STAGES)[number],
  heard: 'nothing' | 'flow' | 'agent',
) {
  const persona = makePersona(seed, { temperament });
  const memory = { ...FRESH, heard };
  return respond({
    persona,
    memory,
    stage,
    intent: makeOrderIntent(persona, 0),
    random: createRandom(seed),
  });
}

describe('a customer', () => {
  it('always answers an agent, whatever was asked, and never speaks unasked', () => {
    fc.assert(
      fc.property(seeds, temperaments, fc.constantFrom(...STAGES), (seed, temperament, stage) => {
        expect(turn(seed, temperament, stage, 'agent').reply).not.toBeNull();
        expect(turn(seed, temperament, stage, 'nothing').reply).toBeNull();
      }),
      draws({ test: 100, soak: 2_000 }),
    );
  });

  it('takes less than 20 s to answer', () => {
    fc.assert(
      fc.property(seeds, temperaments, (seed, temperament) => {
        expect(answerDelay(temperament, createRandom(seed))).toBeLessThan(20_000);
      }),
      draws({ test: 100, soak: 2_000 }),
    );
  });

  it('who is silent answers the menu, and nothing else that the flow asks', () => {
    const answered = STAGES.filter((stage) => turn(1, 'silent', stage, 'flow').reply !== null);
    expect(answered).toEqual(['aguardando_escolha_inicial']);
  });

  it('does the same in the same situation', () => {
    fc.assert(
      fc.property(seeds, temperaments, fc.constantFrom(...STAGES), (seed, temperament, stage) => {
        expect(turn(seed, temperament, stage, 'agent')).toEqual(
          turn(seed, temperament, stage, 'agent'),
        );
      }),
      draws({ test: 100, soak: 2_000 }),
    );
  });

  it('has no unanswered message after their turn', () => {
    expect(turn(1, 'fast', 'aguardando_nome', 'flow').memory).toMatchObject({
      heard: 'nothing',
      turns: 1,
    });
  });

  it('pays soon, late or never, as their temperament says', () => {
    const delays = (codes: number) =>
      Object.fromEntries(
        TEMPERAMENTS.map((each) => [each, paymentDelay(each, codes, createRandom(1)) !== null]),
      );
    const most = { fast: true, slow: true, silent: true, changesMind: true };
    expect(delays(1)).toEqual({ ...most, paysLate: false, neverPays: false });
    expect(delays(2)).toEqual({ ...most, paysLate: true, neverPays: false });
  });

  it.each([
    ...customerSays.smallTalk,
    ...customerSays.waiting,
    ...customerSays.paying,
    ...customerSays.excuse,
  ])('makes small talk that the flow does not take for an answer: %j', (text) => {
    expect([readChangeOfMind(text), asksAboutOrder(text)]).toEqual([null, false]);
  });

  it.each(customerSays.excuse)(
    'makes an excuse that the flow does not take for a yes: %j',
    (text) => {
      expect(readYesNo(text)).toBeNull();
    },
  );

  it('thanks in words that begin no new order', () => {
    expect(customerSays.thanks.every(isPoliteClose)).toBe(true);
  });
});
