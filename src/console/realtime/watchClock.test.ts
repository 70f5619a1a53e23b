import { manualClock } from '@/testing/manualClock';
import { watchClock } from './watchClock';

function watched() {
  const clock = manualClock();
  const page = { isVisible: jest.fn(() => true) };
  const onJump = jest.fn();
  const end = watchClock(clock, page, onJump);
  const real = clock.now.bind(clock);
  const shiftBy = (ms: number) => jest.spyOn(clock, 'now').mockImplementation(() => real() + ms);
  return { clock, end, onJump, page, shiftBy };
}

describe('watchClock', () => {
  it('reports nothing while time passes normally', () => {
    const { clock, onJump } = watched();
    clock.advance(600_000);
    expect(onJump).not.toHaveBeenCalled();
  });

  it.each([3, -3])('notices a clock that is set by %i hours, once', (hours) => {
    const { clock, onJump, shiftBy } = watched();
    shiftBy(hours * 3_600_000);
    clock.advance(2_000);
    expect(onJump).toHaveBeenCalledTimes(1);
    clock.advance(60_000);
    expect(onJump).toHaveBeenCalledTimes(1);
  });

  it('ignores the late timers of a hidden page', () => {
    const { clock, onJump, page, shiftBy } = watched();
    page.isVisible.mockReturnValue(false);
    shiftBy(58_000);
    clock.advance(2_000);
    expect(onJump).not.toHaveBeenCalled();
  });

  it('reports nothing after its end', () => {
    const { clock, end, onJump, shiftBy } = watched();
    end();
    shiftBy(3_600_000);
    clock.advance(10_000);
    expect(onJump).not.toHaveBeenCalled();
  });
});
