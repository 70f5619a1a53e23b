import { manualClock } from '@/testing/manualClock';
import { watchSilence } from './watchSilence';

function watched() {
  const clock = manualClock();
  const onSilence = jest.fn();
  return { clock, onSilence, watch: watchSilence(clock, onSilence) };
}

describe('watchSilence', () => {
  it("waits for the default heartbeat until the host's own is known", () => {
    const { clock, onSilence } = watched();
    clock.advance(29_999);
    expect(onSilence).not.toHaveBeenCalled();
    clock.advance(1);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('restarts its wait whenever something is heard', () => {
    const { clock, onSilence, watch } = watched();
    for (let i = 0; i < 10; i += 1) {
      clock.advance(20_000);
      watch.heard();
    }
    expect(onSilence).not.toHaveBeenCalled();
  });

  it('notices a second silence after something was heard in the first', () => {
    const { clock, onSilence, watch } = watched();
    clock.advance(40_000);
    watch.heard();
    clock.advance(30_000);
    expect(onSilence).toHaveBeenCalledTimes(2);
  });

  it('does not take the pause between two connections for the heartbeat', () => {
    const { clock, onSilence, watch } = watched();
    watch.connected();
    clock.advance(3_000);
    watch.connected();
    clock.advance(25_000);
    expect(onSilence).not.toHaveBeenCalled();
    watch.beat();
    clock.advance(34_999);
    expect(onSilence).not.toHaveBeenCalled();
    clock.advance(1);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('measures the heartbeat from the connection on, and not from one before it', () => {
    const { clock, onSilence, watch } = watched();
    watch.connected();
    clock.advance(10_000);
    watch.beat();
    clock.advance(120_000);
    onSilence.mockClear();
    watch.connected();
    clock.advance(10_000);
    watch.beat();
    clock.advance(13_999);
    expect(onSilence).not.toHaveBeenCalled();
    clock.advance(1);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('reports nothing after its end', () => {
    const { clock, onSilence, watch } = watched();
    watch.end();
    clock.advance(100_000);
    expect(onSilence).not.toHaveBeenCalled();
  });
});
