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

const hasBeenActive = () => true;

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('sounds', () => {
  it('have their volumes: offer 0.9, notification 0.7, purchase 0.7', () => {
    const played: string[] = [];
    const sounds = createSounds({
      makeAudio: fakeAudio(played),
      locks: undefined,
      clock: manualClock(),
      hasBeenActive,
    });
    sounds.play('offer', 100);
    sounds.play('notification', 100);
    sounds.play('purchase', 100);
    expect(played).toEqual([
      '/sounds/offer.wav 0.9',
      '/sounds/notification.wav 0.7',
      '/sounds/purchase.wav 0.7',
    ]);
  });

  it('are as loud as the person wants, of their own volume', () => {
    const played: string[] = [];
    const clock = manualClock();
    const makeAudio = fakeAudio(played);
    const sounds = createSounds({ makeAudio, locks: undefined, clock, hasBeenActive });
    sounds.play('offer', 50);
    sounds.play('purchase', 10);
    expect(played).toEqual(['/sounds/offer.wav 0.45', '/sounds/purchase.wav 0.07']);
  });

  test.each([
    [false, true],
    [true, false],
    [undefined, false],
  ])('are blocked until the first click, where the browser says so: %s', (active, isBlocked) => {
    const makeAudio = fakeAudio([]);
    const hasBeenActive = () => active;
    const clock = manualClock();
    const sounds = createSounds({ makeAudio, locks: undefined, clock, hasBeenActive });
    expect(sounds.isBlocked()).toBe(isBlocked);
  });

  it('play once for a burst, and again afterwards', () => {
    const played: string[] = [];
    const clock = manualClock();
    const sounds = createSounds({
      makeAudio: fakeAudio(played),
      locks: undefined,
      clock,
      hasBeenActive,
    });
    for (let offer = 0; offer < 20; offer += 1) sounds.play('offer', 100);
    expect(played).toHaveLength(1);
    clock.advance(1_000);
    sounds.play('offer', 100);
    expect(played).toHaveLength(2);
  });

  it('play in one of several tabs', async () => {
    const played: string[] = [];
    const clock = manualClock();
    const browser = { makeAudio: fakeAudio(played), locks: fakeLocks(), clock, hasBeenActive };
    const tabs = [createSounds(browser), createSounds(browser)];
    for (const tab of tabs) tab.play('offer', 100);
    await settle();
    clock.advance(2_000);
    await settle();
    expect(played).toHaveLength(1);
  });

  it('play in the next tab if the browser blocks the first', async () => {
    const played: string[] = [];
    const clock = manualClock();
    const locks = fakeLocks();
    const blocked = createSounds({
      makeAudio: fakeAudio(played, true),
      locks,
      clock,
      hasBeenActive,
    });
    const clicked = createSounds({ makeAudio: fakeAudio(played), locks, clock, hasBeenActive });
    blocked.play('offer', 100);
    clicked.play('offer', 100);
    await settle();
    expect(played).toEqual(['/sounds/offer.wav 0.9']);
  });
});
