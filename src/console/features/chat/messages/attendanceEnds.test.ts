import { ptBR } from '@/console/text/ptBR';
import { buildEarlier } from '@/testing/builders/finished';
import { buildMessage } from '@/testing/builders/message';
import { attendanceEnds, endedBefore } from './attendanceEnds';

/** Midday, so that it is the same day in every time zone. */
const day = (of: number) => Date.UTC(2026, 3, of, 12);
const endsOf = (...earlier: Parameters<typeof attendanceEnds>[0][number][]) =>
  attendanceEnds(earlier, ptBR.chat, 'pt-BR');

describe('where earlier attendances ended', () => {
  it('says below their last message who served, and the day', () => {
    const last = buildMessage();
    const ends = endsOf(buildEarlier({ ateMensagem: last.id, fimEm: day(5) }));
    expect(endedBefore(ends, last)).toEqual(['Atendimento anterior · Ana · 05/04/2026']);
    expect(endedBefore(ends, buildMessage())).toEqual([]);
    expect(endedBefore(ends, null)).toEqual([]);
  });

  it('names each of several that ended with the same message, in their order', () => {
    const last = buildMessage();
    const ends = endsOf(
      buildEarlier({ ateMensagem: last.id, fimEm: day(5) }),
      buildEarlier({ ateMensagem: last.id, fimEm: day(6), agenteNome: 'Bruno' }),
    );
    expect(endedBefore(ends, last)).toEqual([
      'Atendimento anterior · Ana · 05/04/2026',
      'Atendimento anterior · Bruno · 06/04/2026',
    ]);
  });

  it('says nothing where that message is gone', () => {
    expect(endsOf(buildEarlier({ ateMensagem: null })).size).toBe(0);
  });

  it('gives the same list each time, so that no bubble is drawn anew', () => {
    const [last, other] = [buildMessage(), buildMessage()];
    const ends = endsOf(buildEarlier({ ateMensagem: last.id }));
    expect(endedBefore(ends, last)).toBe(endedBefore(ends, last));
    expect(endedBefore(ends, other)).toBe(endedBefore(ends, null));
  });
});
