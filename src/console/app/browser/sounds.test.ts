import { manualClock } from '@/testing/manualClock';
import { createSounds, type SoundBrowser } from './sounds';

/** A player that records its sounds and volumes, or is blocked by the browser. */
function fakeAudio(played: string[], isBlocked = false) {
  return (url: string) => {
    const audio = new Audio(url);
    jest.spyOn(audio, 'play').mockImplementation(() => {
      if (isBlocked) return Promise.reject(new DOMException('no click yet', 'NotAllowedError'));
      played.push(`${url} ${audio.volume}`);
      return Promise.resolve();
    });
    return audio;
  };
}

/** The locks of one browser as its tabs see them: one holder at a time, the others queue. */
function fakeLocks(): NonNullable<SoundBrowser['locks']> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (
    _name: string,
    { signal }: LockOptions,
    run: (lock: Lock | null) => Promise<unknown>,
  ) => {
    const turn = last.then(() => {
      if (signal?.aborted) throw new DOMException('given up', 'AbortError');
      return run(null);
    });
    last = turn.catch(() => undefined);
    return turn;
  };
  return { request: request as LockManager['request'] };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('sounds', () => {
  it('have their volumes: offer 0.9, notification 0.7, purchase 0.7', () => {
    const played: string[] = [];
    const sounds = createSounds({
      makeAudio: fakeAudio(played),
      locks: undefined,
      clock: manualClock(),
    });
    sounds.play('offer');
    sounds.play('notification');
    sounds.play('purchase');
    expect(played).toEqual([
      '/sounds/offer.wav 0.9',
      '/sounds/notification.wav 0.7',
      '/sounds/purchase.wav 0.7',
    ]);
  });

  it('play once for a burst, and again afterwards', () => {
    const played: string[] = [];
    const clock = manualClock();
    const sounds = createSounds({ makeAudio: fakeAudio(played), locks: undefined, clock });
    for (let offer = 0; offer < 20; offer += 1) sounds.play('offer');
    expect(played).toHaveLength(1);
    clock.advance(1_000);
    sounds.play('offer');
    expect(played).toHaveLength(2);
  });

  it('play in one of several tabs', async () => {
    const played: string[] = [];
    const clock = manualClock();
    const browser = { makeAudio: fakeAudio(played), locks: fakeLocks(), clock };
    const tabs = [createSounds(browser), createSounds(browser)];
    for (const tab of tabs) tab.play('offer');
    await settle();
    clock.advance(2_000);
    await settle();
    expect(played).toHaveLength(1);
  });

  it('play in the next tab if the browser blocks the first', async () => {
    const played: string[] = [];
    const clock = manualClock();
    const locks = fakeLocks();
    const blocked = createSounds({ makeAudio: fakeAudio(played, true), locks, clock });
    const clicked = createSounds({ makeAudio: fakeAudio(played), locks, clock });
    blocked.play('offer');
    clicked.play('offer');
    await settle();
    expect(played).toEqual(['/sounds/offer.wav 0.9']);
  });
});
