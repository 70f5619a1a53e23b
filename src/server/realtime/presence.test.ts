import { manualClock } from '@/testing/manualClock';
import { createPresence, GONE_AFTER_MS } from './presence';

function newPresence() {
  const clock = manualClock();
  const presence = createPresence(clock);
  const gone: string[] = [];
  presence.onGone((userId) => gone.push(userId));
  return { clock, presence, gone };
}

describe('presence', () => {
  it('counts a person as gone a minute after their last socket closed, not before', () => {
    const { clock, presence, gone } = newPresence();
    presence.connected('ana');
    presence.connected('ana');
    presence.disconnected('ana');
    clock.advance(GONE_AFTER_MS * 2);
    expect(gone).toEqual([]);
    presence.disconnected('ana');
    clock.advance(GONE_AFTER_MS - 1);
    expect(gone).toEqual([]);
    clock.advance(1);
    expect(gone).toEqual(['ana']);
  });

  it('does not count a person as gone who reconnects within the minute', () => {
    const { clock, presence, gone } = newPresence();
    presence.connected('ana');
    presence.disconnected('ana');
    clock.advance(GONE_AFTER_MS - 1);
    presence.connected('ana');
    clock.advance(GONE_AFTER_MS * 2);
    expect(gone).toEqual([]);
    expect(presence.isConnected('ana')).toBe(true);
  });

  it('watches a person who never had a socket, and does not restart their minute when told twice', () => {
    const { clock, presence, gone } = newPresence();
    presence.watch('ana');
    clock.advance(GONE_AFTER_MS / 2);
    presence.watch('ana');
    clock.advance(GONE_AFTER_MS / 2);
    expect(gone).toEqual(['ana']);
  });

  it('does not watch a person who has a socket', () => {
    const { clock, presence, gone } = newPresence();
    presence.connected('ana');
    presence.watch('ana');
    clock.advance(GONE_AFTER_MS);
    expect(gone).toEqual([]);
  });

  it('reports which offer a person has on screen', () => {
    const { presence } = newPresence();
    const seen: string[][] = [];
    presence.onAcknowledged((ofertaId, userId) => seen.push([ofertaId, userId]));
    presence.acknowledge('o1', 'ana');
    expect(seen).toEqual([['o1', 'ana']]);
  });

  it('reports nothing more once it is closed, even when sockets still close', () => {
    const { clock, presence, gone } = newPresence();
    presence.connected('ana');
    presence.watch('bruno');
    presence.close();
    presence.disconnected('ana');
    clock.advance(GONE_AFTER_MS);
    expect(gone).toEqual([]);
  });
});
