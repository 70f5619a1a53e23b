import { ptBR } from '@/console/text/ptBR';
import { buildEarlier } from '@/testing/builders/finished';
import { buildMessage } from '@/testing/builders/message';
import { buildNote } from '@/testing/builders/note';
import type { ChatItem } from './chatItems';
import { attendanceEnds, endedBefore, endsAbove } from './attendanceEnds';

/** Midday, so that it is the same day in every time zone. */
const day = (of: number) => Date.UTC(2026, 3, of, 12);
const endsOf = (...earlier: Parameters<typeof attendanceEnds>[0][number][]) =>
  attendanceEnds(earlier, ptBR.chat, 'pt-BR');
/** What stands above each of these. */
function above(items: ChatItem[], ends: ReturnType<typeof endsOf>) {
  const places = endsAbove(items, ends);
  return items.map((item) => endedBefore(places, item));
}

describe('where earlier attendances ended', () => {
  it('says below their last message who served, and the day', () => {
    const [first, last, next] = [buildMessage(), buildMessage(), buildMessage()];
    const ends = endsOf(buildEarlier({ ateMensagem: last.id, fimEm: day(5) }));
    expect(above([first, last, next], ends)).toEqual([
      [],
      [],
      ['Atendimento anterior · Ana · 05/04/2026'],
    ]);
    expect(above([first, last], ends)).toEqual([[], []]);
  });

  it('names each of several that ended with the same message, in their order', () => {
    const [last, next] = [buildMessage(), buildMessage()];
    const ends = endsOf(
      buildEarlier({ ateMensagem: last.id, fimEm: day(5) }),
      buildEarlier({ ateMensagem: last.id, fimEm: day(6), agenteNome: 'Bruno' }),
    );
    expect(above([last, next], ends)[1]).toEqual([
      'Atendimento anterior · Ana · 05/04/2026',
      'Atendimento anterior · Bruno · 06/04/2026',
    ]);
  });

  it('lets a note that was written before the end stand with its attendance, and a later one below the line', () => {
    const [last, next] = [buildMessage(), buildMessage()];
    const before = buildNote({ depoisDe: last.id, em: day(5) - 1 });
    const after = buildNote({ depoisDe: last.id, em: day(5) + 1 });
    const ends = endsOf(buildEarlier({ ateMensagem: last.id, fimEm: day(5) }));
    const line = ['Atendimento anterior · Ana · 05/04/2026'];
    expect(above([last, before, next], ends)).toEqual([[], [], line]);
    expect(above([last, before, after, next], ends)).toEqual([[], [], line, []]);
  });

  it('says nothing where that message is gone', () => {
    expect(endsOf(buildEarlier({ ateMensagem: null })).size).toBe(0);
  });

  it('gives the same list each time, so that no bubble is drawn anew', () => {
    const items = [buildMessage(), buildMessage(), buildMessage()];
    const ends = endsOf(buildEarlier({ ateMensagem: items[0]?.id ?? null }));
    const [first, second] = [above(items, ends), above([...items, buildMessage()], ends)];
    expect(second[1]).toBe(first[1]);
    expect(second[2]).toBe(first[0]);
  });
});
